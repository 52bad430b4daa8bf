import type { LogLevel, LogPort } from '../../../application/ports/log-port.ts'

const SECRET = /token|password|secret|code$|authorization|cookie|card|address$|url$/i
const LONGEST = 2_000

// Our tokens are 64 hex digits; other services' are long mixed runs of letters and digits, or signed (a.b.c).
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?:\.[\w-]{8,})*/gi
// Card numbers.
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g
const NAMED = /\b(token|password|secret|authorization)(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi

/** Removes text that looks like a secret, such as a password in an address. */
const withoutSecrets = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/\/\/[^/@\s]+@/g, '//…@')
    .replace(NAMED, '$1$2…')
    .replace(TOKEN, '…')
    .replace(CARD, '…')

const cleanedValue = (value: unknown): unknown => (typeof value === 'string' ? withoutSecrets(value) : value)

const cleaned = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? '…' : cleanedValue(value)]),
  )

const isWritten = (level: LogLevel): boolean => level !== 'debug'

/** Readable lines for a terminal. */
export const createPlainLog = (write: (line: string) => void): LogPort => ({
  write: (level, event, fields) => {
    if (isWritten(level)) write(`[${level}] ${event}${fields ? ` ${JSON.stringify(cleaned(fields))}` : ''}`)
  },
})

/** One JSON object per line, for a log collector (LINTAS_LOG=json). Possible secrets are removed. */
export const createJsonLog = (write: (line: string) => void, now: () => number): LogPort => ({
  write: (level, event, fields = {}) => {
    if (!isWritten(level)) return
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...cleaned(fields) }))
  },
})
