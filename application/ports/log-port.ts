/** `debug` for who looks, `warn` for what mends itself, `error` for what somebody should see to. */
export type LogLevel = 'debug' | 'warn' | 'error'

/** Structured diagnostics: event names in kebab-case and harmless fields; never tokens or message text. */
export interface LogPort {
  write(level: LogLevel, event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}
