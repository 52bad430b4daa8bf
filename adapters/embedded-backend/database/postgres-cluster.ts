import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { ClockPort, TimerHandle } from '../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import { atMost } from '../time/at-most.ts'
import type { Stoppable } from '../time/stoppable.ts'
import type { Cluster } from './cluster.ts'
import { CHANNEL, readBatch, sayBatch, type Word } from './postgres-words.ts'

// First halves of advisory locks: PostgreSQL frees them when the connection ends, however it ends.
const ALIVE = 0x4c41
const OFFICE = 0x4c4f
const ALONE = 0x4c58

const RETRY_MS = 1_000
const LOOK_MS = 2_000
// A line that says nothing for so long is broken, though no end of it was heard.
const SILENT_MS = 5_000
// Words on their way out when the process wants to go have so long to leave.
const LAST_WORDS_MS = 1_000
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
  let saying: Promise<void> | undefined
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

  const sayAll = async (): Promise<void> => {
    try {
      while (line && waiting.length > 0) await sayBatch(line, processId, waiting)
    } catch (cause) {
      // They go out on the next line.
      warn('cluster-say-failed')(cause)
    } finally {
      saying = undefined
    }
  }

  const say = (): void => {
    if (!saying && line && waiting.length > 0) saying = sayAll()
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
    // Given up, lost with its line, or taken by another look, while it was asked for: such a lock counts twice.
    if (client !== line || !offices.has(office) || office.held) return void (await free(client, office))
    log.write('debug', 'office-taken', { office: office.name })
    office.held = office.takeUp()
  }

  const free = (client: pg.Client, office: Office): Promise<unknown> =>
    client
      .query('select pg_advisory_unlock($1, hashtext($2))', [OFFICE, office.name])
      .catch(warn('office-kept'))

  /** Asked also where nothing is to do: a way that lies idle is forgotten by what stands in it. */
  const isAnswering = (client: pg.Client): Promise<boolean> =>
    new Promise((done) => {
      const late = clock.after(SILENT_MS, () => done(false))
      const asked = client.query('select 1').then(
        () => done(true),
        () => done(false),
      )
      void asked.finally(() => late.cancel())
    })

  const look = async (): Promise<void> => {
    looker = undefined
    const client = line
    if (client && !(await isAnswering(client))) {
      lose(client)
      // With a question open this hangs up at once.
      client.end().catch(() => undefined)
    } else if (client)
      for (const office of [...offices]) await lookAt(client, office).catch(warn('office-failed'))
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
    try {
      await client.query(`listen ${CHANNEL}`)
      await client.query('select pg_advisory_lock($1, $2)', [ALIVE, processId])
    } catch (cause) {
      await client.end().catch(() => undefined)
      throw cause
    }
    if (isClosed) return client.end()
    line = client
  }

  const reopen = async (): Promise<void> => {
    try {
      await open()
      for (const heard of [...gapListeners]) heard()
      say()
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
      say()
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
      say()
      if (saying) await atMost(clock, LAST_WORDS_MS, saying)
      await reading
      const client = line
      line = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
