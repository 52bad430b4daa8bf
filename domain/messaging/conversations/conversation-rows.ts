import { foldCase } from '../../shared/text.ts'
import type { ChannelInfo, ChannelKey } from '../channels/channel.ts'
import { type Conversation, logicalUnread } from './conversation.ts'

/** One line of the conversation list, as the reader sees it. */
export type ConversationRow = {
  readonly key: ChannelKey
  readonly conversation: Conversation
  readonly info: ChannelInfo | undefined
  readonly name: string
  /** The last message in one line. */
  readonly digest: string
}

/** Pinned first, then as they come: newest first (requirement E7). */
export const pinnedFirst = (rows: readonly ConversationRow[]): readonly ConversationRow[] => [
  ...rows.filter(({ info }) => info?.isPinned === true),
  ...rows.filter(({ info }) => info?.isPinned !== true),
]

/** Rows whose name, last text or draft holds what was typed, in letters of any width and case; all for nothing typed. */
export const searchRows = (rows: readonly ConversationRow[], typed: string): readonly ConversationRow[] => {
  const wanted = foldCase(typed.trim())
  if (wanted === '') return rows
  return rows.filter(({ name, digest, conversation }) =>
    [name, digest, conversation.extra?.draft ?? ''].some((text) => foldCase(text).includes(wanted)),
  )
}

/** Whether something in it waits to be read. */
export const isUnread = ({ conversation }: Pick<ConversationRow, 'conversation'>): boolean =>
  logicalUnread(conversation) > 0
