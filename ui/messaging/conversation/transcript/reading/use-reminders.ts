import { channelKey } from '../../../../../domain/messaging/channels/channel.ts'
import { type Reminder, ReminderType } from '../../../../../domain/messaging/conversations/reminder.ts'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { useStream } from '../../../../hooks/use-app.ts'
import { useConversation } from '../../conversation-context.ts'

export type Mention = {
  /** The number of the message with the mention. */
  readonly seq: number
  /** It was seen: its reminders are done. */
  readonly done: () => void
}

export type Reminders = {
  /** The first unseen mention of the shopper. */
  readonly mention: Mention | undefined
  /** Other reminders: a request to join, or custom types. They stay until pressed. */
  readonly others: readonly Reminder[]
  readonly finish: (reminder: Reminder) => void
}

/** The reminders of this conversation. */
export const useReminders = (messages: readonly Message[]): Reminders => {
  const { chat, channel } = useConversation()
  const reminders = useStream(chat.client.reminders$(channelKey(channel)))
  const isMention = ({ reminderType }: Reminder): boolean => reminderType === ReminderType.mentionMe
  const open = reminders.filter(isMention)
  const [first] = [...open].sort((a, b) => a.messageSeq - b.messageSeq)
  const finishAt = (seq: number): void =>
    chat.client.finishReminders(
      open.filter(({ messageSeq }) => messageSeq === seq).map(({ reminderID }) => reminderID),
    )
  const isShown = first !== undefined && messages.length > 0
  return {
    mention: isShown ? { seq: first.messageSeq, done: () => finishAt(first.messageSeq) } : undefined,
    others: reminders.filter((reminder) => !isMention(reminder)),
    finish: ({ reminderID }) => chat.client.finishReminders([reminderID]),
  }
}
