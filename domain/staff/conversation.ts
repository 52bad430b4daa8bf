import type { Seconds } from '../shared/time.ts'
import { type Lateness, latenessOf, type Named, type WaitLimits } from './queue.ts'

/** Identifies a conversation at the counter: a shop (0: customer service) and a shopper. */
export type OfConversation = { readonly shop: number; readonly shopper: number }

/** Whether two name the same conversation. */
export const isSameConversation = (a: OfConversation | undefined, b: OfConversation | undefined): boolean =>
  a !== undefined && b !== undefined && a.shop === b.shop && a.shopper === b.shopper

/** Filters of the conversation list, in page order. */
export const CHAT_FILTERS = ['waiting', 'mine', 'all'] as const
/** One filter of the conversation list. */
export type ChatFilter = (typeof CHAT_FILTERS)[number]

/** An order of the shopper in the side panel. Amounts are decimal texts, times seconds. */
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

/** A product that the shopper has asked about, put into the cart, liked or bought. */
export type BesideGoods = {
  readonly id: number
  readonly shop: number
  /** Its name in the reader's language; `title` fields are those of a product card. */
  readonly name: string
  readonly title: string
  readonly title_en: string
  readonly picture: string
  readonly price: string
  readonly stock: number
}

/** A colleague who may take over: number of conversations, and reply time. */
export type Colleague = Named & {
  readonly role: string
  readonly assigned: number
  /** When they were last active; null for never. */
  readonly seen_at: Seconds | null
  /** The median reply time of recent answers, in seconds; null for none yet. */
  readonly reply_seconds: number | null
}

/** A hand-over of a conversation, with an internal note. */
export type HandoverNote = {
  readonly who: string
  readonly to: string
  readonly note: string
  readonly at: Seconds
}

/** The side panel of a conversation (api.md 9). */
export type ConversationBeside = {
  readonly shopper: {
    readonly id: number
    readonly nickname: string
    readonly avatar: string
    readonly created_at: Seconds
    readonly is_banned: boolean
    readonly orders: { readonly count: number; readonly total: string }
    readonly refunds: number
    /** Only for staff of the platform. */
    readonly balance?: string
  }
  readonly orders: readonly BesideOrder[]
  readonly goods: readonly BesideGoods[]
  readonly assigned: (Named & { readonly at: Seconds; readonly note: string }) | null
  readonly notes: readonly HandoverNote[]
  readonly colleagues: readonly Colleague[]
}

/** Who a conversation is assigned to: nobody, the reader, or a colleague; only the assignee may reply. */
export type Holder = 'nobody' | 'me' | 'colleague'

/** Who a conversation is assigned to, from one staff member's view. */
export const holderOf = (assigned: Pick<Named, 'id'> | null | undefined, staffId: number): Holder => {
  if (!assigned) return 'nobody'
  return assigned.id === staffId ? 'me' : 'colleague'
}

/** How long a shopper has been waiting, in whole minutes, and its lateness; undefined if no answer is due. */
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

/** Whether a colleague was active in the last quarter of an hour. */
export const isAtCounter = ({ seen_at }: Pick<Colleague, 'seen_at'>, now: Seconds): boolean =>
  seen_at !== null && now - seen_at < AWAY_SECONDS
