import { type Channel, type ChannelKey, channelKey } from '../channels/channel.ts'

/** Kinds of reminders by number (requirement M3). */
export const ReminderType = { mentionMe: 1, applyJoinGroup: 2 } as const

/** Something in a channel that needs the reader's attention, such as a mention. */
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
  /** Highest version synced so far, including done ones: the next sync asks for changes after it. */
  readonly version: number
}

/** What can happen to reminders: a sync, an action of the reader, a refusal of the server. */
export type ReminderEvent =
  | { readonly kind: 'synced'; readonly reminders: readonly Reminder[] }
  | { readonly kind: 'done-requested'; readonly ids: readonly number[] }
  | { readonly kind: 'done-refused'; readonly ids: readonly number[] }
  /** The message was recalled or deleted, so its reminders are obsolete. */
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

/** The reminders after an event. A reminder marked done here stays done unless the host refuses it. */
export const stepReminders = (state: Reminders, event: ReminderEvent): Reminders => {
  switch (event.kind) {
    case 'synced': {
      const byId = new Map(state.byId)
      let { version } = state
      for (const reminder of event.reminders) {
        version = Math.max(version, reminder.version)
        const known = byId.get(reminder.reminderID)
        if (known && known.version > reminder.version) continue
        // A done reminder is never shown again and need not be kept.
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
    case 'done-requested':
    case 'done-refused':
      // Marked done at once, reported afterwards: the label disappears immediately.
      return withDone(state, event.ids, event.kind === 'done-requested')
  }
}

/** The channels with reminders. */
export const channelsOf = ({ byId }: Reminders): ReadonlySet<ChannelKey> =>
  new Set([...byId.values()].map(({ channel }) => channelKey(channel)))

/** The open reminders of a channel, newest first. */
export const openReminders = (state: Reminders, key: ChannelKey): readonly Reminder[] =>
  [...state.byId.values()]
    .filter((reminder) => !reminder.isDone && channelKey(reminder.channel) === key)
    .sort((a, b) => b.version - a.version)

/**
 * The reminders that are done once their conversation was read: mentions. Requests to join, and custom types of the
 * host, need an explicit action.
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
