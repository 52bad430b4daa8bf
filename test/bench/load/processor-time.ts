import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Milliseconds of processor time that a process and its threads have had (Linux: schedstat counts nanoseconds). */
const timeOf = (pid: number): number => {
  const folder = `/proc/${pid}/task`
  return readdirSync(folder).reduce(
    (sum, thread) => sum + Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  )
}

/** The processes of a PostgreSQL that serve the pool of a shop. */
const serversOf = async (url: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select pid from pg_stat_activity where application_name = 'lintas' and datname = current_database()",
  )
  await client.end()
  return rows.map(({ pid }) => Number(pid))
}

/** A meter over a shop's process, and over those of the database that serve it. */
export const openMeter = async (pid: number, databaseUrl: string | undefined): Promise<() => number> => {
  const pids = [pid, ...(databaseUrl === undefined ? [] : await serversOf(databaseUrl))]
  const known = new Map<number, number>()
  const look = (one: number): number => {
    try {
      const time = timeOf(one)
      known.set(one, time)
      return time
    } catch {
      // A connection that the pool has let go: it has used what it has used.
      return known.get(one) ?? 0
    }
  }
  return () => pids.reduce((sum, one) => sum + look(one), 0)
}
