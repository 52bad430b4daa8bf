import type { StaffRight } from './staff.ts'

/**
 * What the counter lists. The first five are queues of work, where something waits; the others are looked up or edited.
 * One list, one detail and one call for each act serve all of them (api.md, Staff).
 */
export const STAFF_KINDS = [
  'order',
  'recharge',
  'withdrawal',
  'refund',
  'complaint',
  'shopper',
  'product',
  'category',
  'banner',
  'promo',
  'network',
  'courier',
  'article',
  'shop',
  'staff',
] as const
/** A kind of thing that staff work on. */
export type StaffKind = (typeof STAFF_KINDS)[number]

/** Whether a text names a kind of thing that staff work on. */
export const isStaffKind = (text: string): text is StaffKind => STAFF_KINDS.some((kind) => kind === text)

/** Queues of work, in the order of the rail. */
export const WORK_KINDS = ['order', 'recharge', 'withdrawal', 'refund', 'complaint'] as const
/** A kind that comes as work to be done, in queues. */
export type WorkKind = (typeof WORK_KINDS)[number]

/** Whether things of this kind come as work to be done. */
export const isWorkKind = (kind: StaffKind): kind is WorkKind => WORK_KINDS.some((known) => known === kind)

/** Seconds after which a wait is a warning, and after which it is late. */
export type WaitLimits = { readonly warn: number; readonly late: number }

const HOUR = 60 * 60

/** Characters of what is searched for in a list. */
export const STAFF_SEARCH_MOST = 80

/** How long each queue may wait; `chat` is a shopper without an answer. */
export const WAIT_LIMITS: Readonly<Record<WorkKind | 'chat', WaitLimits>> = {
  order: { warn: 24 * HOUR, late: 48 * HOUR },
  recharge: { warn: HOUR, late: 2 * HOUR },
  withdrawal: { warn: 4 * HOUR, late: 24 * HOUR },
  refund: { warn: 24 * HOUR, late: 48 * HOUR },
  complaint: { warn: 12 * HOUR, late: 24 * HOUR },
  chat: { warn: 5 * 60, late: 10 * 60 },
}

/** How long something has waited for staff, against the hours that the shop promises. */
export type Lateness = 'fine' | 'warn' | 'late'

/** How a wait of so many seconds stands. */
export const latenessOf = (waited: number, { warn, late }: WaitLimits): Lateness => {
  if (waited >= late) return 'late'
  return waited >= warn ? 'warn' : 'fine'
}

type KindRules = {
  /** Who may list and read it. */
  readonly right: StaffRight
  /** The first is what opens; of a queue of work it is what waits. */
  readonly filters: readonly string[]
}

/** Filters of each kind, and whose they are. */
export const KIND_RULES: Readonly<Record<StaffKind, KindRules>> = {
  order: { right: 'shop', filters: ['to-ship', 'unpaid', 'shipped', 'over', 'all'] },
  recharge: { right: 'house', filters: ['waiting', 'passed', 'refused', 'all'] },
  withdrawal: { right: 'house', filters: ['waiting', 'mine', 'passed', 'refused', 'all'] },
  refund: { right: 'shop', filters: ['waiting', 'return-wanted', 'passed', 'refused', 'all'] },
  complaint: { right: 'shop', filters: ['waiting', 'answered', 'all'] },
  shopper: { right: 'shop', filters: ['all', 'locked', 'banned'] },
  product: { right: 'shop', filters: ['all', 'on-sale', 'off-sale', 'sold-out'] },
  // A clerk of a shop puts goods into them; only the house changes them.
  category: { right: 'shop', filters: ['all'] },
  banner: { right: 'house', filters: ['all'] },
  promo: { right: 'house', filters: ['all', 'running', 'over'] },
  network: { right: 'house', filters: ['all'] },
  courier: { right: 'house', filters: ['all'] },
  article: { right: 'house', filters: ['all', 'help', 'law', 'about'] },
  shop: { right: 'house', filters: ['all'] },
  staff: { right: 'owner', filters: ['all', 'locked'] },
}

/** A person or a shop that a row names. */
export type Named = { readonly id: number; readonly name: string }

/** One row of a list, of whatever kind. Amounts are decimal texts, times seconds since 1970. */
export type StaffRow = {
  readonly kind: StaffKind
  /** Names the thing in every call; a number of the table, or a code (promo) or name (network, courier). */
  readonly id: string
  /** The number that people say; the same as the id where there is none. */
  readonly number: string
  /** What it is: the first goods of an order, a network, a title. */
  readonly title: string
  /** How many more there are behind the title; 0 for none. */
  readonly more: number
  readonly who: Named | null
  readonly shop: Named | null
  readonly amount: string | null
  /** A key that the page has words for: `waiting`, `taken`, `passed`, `to-ship`, `on-sale` … */
  readonly status: string
  readonly picture: string
  /** Since when it waits for staff; null when it waits for nobody. */
  readonly waiting_since: number | null
  readonly lateness: Lateness
  /** What a clerk should see before opening it: `used-picture`, `used-transaction`, `taken`, `note`, `partly-shipped`. */
  readonly marks: readonly string[]
  readonly created_at: number
}

/** A page of a list. */
export type StaffList = {
  readonly kind: StaffKind
  readonly filter: string
  readonly filters: readonly { readonly key: string; readonly count: number }[]
  /** How many of what waits is late. */
  readonly late: number
  readonly limits: WaitLimits | null
  readonly rows: readonly StaffRow[]
  /** Goes into the next call; empty at the end. */
  readonly cursor: string
}

/** An entry of the journal: who did what, when, to what, and what it was before and after. */
export type JournalEntry = {
  readonly id: number
  readonly at: number
  /** id 0: a command on the shop's own machine. */
  readonly who: Named
  readonly kind: StaffKind
  readonly subject: string
  readonly act: string
  readonly note: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}
