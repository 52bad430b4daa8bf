import type pg from 'pg'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { atMost } from '../time/clock.ts'
import type { Cluster } from './cluster.ts'
import { type PubSubMessage, publishBatch, readBatch } from './postgres-batches.ts'

/** How long, in milliseconds, outgoing messages may take when the process ends. */
const FLUSH_MS = 1_000
const MAX_WAITING = 10_000

type Deps = {
  readonly processId: number
  readonly clock: ClockPort
  readonly warn: (event: string) => (cause: unknown) => void
  /** The connection for messages; undefined while reconnecting. */
  readonly line: () => pg.Client | undefined
}

/** Publish/subscribe between the processes of a cluster, in publishing order. */
export type PubSub = {
  readonly publish: Cluster['publish']
  readonly subscribe: Cluster['subscribe']
  readonly receive: (client: pg.Client, payload: string) => void
  /** Publishes messages that waited for a connection. */
  readonly flush: () => void
  /** Resolves when outgoing messages are sent or timed out, and received ones are handled. */
  readonly finish: () => Promise<void>
}

/** Publish/subscribe over LISTEN and NOTIFY (decision 9). */
export const createPubSub = ({ processId, clock, warn, line }: Deps): PubSub => {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const waiting: PubSubMessage[] = []
  let reading: Promise<void> = Promise.resolve()
  let publishing: Promise<void> | undefined

  const receive = (client: pg.Client, notification: string): void => {
    reading = reading
      .then(async () => {
        for (const { topic, payload } of await readBatch(client, processId, notification)) {
          for (const listener of [...(listeners.get(topic) ?? [])]) listener(payload)
        }
      })
      .catch(warn('cluster-message-lost'))
  }

  const publishAll = async (): Promise<void> => {
    try {
      for (let client = line(); client && waiting.length > 0; client = line())
        await publishBatch(client, processId, waiting)
    } catch (cause) {
      // They are published over the next connection.
      warn('cluster-publish-failed')(cause)
    } finally {
      publishing = undefined
    }
  }

  const flush = (): void => {
    if (!publishing && line() && waiting.length > 0) publishing = publishAll()
  }

  return {
    publish: (topic, payload) => {
      if (waiting.length >= MAX_WAITING) return warn('cluster-message-lost')('too many wait for a connection')
      waiting.push({ topic, payload })
      flush()
    },
    subscribe: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(listener))
      return { stop: () => void all.delete(listener) }
    },
    receive,
    flush,
    finish: async () => {
      flush()
      if (publishing) await atMost(clock, FLUSH_MS, publishing)
      await reading
    },
  }
}
