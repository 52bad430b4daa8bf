import type pg from 'pg'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { atMost } from '../time/at-most.ts'
import type { Cluster } from './cluster.ts'
import { readBatch, sayBatch, type Word } from './postgres-words.ts'

/** Words on their way out when the process wants to go have so long to leave. */
const LAST_WORDS_MS = 1_000
const MOST_WAITING = 10_000

type Deps = {
  readonly processId: number
  readonly clock: ClockPort
  readonly warn: (event: string) => (cause: unknown) => void
  /** The connection that words go by; undefined between two. */
  readonly line: () => pg.Client | undefined
}

/** What the processes of a cluster tell each other, in the order in which it was said. */
export type Exchange = {
  readonly announce: Cluster['announce']
  readonly listen: Cluster['listen']
  readonly hear: (client: pg.Client, payload: string) => void
  /** Lets go out what waited for a line. */
  readonly say: () => void
  /** Resolves when what waits is out, or had its time, and what came is read. */
  readonly finish: () => Promise<void>
}

export const createExchange = ({ processId, clock, warn, line }: Deps): Exchange => {
  const listeners = new Map<string, Set<(word: string) => void>>()
  const waiting: Word[] = []
  let reading: Promise<void> = Promise.resolve()
  let saying: Promise<void> | undefined

  const hear = (client: pg.Client, payload: string): void => {
    reading = reading
      .then(async () => {
        for (const { topic, word } of await readBatch(client, processId, payload)) {
          for (const heard of [...(listeners.get(topic) ?? [])]) heard(word)
        }
      })
      .catch(warn('cluster-word-lost'))
  }

  const sayAll = async (): Promise<void> => {
    try {
      for (let client = line(); client && waiting.length > 0; client = line())
        await sayBatch(client, processId, waiting)
    } catch (cause) {
      // They go out on the next line.
      warn('cluster-say-failed')(cause)
    } finally {
      saying = undefined
    }
  }

  const say = (): void => {
    if (!saying && line() && waiting.length > 0) saying = sayAll()
  }

  return {
    announce: (topic, word) => {
      if (waiting.length >= MOST_WAITING) return warn('cluster-word-lost')('too many wait for a line')
      waiting.push({ topic, word })
      say()
    },
    listen: (topic, heard) => {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(heard))
      return { stop: () => void all.delete(heard) }
    },
    hear,
    say,
    finish: async () => {
      say()
      if (saying) await atMost(clock, LAST_WORDS_MS, saying)
      await reading
    },
  }
}
