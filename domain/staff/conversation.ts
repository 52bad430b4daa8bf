import type { Seconds } from '../shared/time.ts'
import { type Lateness, latenessOf, type Named, type WaitLimits } from './queue.ts'

/** Which conversation of the counter: a shop (0: the service of the house) and a shopper. */
export type OfConversation = { readonly shop: number; readonly shopper: number }

/** Whether two name the same conversation. */
export const isSameConversation = (a: OfConversation | undefined, b: OfConversation | undefined): boolean =>
  a !== undefined && b !== undefined && a.shop === b.shop && a.shopper === b.shopper

/** Filters of the chat's list, in the order of the page. */
export const CHAT_FILTERS = ['waiting', 'mine', 'all'] as const
/** One filter of the chat's list. */
export type ChatFilter = (typeof CHAT_FILTERS)[number]

/** An order of the shopper, as it stands beside the conversation. Amounts are decimal texts, times seconds. */
export type BesideOrder = {
  readonly id: number
  readonly number: string
  readonly title: string
  readonly picture: string
  readonly status: number
  readonly refund_status: number
  readonly total: string
  readonly count: number
  readonly at: Seconds
}

/** Something the shopper has asked about, put into the cart, liked or bought. */
export type BesideGoods = {
  readonly id: number
  readonly shop: number
  /** What it is called in the language of who reads; the titles are those that a card says. */
  readonly name: string
  readonly title: string
  readonly title_en: string
  readonly picture: string
  readonly price: string
  readonly stock: number
}

/** Somebody who may answer too: how many conversations they have, and how soon they answer. */
export type Colleague = Named & {
  readonly role: string
  readonly assigned: number
  /** When they were last at the counter; null for never. */
  readonly seen_at: Seconds | null
  /** The median of their last answers, in seconds; null for none yet. */
  readonly reply_seconds: number | null
}

/** A conversation that was handed over, with words that staff alone see. */
export type HandoverNote = {
  readonly who: string
  readonly to: string
  readonly note: string
  readonly at: Seconds
}

/** What stands beside a conversation (api.md 9). */
export type ConversationBeside = {
  readonly shopper: {
    readonly id: number
    readonly nickname: string
    readonly avatar: string
    readonly created_at: Seconds
    readonly is_banned: boolean
    readonly orders: { readonly count: number; readonly total: string }
    readonly refunds: number
    /** Told to the house alone. */
    readonly balance?: string
  }
  readonly orders: readonly BesideOrder[]
  readonly goods: readonly BesideGoods[]
  readonly assigned: (Named & { readonly at: Seconds; readonly note: string }) | null
  readonly notes: readonly HandoverNote[]
  readonly colleagues: readonly Colleague[]
}

/** Whose a conversation is: nobody's, one's own, or a colleague's, who alone writes then. */
export type Holder = 'nobody' | 'me' | 'colleague'

/** Who has a conversation, seen by one of the staff. */
export const holderOf = (assigned: Pick<Named, 'id'> | null | undefined, staffId: number): Holder => {
  if (!assigned) return 'nobody'
  return assigned.id === staffId ? 'me' : 'colleague'
}

/** How long a shopper waits now, in whole minutes, and how that stands; undefined of who waits for nobody. */
export const waitNow = (
  waitingSince: Seconds | null,
  now: Seconds,
  limits: WaitLimits,
): { readonly minutes: number; readonly lateness: Lateness } | undefined => {
  if (waitingSince === null) return undefined
  const waited = Math.max(0, now - waitingSince)
  return { minutes: Math.floor(waited / 60), lateness: latenessOf(waited, limits) }
}

const AWAY_SECONDS = 15 * 60

/** Whether a colleague has been at the counter in the last quarter of an hour. */
export const isAtCounter = ({ seen_at }: Pick<Colleague, 'seen_at'>, now: Seconds): boolean =>
  seen_at !== null && now - seen_at < AWAY_SECONDS
