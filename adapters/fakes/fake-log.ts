import type { LogLevel, LogPort } from '../../application/ports/log-port.ts'

type Written = {
  readonly level: LogLevel
  readonly event: string
  readonly fields?: Readonly<Record<string, string | number | boolean>>
}

/** A log that keeps its lines for a test to read. */
export const createFakeLog = (): LogPort & { readonly written: Written[] } => {
  const written: Written[] = []
  return {
    written,
    write: (level, event, fields) => void written.push({ level, event, ...(fields ? { fields } : {}) }),
  }
}
