import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { ClockPort, TimerHandle } from '../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Cluster } from './cluster.ts'
import { CHANNEL } from './postgres-batches.ts'
import { createLeaderLeases } from './postgres-leases.ts'
import { createPubSub } from './postgres-pubsub.ts'

// First halves of advisory locks: PostgreSQL releases them when the connection ends for any reason.
const ALIVE = 0x4c41
const ALONE = 0x4c58

const RETRY_MS = 1_000
const POLL_MS = 2_000
// A connection without an answer for this long is considered broken.
const SILENT_MS = 5_000

type Deps = { readonly url: string; readonly clock: ClockPort; readonly log: LogPort }

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'lintas-line' })
  // Without a listener a broken connection would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Processes that share a PostgreSQL: messages by LISTEN and NOTIFY, leases and liveness by advisory locks, on a
 * dedicated connection. When it breaks, leases are lost at once and requested again on the next connection.
 */
export const openPostgresCluster = async ({ url, clock, log }: Deps): Promise<Cluster> => {
  const processId = randomInt(1, 2 ** 31 - 1)
  const gapListeners = new Set<() => void>()
  let line: pg.Client | undefined
  let isClosed = false
  let timer: TimerHandle | undefined
  let pollTimer: TimerHandle | undefined

  const warn = (event: string) => (cause: unknown) => {
    if (!isClosed)
      log.write('warn', event, { detail: cause instanceof Error ? cause.message : String(cause) })
  }

  const leases = createLeaderLeases({ log, warn, line: () => line })
  const pubSub = createPubSub({ processId, clock, warn, line: () => line })

  /** Heartbeat, also when idle: proxies and firewalls drop idle connections. */
  const isAnswering = (client: pg.Client): Promise<boolean> =>
    new Promise((done) => {
      const silence = clock.after(SILENT_MS, () => done(false))
      const answered = client.query('select 1').then(
        () => done(true),
        () => done(false),
      )
      void answered.finally(() => silence.cancel())
    })

  const poll = async (): Promise<void> => {
    pollTimer = undefined
    const client = line
    if (client && !(await isAnswering(client))) {
      lose(client)
      // `end` closes immediately and does not wait for the missing answer.
      client.end().catch(() => undefined)
    } else if (client) await leases.acquireFree(client)
    if (!isClosed && pollTimer === undefined) pollTimer = clock.after(POLL_MS, () => void poll())
  }

  const lose = (client: pg.Client): void => {
    if (client !== line) return
    line = undefined
    leases.lose()
    if (isClosed) return
    warn('cluster-line-lost')('connection ended')
    timer = clock.after(RETRY_MS, () => void reopen())
  }

  const open = async (): Promise<void> => {
    const client = await connected(url)
    client.on('notification', ({ payload }) => pubSub.receive(client, payload ?? '{}'))
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
      for (const listener of [...gapListeners]) listener()
      pubSub.flush()
      pollTimer?.cancel()
      await poll()
    } catch (cause) {
      warn('cluster-line-lost')(cause)
      if (!isClosed) timer = clock.after(RETRY_MS, () => void reopen())
    }
  }

  await open()
  pollTimer = clock.after(POLL_MS, () => void poll())

  return {
    processId,
    aliveSql: `select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${ALIVE} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`,
    publish: pubSub.publish,
    subscribe: pubSub.subscribe,
    onGap: (listener) => {
      gapListeners.add(listener)
      return { stop: () => void gapListeners.delete(listener) }
    },
    lead: leases.lead,
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
      pollTimer?.cancel()
      await leases.release()
      await pubSub.finish()
      const client = line
      line = undefined
      await client?.end().catch(() => undefined)
    },
  }
}
