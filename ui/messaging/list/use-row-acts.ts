import { useMemo } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
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
  useMemo(() => {
    const read = ({ conversation }: ListedRow): void => client.setUnread(conversation.channel, 0)
    return {
      pin: ({ conversation }, isPinned) => void services.setPinned(conversation.channel, isPinned),
      mute: ({ conversation }, isMuted) => void services.setMuted(conversation.channel, isMuted),
      toggleRead: (row) => (isUnread(row) ? read(row) : client.setUnread(row.conversation.channel, 1)),
      readAll: (rows) => {
        for (const row of rows.filter(isUnread)) read(row)
      },
    }
  }, [client, services])
