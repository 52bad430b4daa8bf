import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { createPasswords } from '../../../../adapters/embedded-backend/secrets/passwords.ts'
import type { BackendRandom } from '../../../../adapters/embedded-backend/secrets/random.ts'
import { STAFF_PASSWORD } from './staff-calls.ts'

/** Acts to which the server has said yes: the numbers of their entries in the journal. */
export type StaffPromises = number[]

/** Clerks of the house, written into the data of a shop that does not run. */
export const hireRestless = async (database: Database, names: readonly string[]): Promise<void> => {
  const hash = await createPasswords(4).hash(STAFF_PASSWORD)
  for (const name of names)
    await database.query(
      `insert into staff (name, role, password_hash, created_at) values ($1, 'clerk', $2, 1) on conflict do nothing`,
      [name, hash],
    )
}

type Answer = {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows the fields
  readonly data: any
}

const KINDS = ['order', 'recharge', 'withdrawal'] as const

/** What somebody does with a row of a queue, without much thought. */
const actsOn = (
  kind: (typeof KINDS)[number],
  random: BackendRandom,
): readonly (readonly [string, object])[] => {
  const isYes = random.below(3) > 0
  switch (kind) {
    case 'order':
      return isYes
        ? [['ship', { courier: 'JNE', tracking: `JN${random.digits(8)}` }]]
        : [['cancel', { reason: 'sold-out' }]]
    case 'recharge':
      return isYes ? [['pass', {}]] : [['refuse', { reason: 'amount-differs' }]]
    case 'withdrawal':
      return isYes
        ? [
            ['take', {}],
            ['pay', { reference: random.digits(8) }],
          ]
        : [['refuse', { reason: 'name-differs' }]]
  }
}

/** Works the queues, several things at once, until the server is gone. */
export const workUntilGone = async (
  origin: string,
  name: string,
  random: BackendRandom,
  promises: StaffPromises,
): Promise<void> => {
  let token = ''
  const call = async (path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'staff-token': token }
    const response = await fetch(`${origin}/api/staff${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }
  const work = async (kind: (typeof KINDS)[number]): Promise<void> => {
    const { data } = await call(`/list?kind=${kind}&limit=4`)
    const rows = (data?.rows ?? []) as readonly { readonly id: string }[]
    const row = rows[random.below(Math.max(1, rows.length))]
    if (row === undefined) return
    for (const [act, fields] of actsOn(kind, random)) {
      const done = await call(`/act/${kind}/${act}`, { id: row.id, ...fields })
      if (done.code !== 1) return
      promises.push(done.data.journal.id)
    }
  }
  try {
    token = (await call('/login', { name, password: STAFF_PASSWORD })).data.token
    await call('/confirm', { password: STAFF_PASSWORD })
    for (;;) await Promise.all(KINDS.map(work))
  } catch {
    // The server was killed; what it had not answered it had not promised.
  }
}

/** Acts that were promised and do not stand in the journal. */
export const brokenActs = async (database: Database, promises: StaffPromises): Promise<readonly unknown[]> =>
  database.query(
    `select 'lost act ' || n as detail from unnest($1::bigint[]) n
     where not exists (select 1 from staff_journal j where j.id = n)`,
    [promises],
  )
