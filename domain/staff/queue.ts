import type { StaffRight } from './staff.ts'

/**
 * The kinds of items at the counter. The first six are work queues; the others are looked up or edited. One list,
 * one detail view and one call for each action serve all of them (api.md, Staff).
 */
export const STAFF_KINDS = [
  'order',
  'recharge',
  'withdrawal',
  'refund',
  'complaint',
  'review',
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
/** A kind of item at the counter. */
export type StaffKind = (typeof STAFF_KINDS)[number]

/** Whether a text is a kind of item. */
export const isStaffKind = (text: string): text is StaffKind => STAFF_KINDS.some((kind) => kind === text)

/** The kinds that are work queues, in page order. */
export const WORK_KINDS = ['order', 'recharge', 'withdrawal', 'refund', 'complaint', 'review'] as const
/** A kind that is a work queue. */
export type WorkKind = (typeof WORK_KINDS)[number]

/** Whether a kind is a work queue. */
export const isWorkKind = (kind: StaffKind): kind is WorkKind => WORK_KINDS.some((known) => known === kind)

/** Seconds of waiting after which an item is marked as a warning, and as late. */
export type WaitLimits = { readonly warn: number; readonly late: number }

const HOUR = 60 * 60

/** Most characters of a search in a list. */
export const STAFF_SEARCH_MAX_LENGTH = 80

/** The limits of each queue; `chat` is a shopper waiting for an answer. */
export const WAIT_LIMITS: Readonly<Record<WorkKind | 'chat', WaitLimits>> = {
  order: { warn: 24 * HOUR, late: 48 * HOUR },
  recharge: { warn: HOUR, late: 2 * HOUR },
  withdrawal: { warn: 4 * HOUR, late: 24 * HOUR },
  refund: { warn: 24 * HOUR, late: 48 * HOUR },
  complaint: { warn: 12 * HOUR, late: 24 * HOUR },
  review: { warn: 24 * HOUR, late: 72 * HOUR },
  chat: { warn: 5 * 60, late: 10 * 60 },
}

/**
 * A review with at most so many tenths of a star waits for the shop's answer; the shop may answer any other, but nobody
 * waits for it.
 */
export const FEW_STARS_TENTHS = 25

/** How long an item has waited, compared with the promised hours. */
export type Lateness = 'fine' | 'warn' | 'late'

/** The lateness for a wait of this many seconds. */
export const latenessOf = (waited: number, { warn, late }: WaitLimits): Lateness => {
  if (waited >= late) return 'late'
  return waited >= warn ? 'warn' : 'fine'
}

type KindRules = {
  /** The right needed to list and read it. */
  readonly right: StaffRight
  /** The first one is the default; for work queues it is what is waiting. */
  readonly filters: readonly string[]
}

/** The filters of each kind, and the required right. */
export const KIND_RULES: Readonly<Record<StaffKind, KindRules>> = {
  order: { right: 'shop', filters: ['to-ship', 'unpaid', 'shipped', 'over', 'all'] },
  recharge: { right: 'house', filters: ['waiting', 'passed', 'refused', 'all'] },
  withdrawal: { right: 'house', filters: ['waiting', 'mine', 'passed', 'refused', 'all'] },
  refund: { right: 'shop', filters: ['waiting', 'return-wanted', 'passed', 'refused', 'all'] },
  complaint: { right: 'shop', filters: ['waiting', 'answered', 'all'] },
  review: { right: 'shop', filters: ['waiting', 'unanswered', 'answered', 'all'] },
  shopper: { right: 'shop', filters: ['all', 'locked', 'banned'] },
  product: { right: 'shop', filters: ['all', 'on-sale', 'off-sale', 'sold-out'] },
  // A clerk of a shop assigns products to categories; only platform staff edit them.
  category: { right: 'shop', filters: ['all'] },
  banner: { right: 'house', filters: ['all'] },
  promo: { right: 'house', filters: ['all', 'running', 'over'] },
  network: { right: 'house', filters: ['all'] },
  courier: { right: 'house', filters: ['all'] },
  article: { right: 'house', filters: ['all', 'help', 'law', 'about'] },
  shop: { right: 'house', filters: ['all'] },
  staff: { right: 'owner', filters: ['all', 'locked'] },
}

/** The id and name of a person or shop in a row. */
export type Named = { readonly id: number; readonly name: string }

/**
 * The mark of an order that still has to be shipped while others of the same payment have been. The API calls it
 * `partly-shipped`; no order is ever shipped in parts.
 */
export const PAYMENT_PARTLY_SHIPPED = 'partly-shipped'

/** One row of a list, of any kind. Amounts are decimal texts, times seconds since 1970. */
export type StaffRow = {
  readonly kind: StaffKind
  /** Identifies the item in every call; a number, or a code (promo) or name (network, courier). */
  readonly id: string
  /** The number shown to people; the id where there is none. */
  readonly number: string
  /** The title: the first product of an order, a network, a name. */
  readonly title: string
  /** How many more products there are besides the title; 0 for none. */
  readonly more: number
  readonly who: Named | null
  readonly shop: Named | null
  readonly amount: string | null
  /** A key with a translation: `waiting`, `taken`, `passed`, `to-ship`, `on-sale` … */
  readonly status: string
  readonly picture: string
  /** Since when it waits for staff; null when it does not. */
  readonly waiting_since: number | null
  readonly lateness: Lateness
  /** Warnings to show in the list: `used-picture`, `used-transaction`, `taken`, `note`, PAYMENT_PARTLY_SHIPPED, `few-stars`. */
  readonly marks: readonly string[]
  readonly created_at: number
}

/** A page of a list. */
export type StaffList = {
  readonly kind: StaffKind
  readonly filter: string
  readonly filters: readonly { readonly key: string; readonly count: number }[]
  /** How many of the waiting items are late. */
  readonly late: number
  readonly limits: WaitLimits | null
  readonly rows: readonly StaffRow[]
  /** Sent with the next call; empty at the end. */
  readonly cursor: string
}

/** An entry of the journal: who did what, when, to which item, with its state before and after. */
export type JournalEntry = {
  readonly id: number
  readonly at: number
  /** id 0: a command on the server's machine. */
  readonly who: Named
  readonly kind: StaffKind
  readonly subject: string
  readonly act: string
  readonly note: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}
