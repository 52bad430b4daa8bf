import { type Channel, type ChannelKey, channelKey } from '../channels/channel.ts'

/** Kinds of reminders by number (requirement M3). */
export const ReminderType = { mentionMe: 1, applyJoinGroup: 2 } as const

/** Something that waits for the reader in a channel, such as a mention. */
export type Reminder = {
  readonly reminderID: number
  readonly reminderType: number
  readonly channel: Channel
  readonly messageSeq: number
  readonly text: string
  readonly version: number
  readonly isDone: boolean
}

/** All reminders of an account, done ones included until the server confirms them. */
export type Reminders = {
  readonly byId: ReadonlyMap<number, Reminder>
  /** Highest version ever synced, of done ones too: the host is asked for what came after. */
  readonly version: number
}

/** What can happen to reminders: a sync, the reader's act, the server's refusal. */
export type ReminderEvent =
  | { readonly kind: 'synced'; readonly reminders: readonly Reminder[] }
  | { readonly kind: 'done-asked'; readonly ids: readonly number[] }
  | { readonly kind: 'done-refused'; readonly ids: readonly number[] }
  /** Recalled or deleted: what it said reminds nobody any more. */
  | { readonly kind: 'message-gone'; readonly channelKey: ChannelKey; readonly messageSeq: number }

/** No reminders, never synced. */
export const NO_REMINDERS: Reminders = { byId: new Map(), version: 0 }

const withDone = (state: Reminders, ids: readonly number[], isDone: boolean): Reminders => {
  const byId = new Map(state.byId)
  for (const id of ids) {
    const known = byId.get(id)
    if (known) byId.set(id, { ...known, isDone })
  }
  return { ...state, byId }
}

/** What is known after the event. Done here stays done until the host refuses it. */
export const stepReminders = (state: Reminders, event: ReminderEvent): Reminders => {
  switch (event.kind) {
    case 'synced': {
      const byId = new Map(state.byId)
      let { version } = state
      for (const reminder of event.reminders) {
        version = Math.max(version, reminder.version)
        const known = byId.get(reminder.reminderID)
        if (known && known.version > reminder.version) continue
        // A done one will not be shown again and need not be kept.
        if (reminder.isDone) byId.delete(reminder.reminderID)
        else byId.set(reminder.reminderID, reminder)
      }
      return { byId, version }
    }
    case 'message-gone':
      return withDone(
        state,
        openReminders(state, event.channelKey)
          .filter(({ messageSeq }) => messageSeq === event.messageSeq)
          .map(({ reminderID }) => reminderID),
        true,
      )
    case 'done-asked':
    case 'done-refused':
      // Done here first, reported then: the label goes away under the finger.
      return withDone(state, event.ids, event.kind === 'done-asked')
  }
}

/** The channels that something is known of. */
export const channelsOf = ({ byId }: Reminders): ReadonlySet<ChannelKey> =>
  new Set([...byId.values()].map(({ channel }) => channelKey(channel)))

/** What is still to be done in a channel, newest first. */
export const openReminders = (state: Reminders, key: ChannelKey): readonly Reminder[] =>
  [...state.byId.values()]
    .filter((reminder) => !reminder.isDone && channelKey(reminder.channel) === key)
    .sort((a, b) => b.version - a.version)

/**
 * What is done with once its conversation was read: being spoken to. Somebody who wants to join, or what a host reminds of by
 * types of its own, waits for an act.
 */
export const readReminders = (state: Reminders, key: ChannelKey): readonly Reminder[] =>
  openReminders(state, key).filter(({ reminderType }) => reminderType === ReminderType.mentionMe)

/** Only the latest undone reminder of each type (requirement M4). */
export const simpleReminders = (state: Reminders, key: ChannelKey): readonly Reminder[] => {
  const types = new Set<number>()
  return openReminders(state, key).filter(({ reminderType }) => {
    if (types.has(reminderType)) return false
    types.add(reminderType)
    return true
  })
}
