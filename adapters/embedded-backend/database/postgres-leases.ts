import type pg from 'pg'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Stoppable } from '../time/clock.ts'
import type { Cluster } from './cluster.ts'

/** First half of a lease's advisory lock: PostgreSQL releases it when the connection ends for any reason. */
const LEASE = 0x4c4f

type Lease = { readonly name: string; readonly acquire: () => Stoppable; held: Stoppable | undefined }

type Deps = {
  readonly log: LogPort
  readonly warn: (event: string) => (cause: unknown) => void
  /** The connection that holds the locks; undefined while reconnecting. */
  readonly line: () => pg.Client | undefined
}

/** The leader leases that this process holds or waits for. */
export type LeaderLeases = {
  readonly lead: Cluster['lead']
  /** Tries to acquire leases that have become free. */
  readonly acquireFree: (client: pg.Client) => Promise<void>
  /** The locks were lost with the connection. */
  readonly lose: () => void
  readonly release: () => Promise<void>
}

/** Leader leases over advisory locks (decision 9). */
export const createLeaderLeases = ({ log, warn, line }: Deps): LeaderLeases => {
  const leases = new Set<Lease>()

  const release = async (lease: Lease): Promise<void> => {
    const { held } = lease
    lease.held = undefined
    await held?.stop()
  }

  const tryAcquire = async (client: pg.Client, lease: Lease): Promise<void> => {
    if (lease.held || client !== line()) return
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as got', [
      LEASE,
      lease.name,
    ])
    if (!rows[0]?.got) return
    // Released, lost, or acquired by another call in the meantime: the lock is then held twice.
    if (client !== line() || !leases.has(lease) || lease.held) return void (await free(client, lease))
    log.write('debug', 'lease-taken', { lease: lease.name })
    lease.held = lease.acquire()
  }

  const free = (client: pg.Client, lease: Lease): Promise<unknown> =>
    client.query('select pg_advisory_unlock($1, hashtext($2))', [LEASE, lease.name]).catch(warn('lease-kept'))

  return {
    lead: (name, acquire) => {
      const lease: Lease = { name, acquire, held: undefined }
      leases.add(lease)
      const now = line()
      if (now) tryAcquire(now, lease).catch(warn('lease-failed'))
      return {
        stop: async () => {
          leases.delete(lease)
          const wasHeld = lease.held !== undefined
          await release(lease)
          const client = line()
          if (wasHeld && client) await free(client, lease)
        },
      }
    },
    acquireFree: async (client) => {
      for (const lease of [...leases]) await tryAcquire(client, lease).catch(warn('lease-failed'))
    },
    lose: () => {
      for (const lease of leases) release(lease).catch(warn('lease-failed'))
    },
    release: async () => {
      for (const lease of [...leases]) await release(lease)
    },
  }
}
