import type { LogPort } from '../../application/ports/log-port.ts'

type Sink = Pick<Console, 'debug' | 'warn' | 'error'>

/** Logs to the console while `isOn` returns true. */
export const createConsoleLog = (isOn: () => boolean, sink: Sink = console): LogPort => ({
  write: (level, event, fields) => {
    if (isOn()) sink[level](event, fields ?? {})
  },
})
