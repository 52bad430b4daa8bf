import { useCallback, useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../application/messaging/messaging.ts'
import type { TimerHandle } from '../../application/ports/clock-port.ts'
import { type ChannelKey, channelOfKey } from '../../domain/messaging/channel.ts'
import { useApp } from '../hooks/use-app.ts'

/** messaging.md 7. */
const UNDO_MS = 5000

export type Removals = {
  /** Conversations that are as good as gone: their place offers to take it back. */
  readonly going: ReadonlySet<ChannelKey>
  readonly remove: (key: ChannelKey) => void
  readonly undo: (key: ChannelKey) => void
}

const NONE: ReadonlySet<ChannelKey> = new Set()

/** Deletes conversations after a time to think again; leaving the list leaves no time. */
export const useRemovals = (client: Messaging): Removals => {
  const { clock } = useApp()
  const [going, setGoing] = useState(NONE)
  const timers = useRef(new Map<ChannelKey, TimerHandle>())

  const forget = useCallback((key: ChannelKey): void => {
    timers.current.get(key)?.cancel()
    timers.current.delete(key)
    setGoing((before) => new Set([...before].filter((one) => one !== key)))
  }, [])

  const finish = useCallback(
    (key: ChannelKey): void => {
      forget(key)
      void client.removeConversation(channelOfKey(key))
    },
    [client, forget],
  )

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const key of [...running.keys()]) finish(key)
    }
  }, [finish])

  const remove = useCallback(
    (key: ChannelKey): void => {
      if (timers.current.has(key)) return
      timers.current.set(
        key,
        clock.after(UNDO_MS, () => finish(key)),
      )
      setGoing((before) => new Set([...before, key]))
    },
    [clock, finish],
  )
  return { going, remove, undo: forget }
}
