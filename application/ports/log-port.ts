/** `debug`: for development. `warn`: something failed and recovers by itself. `error`: somebody has to look into it. */
export type LogLevel = 'debug' | 'warn' | 'error'

/** Structured log: event names in kebab-case, and fields that may be seen by anybody; never tokens or message text. */
export interface LogPort {
  write(level: LogLevel, event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}
