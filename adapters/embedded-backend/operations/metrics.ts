import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Database } from '../database/database.ts'
import { writeFamily } from './metrics-text.ts'

/** Histogram buckets in seconds; shoppers notice from the third on. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

type Call = {
  readonly method: string
  readonly route: string
  readonly code: number
  readonly seconds: number
}

/** Metrics of this process for Prometheus. Labels never contain text sent by callers. */
export type Metrics = {
  /** `route` is the template of the route table, `code` the envelope's. */
  readonly called: (call: Call) => void
  readonly count: (
    name: string,
    help: string,
    labels?: Readonly<Record<string, string>>,
    times?: number,
  ) => void
  /** Read when the metrics are requested. */
  readonly gauge: (name: string, help: string, read: () => number) => void
  /** The text of the exposition format, version 0.0.4. */
  readonly text: () => string
}

type Timing = { count: number; sum: number; readonly buckets: number[] }
type Counter = { readonly help: string; readonly values: Map<string, number> }

const labelsOf = (labels: Readonly<Record<string, string>>): string => JSON.stringify(Object.entries(labels))

/** Counters and durations in Prometheus's format. */
export const createMetrics = (): Metrics => {
  const calls = new Map<string, number>()
  const timings = new Map<string, Timing>()
  const counters = new Map<string, Counter>()
  const gauges = new Map<string, { readonly help: string; readonly read: () => number }>()

  const timingOf = (key: string): Timing => {
    const known = timings.get(key) ?? { count: 0, sum: 0, buckets: BOUNDS.map(() => 0) }
    timings.set(key, known)
    return known
  }

  return {
    called: ({ method, route, code, seconds }) => {
      const key = labelsOf({ method, route, code: String(code) })
      calls.set(key, (calls.get(key) ?? 0) + 1)
      const timing = timingOf(labelsOf({ method, route }))
      timing.count += 1
      timing.sum += seconds
      BOUNDS.forEach((bound, at) => {
        if (seconds <= bound) timing.buckets[at] = (timing.buckets[at] ?? 0) + 1
      })
    },
    count: (name, help, labels = {}, times = 1) => {
      const counter = counters.get(name) ?? { help, values: new Map<string, number>() }
      counters.set(name, counter)
      const key = labelsOf(labels)
      counter.values.set(key, (counter.values.get(key) ?? 0) + times)
    },
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    text: () => {
      const entriesOf = (key: string) => JSON.parse(key) as [string, string][]
      const families = [
        writeFamily('lintas_calls_total', 'counter', 'API calls by route and code of the answer.', [
          ...[...calls].map(([key, value]) => ({ labels: entriesOf(key), value })),
        ]),
        writeFamily('lintas_call_seconds', 'histogram', 'How long API calls took.', [
          ...[...timings].flatMap(([key, { count, sum, buckets }]) => {
            const labels = entriesOf(key)
            return [
              ...BOUNDS.map((bound, at) => ({
                suffix: '_bucket',
                labels: [...labels, ['le', String(bound)] as const],
                value: buckets[at] ?? 0,
              })),
              { suffix: '_bucket', labels: [...labels, ['le', '+Inf'] as const], value: count },
              { suffix: '_sum', labels, value: sum },
              { suffix: '_count', labels, value: count },
            ]
          }),
        ]),
        ...[...counters].map(([name, { help, values }]) =>
          writeFamily(
            name,
            'counter',
            help,
            [...values].map(([key, value]) => ({ labels: entriesOf(key), value })),
          ),
        ),
        ...[...gauges].map(([name, { help, read }]) =>
          writeFamily(name, 'gauge', help, [{ labels: [], value: read() }]),
        ),
      ]
      return families.join('')
    },
  }
}

/** A log that also counts warnings and errors by event, for alerts. */
export const countLines = (log: LogPort, metrics: Metrics): LogPort => ({
  write: (level, event, fields) => {
    if (level !== 'debug')
      metrics.count('lintas_log_lines_total', 'Warnings and errors by event.', { level, event })
    log.write(level, event, fields)
  },
})

const NANOSECONDS = 1e9

/** Node's and the pool's metrics of this process. */
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
