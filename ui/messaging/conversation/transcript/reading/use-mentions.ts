import { channelKey } from '../../../../../domain/messaging/channels/channel.ts'
import { ReminderType } from '../../../../../domain/messaging/conversations/reminder.ts'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { useStream } from '../../../../hooks/use-app.ts'
import { useConversation } from '../../conversation-context.ts'

export type Mention = {
  /** Of the message that speaks to the shopper. */
  readonly seq: number
  /** It was looked at: nothing reminds of this message any more. */
  readonly done: () => void
}

/** The first place where the shopper is spoken to by name and has not looked yet. */
export const useMentions = (messages: readonly Message[]): Mention | undefined => {
  const { chat, channel } = useConversation()
  const reminders = useStream(chat.client.reminders$(channelKey(channel)))
  const open = reminders.filter(({ reminderType }) => reminderType === ReminderType.mentionMe)
  const [first] = [...open].sort((a, b) => a.messageSeq - b.messageSeq)
  if (!first || messages.length === 0) return undefined
  return {
    seq: first.messageSeq,
    done: () =>
      chat.client.finishReminders(
        open.filter(({ messageSeq }) => messageSeq === first.messageSeq).map(({ reminderID }) => reminderID),
      ),
  }
}
