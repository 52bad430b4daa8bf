import type { LogLevel, LogPort } from '../../application/ports/log-port.ts'

type Written = {
  readonly level: LogLevel
  readonly event: string
  readonly fields?: Readonly<Record<string, string | number | boolean>>
}

export const createFakeLog = (): LogPort & { readonly written: Written[] } => {
  const written: Written[] = []
  return {
    written,
    write: (level, event, fields) => void written.push({ level, event, ...(fields ? { fields } : {}) }),
  }
}
