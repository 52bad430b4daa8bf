/** `debug`: for development. `warn`: a failure that recovers by itself. `error`: needs to be investigated. */
export type LogLevel = 'debug' | 'warn' | 'error'

/** Structured log: event names in kebab-case, and fields without secrets; never tokens or message text. */
export interface LogPort {
  write(level: LogLevel, event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}
