import { createCounter } from '../../adapters/container/create-counter.ts'
import { createFakeHost } from '../../adapters/container/fake-host.ts'
import { accepted } from '../../adapters/fakes/fake-http.ts'
import { STAFF_ACTS } from '../../domain/staff/acts.ts'
import type { StaffItem, StaffMe } from '../../domain/staff/answers.ts'
import type { JournalEntry, StaffList, StaffRow } from '../../domain/staff/queue.ts'

type Body = Readonly<Record<string, unknown>>

/** Who has signed in, as the server tells it. */
export const meRow = (change: Partial<StaffMe> = {}): StaffMe => ({
  staff: { id: 2, name: 'Budi', role: 'clerk', shop: null },
  queues: [{ kind: 'order', waiting: 2, late: 0 }],
  acts: STAFF_ACTS,
  confirmed_until: 0,
  ...change,
})

/** A row of a list. */
export const staffRow = (change: Partial<StaffRow> = {}): StaffRow => ({
  kind: 'order',
  id: '3',
  number: 'LT118409',
  title: 'Gaun midi linen',
  more: 0,
  who: { id: 1, name: 'Rani' },
  shop: { id: 1, name: 'Meraki Mode' },
  amount: '46.00',
  status: 'to-ship',
  picture: '',
  waiting_since: 1_000,
  lateness: 'fine',
  marks: [],
  created_at: 900,
  ...change,
})

/** A page of a list. */
export const staffList = (rows: readonly StaffRow[], cursor = ''): StaffList => ({
  kind: 'order',
  filter: 'to-ship',
  filters: [{ key: 'to-ship', count: rows.length }],
  late: 0,
  limits: { warn: 1, late: 2 },
  rows,
  cursor,
})

/** An entry of the journal. */
export const journalEntry = (change: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  at: 1_700_000_000,
  who: { id: 2, name: 'Budi' },
  kind: 'order',
  subject: '3',
  act: 'ship',
  note: '',
  before: {},
  after: {},
  ...change,
})

/** A thing with everything to read of it. */
export const staffItem = (change: Partial<StaffItem> = {}): StaffItem => ({
  row: staffRow(),
  version: 1,
  facts: { number: 'LT118409' },
  values: {},
  acts: ['ship', 'cancel', 'note'],
  journal: [],
  ...change,
})

/** The counter over a server whose answers a test sets. */
export const createFakeCounter = () => {
  const fake = createFakeHost()
  const { http } = fake
  http.answer('/api/staff/me', () => accepted(meRow()))
  const counter = createCounter(fake.host)
  const bodies = (path: string): readonly Body[] =>
    http.sentTo(path).map(({ body }) => (body && 'json' in body ? (body.json as Body) : {}))
  const urls = (path: string): readonly string[] => http.sentTo(path).map(({ url }) => url)
  return { ...fake, counter, bodies, urls }
}
