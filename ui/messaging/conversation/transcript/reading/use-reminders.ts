import { channelKey } from '../../../../../domain/messaging/channels/channel.ts'
import { type Reminder, ReminderType } from '../../../../../domain/messaging/conversations/reminder.ts'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { useStream } from '../../../../hooks/use-app.ts'
import { useConversation } from '../../conversation-context.ts'

export type Mention = {
  /** Of the message that speaks to the shopper. */
  readonly seq: number
  /** It was looked at: nothing reminds of this message any more. */
  readonly done: () => void
}

export type Reminders = {
  /** The first place where the shopper is spoken to by name and has not looked yet. */
  readonly mention: Mention | undefined
  /** Of other kinds: somebody wants to join, or what the server reminds of. They stay until they are pressed. */
  readonly others: readonly Reminder[]
  readonly finish: (reminder: Reminder) => void
}

/** What reminds of this conversation. */
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
