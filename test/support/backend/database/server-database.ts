import pg from 'pg'
import type { Cluster } from '../../../../adapters/embedded-backend/database/cluster.ts'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import { openPostgresCluster } from '../../../../adapters/embedded-backend/database/postgres-cluster.ts'
import { openPostgresDatabase } from '../../../../adapters/embedded-backend/database/postgres-database.ts'
import { createSystemClock } from '../../../../adapters/embedded-backend/time/clock.ts'
import { makeServerDatabase, TEST_SERVER } from './test-database.ts'

/** A database on the server of the tests, which several "processes" of one test may open. */
export type ServerDatabase = {
  readonly url: string
  readonly open: () => Database
  readonly join: () => Promise<Cluster>
  /** Ends connections from the server's side; gives how many. */
  readonly cut: (applicationName: string) => Promise<number>
  readonly close: () => Promise<void>
}

const clock = createSystemClock()
const log = { write: () => undefined }

export const newServerDatabase = async (): Promise<ServerDatabase> => {
  if (TEST_SERVER === undefined) throw new Error('run these with "npm run test:postgres"')
  const { url, drop } = await makeServerDatabase(TEST_SERVER)
  const opened: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    opened.push(one)
    return one
  }
  return {
    url,
    open: () => keep(openPostgresDatabase(url, { poolSize: 4, waitMs: 5_000 })),
    join: async () => keep(await openPostgresCluster({ url, clock, log })),
    cut: async (applicationName) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and datname = current_database()`,
        [applicationName],
      )
      await client.end()
      return rowCount ?? 0
    },
    close: async () => {
      for (const one of opened) await one.close().catch(() => undefined)
      await drop()
    },
  }
}
