import { useEffect, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { createRemovals, type Removals as RemovalsOf } from '../../../application/shared/removals.ts'
import { type ChannelKey, channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import type { ConversationRow } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { useApp } from '../../hooks/use-app.ts'

export type Removals = {
  /** Conversations that are as good as gone: their place offers to take it back. */
  readonly going: ReadonlyMap<ChannelKey, string | undefined>
  readonly remove: (row: ConversationRow) => void
  readonly undo: RemovalsOf<ChannelKey>['undo']
}

/** The number of a conversation's last message, with which it was to go. */
const lastOf = ({ conversation }: ConversationRow): string | undefined =>
  conversation.lastMessage?.clientMsgNo

/** Deletes conversations after a time to think again; leaving the list leaves no time. */
export const useRemovals = (client: Messaging, rows: readonly ConversationRow[]): Removals => {
  const { clock, lifecycle } = useApp()
  const [removals] = useState(() =>
    createRemovals<ChannelKey>({
      clock,
      lifecycle,
      remove: (key) => void client.removeConversation(channelOfKey(key)),
    }),
  )
  // Rendered with what the deletion itself leads to, not before it: the focus goes to the row that takes the place.
  const [going, setGoing] = useState(removals.going$.value)
  useEffect(() => {
    const watching = removals.going$.subscribe(setGoing)
    return () => watching.unsubscribe()
  }, [removals])
  useEffect(() => removals.follow(rows.map((row) => [row.key, lastOf(row)])))
  useEffect(() => removals.attend(), [removals])
  return { going, remove: (row) => removals.remove(row.key, lastOf(row)), undo: removals.undo }
}
