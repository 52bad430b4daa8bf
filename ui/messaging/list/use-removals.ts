import { useCallback, useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { TimerHandle } from '../../../application/ports/clock-port.ts'
import { type ChannelKey, channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import { useApp } from '../../hooks/use-app.ts'
import type { ListedRow } from './list-rows.ts'

/** Requirement E7. */
const UNDO_MS = 5000

/** The number of a conversation's last message. */
type LastNumber = string | undefined

export type Removals = {
  /** Conversations that are as good as gone: their place offers to take it back. */
  readonly going: ReadonlyMap<ChannelKey, LastNumber>
  readonly remove: (row: ListedRow) => void
  readonly undo: (key: ChannelKey) => void
}

/** Each with the last message that it was to go with. */
const NONE: ReadonlyMap<ChannelKey, LastNumber> = new Map()

const lastOf = ({ conversation }: ListedRow): LastNumber => conversation.lastMessage?.clientMsgNo

/**
 * Deletes conversations after a time to think again; leaving the list leaves no time. One in which something new is said
 * before that stays: nobody has read it.
 */
export const useRemovals = (client: Messaging, rows: readonly ListedRow[]): Removals => {
  const { clock, lifecycle } = useApp()
  const [going, setGoing] = useState(NONE)
  const timers = useRef(new Map<ChannelKey, TimerHandle>())

  const forget = useCallback((key: ChannelKey): void => {
    timers.current.get(key)?.cancel()
    timers.current.delete(key)
    setGoing((before) => new Map([...before].filter(([one]) => one !== key)))
  }, [])

  const finish = useCallback(
    (key: ChannelKey): void => {
      forget(key)
      void client.removeConversation(channelOfKey(key))
    },
    [client, forget],
  )

  // Who leaves has had the time to think again: what was deleted does not come back with the next page.
  useEffect(() => {
    const living = lifecycle.life$.subscribe(({ isLeaving }) => {
      if (isLeaving) for (const key of [...timers.current.keys()]) finish(key)
    })
    return () => living.unsubscribe()
  }, [lifecycle, finish])

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const key of running.keys()) finish(key)
    }
  }, [finish])

  useEffect(() => {
    for (const row of rows) if (going.has(row.key) && going.get(row.key) !== lastOf(row)) forget(row.key)
  })

  const remove = (row: ListedRow): void => {
    const { key } = row
    if (going.has(key)) return
    timers.current.set(
      key,
      clock.after(UNDO_MS, () => finish(key)),
    )
    setGoing(new Map(going).set(key, lastOf(row)))
  }
  return { going, remove, undo: forget }
}
