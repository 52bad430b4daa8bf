import { type Fields, fieldsOf } from '../shared/fields.ts'
import type { StaffAct } from './acts.ts'
import type { JournalEntry, Lateness, Named, StaffKind, StaffRow } from './queue.ts'
import type { StaffRole } from './staff.ts'

// What the calls of the counter answer (api.md 9), as the page reads it.

/** Who has signed in at the counter, as the page shows them. */
export type StaffPerson = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  /** The one shop of a merchant's clerk; null for whoever works for the house. */
  readonly shop: Named | null
}

/** How many things of a queue wait, and how many of them are late. */
export type QueueCount = {
  readonly kind: StaffKind | 'chat'
  readonly waiting: number
  readonly late: number
}

/** What the page begins with: who is there, what waits, what they may do. */
export type StaffMe = {
  readonly staff: StaffPerson
  readonly queues: readonly QueueCount[]
  readonly acts: readonly StaffAct[]
  /** Until when dangerous acts ask for no password; seconds, 0 for not at all. */
  readonly confirmed_until: number
}

/** One thing with everything that is to be read of it. */
export type StaffItem = {
  readonly row: StaffRow
  /** Goes back with a save: what was changed since is refused. */
  readonly version: number
  readonly facts: Fields
  /** What the kind's `save` sends back. */
  readonly values: Fields
  /** Names of the acts that can happen to it now. */
  readonly acts: readonly string[]
  readonly journal: readonly JournalEntry[]
}

/** What an act answers; `id` names what it made. */
export type ActDone = { readonly row: StaffRow | null; readonly journal: JournalEntry; readonly id: string }

/** A parcel of several that were sent off at once. */
export type Parcel = { readonly id: string; readonly courier: string; readonly tracking: string }

/** What became of one of them. */
export type ParcelDone = {
  readonly id: string
  readonly is_done: 0 | 1
  readonly reason: string
  readonly first: First | Fields | null
  readonly tracking: string
}

/** Who of two at once was first, with which act, when (seconds since 1970). */
export type First = {
  readonly first: { readonly id: number; readonly name: string }
  readonly act: string
  readonly at: number
}

/** Whether a refusal says that somebody else was first, and who. */
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

/** Whether a refusal only asks for the password again: nothing has happened. */
export const needsPassword = (details: unknown): boolean => fieldsOf(details)?.['needs_password'] === 1

/** A line of an import that cannot be taken. */
export type ImportError = { readonly line: number; readonly field: string; readonly reason: string }

/** What an import would do, or has done. */
export type ImportReport = {
  readonly changed: number
  readonly added: number
  readonly unchanged: number
  readonly errors: readonly ImportError[]
  /** Names of pictures that the file needs and that have not been sent. */
  readonly pictures: readonly string[]
  readonly is_saved: 0 | 1
}

/** A conversation of a shop as its list shows it. */
export type StaffConversation = {
  /** 0: the service of the house. */
  readonly shop: number
  /** '' for the service. */
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
    /** '' of what is no text. */
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
