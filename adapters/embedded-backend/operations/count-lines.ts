import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Metrics } from './metrics.ts'

/** The log, with its warnings and errors counted by event, so that somebody can be woken. */
export const countLines = (log: LogPort, metrics: Metrics): LogPort => ({
  write: (level, event, fields) => {
    if (level !== 'debug')
      metrics.count('lintas_log_lines_total', 'Warnings and errors by event.', { level, event })
    log.write(level, event, fields)
  },
})
