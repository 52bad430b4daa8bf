import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import { type Conversation, logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'

/** One line of the conversation list. */
export type ListedRow = {
  readonly key: ChannelKey
  readonly conversation: Conversation
  readonly info: ChannelInfo | undefined
  readonly name: string
  /** The last message in one line. */
  readonly digest: string
}

/** Pinned first, then as they come: newest first (requirement E7). */
export const inOrder = (rows: readonly ListedRow[]): readonly ListedRow[] => [
  ...rows.filter(({ info }) => info?.isPinned === true),
  ...rows.filter(({ info }) => info?.isPinned !== true),
]

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase()

/** Rows whose name, last text or draft holds what was typed. */
export const found = (rows: readonly ListedRow[], typed: string): readonly ListedRow[] => {
  const wanted = plain(typed.trim())
  if (wanted === '') return rows
  return rows.filter(({ name, digest, conversation }) =>
    [name, digest, conversation.extra?.draft ?? ''].some((text) => plain(text).includes(wanted)),
  )
}

export const isUnread = ({ conversation }: ListedRow): boolean => logicalUnread(conversation) > 0
