import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { ClockPort, TimerHandle } from '../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Stoppable } from '../backend-part.ts'
import type { Cluster } from './cluster.ts'
import { CHANNEL, readBatch, sayBatch, type Word } from './postgres-words.ts'

// First halves of advisory locks: PostgreSQL frees them when the connection ends, however it ends.
const ALIVE = 0x4c41
const OFFICE = 0x4c4f
const ALONE = 0x4c58

const RETRY_MS = 1_000
const LOOK_MS = 2_000
const MOST_WAITING = 10_000

type Office = { readonly name: string; readonly takeUp: () => Stoppable; held: Stoppable | undefined }

type Deps = { readonly url: string; readonly clock: ClockPort; readonly log: LogPort }

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'lintas-line' })
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Processes that share a PostgreSQL: words by LISTEN and NOTIFY, offices and life by advisory locks, all on one
 * connection of its own. When that breaks, offices are lost at once and asked for again on the next connection.
 */
export const openPostgresCluster = async ({ url, clock, log }: Deps): Promise<Cluster> => {
  const processId = randomInt(1, 2 ** 31 - 1)
  const listeners = new Map<string, Set<(word: string) => void>>()
  const gapListeners = new Set<() => void>()
  const offices = new Set<Office>()
  const waiting: Word[] = []
  let line: pg.Client | undefined
  let reading: Promise<void> = Promise.resolve()
  let isSaying = false
  let isClosed = false
  let timer: TimerHandle | undefined
  let looker: TimerHandle | undefined

  const warn = (event: string) => (cause: unknown) => {
    if (!isClosed)
      log.write('warn', event, { detail: cause instanceof Error ? cause.message : String(cause) })
  }

  const hear = (client: pg.Client, payload: string): void => {
    reading = reading
      .then(async () => {
        for (const { topic, word } of await readBatch(client, processId, payload)) {
          for (const heard of [...(listeners.get(topic) ?? [])]) heard(word)
        }
      })
      .catch(warn('cluster-word-lost'))
  }

  const say = async (): Promise<void> => {
    if (isSaying) return
    isSaying = true
    try {
      while (line && waiting.length > 0) await sayBatch(line, processId, waiting)
    } catch (cause) {
      // They go out on the next line.
      warn('cluster-say-failed')(cause)
    } finally {
      isSaying = false
    }
  }

  const stepDown = async (office: Office): Promise<void> => {
    const { held } = office
    office.held = undefined
    await held?.stop()
  }

  const lookAt = async (client: pg.Client, office: Office): Promise<void> => {
    if (office.held || client !== line) return
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      OFFICE,
      office.name,
    ])
    if (!rows[0]?.got) return
    // Given up, or lost with its line, while it was asked for.
    if (client !== line || !offices.has(office)) return void (await free(client, office))
    log.write('debug', 'office-taken', { office: office.name })
    office.held = office.takeUp()
  }

  const free = (client: pg.Client, office: Office): Promise<unknown> =>
    client
      .query('select pg_advisory_unlock($1, hashtext($2))', [OFFICE, office.name])
      .catch(warn('office-kept'))

  const look = async (): Promise<void> => {
    looker = undefined
    const client = line
    if (client) for (const office of [...offices]) await lookAt(client, office).catch(warn('office-failed'))
    if (!isClosed && looker === undefined) looker = clock.after(LOOK_MS, () => void look())
  }

  const lose = (client: pg.Client): void => {
    if (client !== line) return
    line = undefined
    for (const office of offices) stepDown(office).catch(warn('office-failed'))
    if (isClosed) return
    warn('cluster-line-lost')('connection ended')
    timer = clock.after(RETRY_MS, () => void reopen())
  }

  const open = async (): Promise<void> => {
    const client = await connected(url)
    client.on('notification', ({ payload }) => hear(client, payload ?? '{}'))
    client.on('end', () => lose(client))
    await client.query(`listen ${CHANNEL}`)
    await client.query('select pg_advisory_lock($1, $2)', [ALIVE, processId])
    if (isClosed) return client.end()
    line = client
  }

  const reopen = async (): Promise<void> => {
    try {
      await open()
      for (const heard of [...gapListeners]) heard()
      void say()
      looker?.cancel()
      await look()
    } catch (cause) {
      warn('cluster-line-lost')(cause)
      if (!isClosed) timer = clock.after(RETRY_MS, () => void reopen())
    }
  }

  await open()
  looker = clock.after(LOOK_MS, () => void look())

  return {
    processId,
    aliveSql: `select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${ALIVE} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`,
    announce: (topic, word) => {
      if (waiting.length >= MOST_WAITING) return warn('cluster-word-lost')('too many wait for a line')
      waiting.push({ topic, word })
      void say()
    },
    listen: (topic, heard) => {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(heard))
      return { stop: () => void all.delete(heard) }
    },
    onGap: (heard) => {
      gapListeners.add(heard)
      return { stop: () => void gapListeners.delete(heard) }
    },
    lead: (name, takeUp) => {
      const office: Office = { name, takeUp, held: undefined }
      offices.add(office)
      if (line) lookAt(line, office).catch(warn('office-failed'))
      return {
        stop: async () => {
          offices.delete(office)
          const wasHeld = office.held !== undefined
          await stepDown(office)
          if (wasHeld && line) await free(line, office)
        },
      }
    },
    exclusively: async (name, work) => {
      const client = await connected(url)
      try {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [ALONE, name])
        return await work()
      } finally {
        await client.end().catch(warn('cluster-end-failed'))
      }
    },
    close: async () => {
      isClosed = true
      timer?.cancel()
      looker?.cancel()
      for (const office of [...offices]) await stepDown(office)
      await reading
      const client = line
      line = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
