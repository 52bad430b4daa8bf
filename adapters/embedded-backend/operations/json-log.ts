import type { LogLevel, LogPort } from '../../../application/ports/log-port.ts'

const SECRET = /token|password|secret|code$|authorization|cookie|card|address$|url$/i
const LONGEST = 2_000

/** Words that look like an address with a password in it keep the address only. */
const withoutCredentials = (text: string): string => text.replace(/\/\/[^/@\s]+@/g, '//…@').slice(0, LONGEST)

const cleaned = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET.test(name) ? '…' : typeof value === 'string' ? withoutCredentials(value) : value,
    ]),
  )

const isWritten = (level: LogLevel): boolean => level !== 'debug'

/** For people at a terminal. */
export const createPlainLog = (write: (line: string) => void): LogPort => ({
  write: (level, event, fields) => {
    if (isWritten(level)) write(`[${level}] ${event}${fields ? ` ${JSON.stringify(cleaned(fields))}` : ''}`)
  },
})

/** One JSON object a line, for a collector (LINTAS_LOG=json). Fields that may hold a secret are blanked by name. */
export const createJsonLog = (write: (line: string) => void, now: () => number): LogPort => ({
  write: (level, event, fields = {}) => {
    if (!isWritten(level)) return
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...cleaned(fields) }))
  },
})
