import { useMemo } from 'react'
import type { Chat } from '../../application/messaging/messaging-context.ts'
import { isUnread, type ListedRow } from './list-rows.ts'

export type RowActs = {
  readonly pin: (row: ListedRow, isPinned: boolean) => void
  readonly mute: (row: ListedRow, isMuted: boolean) => void
  /** Read when it has unread messages, unread when it has none. */
  readonly toggleRead: (row: ListedRow) => void
  readonly readAll: (rows: readonly ListedRow[]) => void
}

/** What a list does to conversations without opening them. */
export const useRowActs = ({ client, services }: Chat): RowActs =>
  useMemo(
    () => ({
      pin: ({ conversation }, isPinned) => void services.setPinned(conversation.channel, isPinned),
      mute: ({ conversation }, isMuted) => void services.setMuted(conversation.channel, isMuted),
      toggleRead: (row) => {
        const { channel } = row.conversation
        const reminders = client.reminders$(row.key).value.map(({ reminderID }) => reminderID)
        const isRead = isUnread(row)
        client.setUnread(channel, isRead ? 0 : 1)
        if (isRead && reminders.length > 0) client.finishReminders(reminders)
      },
      readAll: (rows) => {
        for (const { conversation } of rows.filter(isUnread)) client.setUnread(conversation.channel, 0)
      },
    }),
    [client, services],
  )
