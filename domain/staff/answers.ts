import { type Fields, fieldsOf } from '../shared/fields.ts'
import type { StaffAct } from './acts.ts'
import type { JournalEntry, Lateness, Named, StaffKind, StaffRow } from './queue.ts'
import type { StaffRole } from './staff.ts'

// Answers of the counter's API (api.md 9), as the page reads them.

/** The signed-in staff member, as the page shows them. */
export type StaffPerson = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  /** The shop of a merchant's clerk; null for staff of the platform. */
  readonly shop: Named | null
}

/** How many items of a queue are waiting, and how many of them are late. */
export type QueueCount = {
  readonly kind: StaffKind | 'chat'
  readonly waiting: number
  readonly late: number
}

/** The initial data of the page: the staff member, waiting counts, rights. */
export type StaffMe = {
  readonly staff: StaffPerson
  readonly queues: readonly QueueCount[]
  readonly acts: readonly StaffAct[]
  /** Until when dangerous actions need no password; seconds, 0 for never. */
  readonly confirmed_until: number
}

/** An item with all its details. */
export type StaffItem = {
  readonly row: StaffRow
  /** Sent back with a save, which is refused if the item has changed since. */
  readonly version: number
  readonly facts: Fields
  /** The values that the kind's `save` takes. */
  readonly values: Fields
  /** The names of the actions that are possible now. */
  readonly acts: readonly string[]
  readonly journal: readonly JournalEntry[]
}

/** The answer to an action; `id` is that of a new item. */
export type ActDone = { readonly row: StaffRow | null; readonly journal: JournalEntry; readonly id: string }

/** The packing slip of an order as plain text, printed for its parcel. */
export type Slip = { readonly id: number; readonly number: string; readonly text: string }

/** One of several parcels shipped at once. */
export type Parcel = { readonly id: string; readonly courier: string; readonly tracking: string }

/** The result for one of them. */
export type ParcelDone = {
  readonly id: string
  readonly is_done: 0 | 1
  readonly reason: string
  readonly first: First | Fields | null
  readonly tracking: string
}

/** Who was first when two acted at once, with which action, when (seconds since 1970). */
export type First = {
  readonly first: { readonly id: number; readonly name: string }
  readonly act: string
  readonly at: number
}

/** Reads from a refusal who was first; undefined for other refusals. */
export const readFirst = (details: unknown): First | undefined => {
  const fields = fieldsOf(details)
  const who = fieldsOf(fields?.['first'])
  if (!fields || typeof who?.['name'] !== 'string') return undefined
  const { act, at } = fields
  return {
    first: { id: Number(who['id'] ?? 0), name: who['name'] },
    act: typeof act === 'string' ? act : '',
    at: typeof at === 'number' ? at : 0,
  }
}

/** Whether a refusal only asks for the password again; nothing was changed. */
export const needsPassword = (details: unknown): boolean => fieldsOf(details)?.['needs_password'] === 1

/** An error in a line of an import. */
export type ImportError = { readonly line: number; readonly field: string; readonly reason: string }

/** What an import would change, or has changed. */
export type ImportReport = {
  readonly changed: number
  readonly added: number
  readonly unchanged: number
  readonly errors: readonly ImportError[]
  /** Names of pictures that the file refers to and that were not uploaded. */
  readonly pictures: readonly string[]
  readonly is_saved: 0 | 1
}

/** A conversation of a shop as its list shows it. */
export type StaffConversation = {
  /** 0: the platform's customer service. */
  readonly shop: number
  /** '' for customer service. */
  readonly shop_name: string
  readonly shopper: {
    readonly id: number
    readonly name: string
    readonly avatar: string
    readonly is_online: 0 | 1
  }
  /** The shopper's address in the chat. */
  readonly uid: string
  readonly last: {
    /** '' when it is not a text. */
    readonly text: string
    /** The content type: 1 text, 2 picture, and what docs/decisions/0008 adds. */
    readonly type: number
    readonly at: number
    readonly is_own: 0 | 1
  } | null
  readonly waiting_since: number | null
  readonly lateness: Lateness
  readonly assigned: Named | null
  readonly unread: number
}

/** A page of conversations. */
export type StaffConversations = {
  readonly rows: readonly StaffConversation[]
  readonly filters: readonly { readonly key: string; readonly count: number }[]
  readonly late: number
  readonly limits: { readonly warn: number; readonly late: number }
  readonly cursor: string
}
