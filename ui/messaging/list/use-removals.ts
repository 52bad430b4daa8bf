import { useEffect, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { createRemovals, type Removals as RemovalsOf } from '../../../application/shared/removals.ts'
import { type ChannelKey, channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import type { ConversationRow } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { useApp } from '../../hooks/use-app.ts'

export type Removals = {
  /** Conversations being deleted: their rows offer to undo. */
  readonly pending: ReadonlyMap<ChannelKey, string | undefined>
  readonly remove: (row: ConversationRow) => void
  readonly undo: RemovalsOf<ChannelKey>['undo']
}

/** The number of a conversation's last message, as the version of the row. */
const lastOf = ({ conversation }: ConversationRow): string | undefined =>
  conversation.lastMessage?.clientMsgNo

/** Deletes conversations after a delay with undo; leaving the list ends the delay. */
export const useRemovals = (client: Messaging, rows: readonly ConversationRow[]): Removals => {
  const { clock, lifecycle } = useApp()
  const [removals] = useState(() =>
    createRemovals<ChannelKey>({
      clock,
      lifecycle,
      remove: (key) => void client.removeConversation(channelOfKey(key)),
    }),
  )
  // State that changes together with the deletion's effects, so that the focus goes to the replacing row.
  const [pending, setPending] = useState(removals.pending$.value)
  useEffect(() => {
    const watching = removals.pending$.subscribe(setPending)
    return () => watching.unsubscribe()
  }, [removals])
  useEffect(() => removals.follow(rows.map((row) => [row.key, lastOf(row)])))
  useEffect(() => removals.attend(), [removals])
  return { pending, remove: (row) => removals.remove(row.key, lastOf(row)), undo: removals.undo }
}
