import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '../database/database.ts'
import type { Metrics } from './metrics.ts'

const NANOSECONDS = 1e9

/** What Node and the pool know of this process. */
export const addProcessMetrics = (metrics: Metrics, database: Database): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', 'Since the process began.', () => process.uptime())
  metrics.gauge('lintas_event_loop_delay_p99_seconds', 'How late timers were, since the last look.', () => {
    const late = delay.percentile(99) / NANOSECONDS
    delay.reset()
    return late
  })
  const { connections } = database
  if (connections === undefined) return
  metrics.gauge('lintas_database_connections', 'Connections of the pool.', () => connections().open)
  metrics.gauge('lintas_database_connections_idle', 'Of these, unused.', () => connections().idle)
  metrics.gauge('lintas_database_waiting', 'Calls that wait for a connection.', () => connections().waiting)
}
