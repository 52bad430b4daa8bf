import type { LogLevel, LogPort } from '../../../application/ports/log-port.ts'

const SECRET = /token|password|secret|code$|authorization|cookie|card|address$|url$/i
const LONGEST = 2_000

// Tokens of ours are 64 hex digits; those of others are long runs of letters and digits mixed, or signed (a.b.c).
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?:\.[\w-]{8,})*/gi
// Numbers of cards.
const CARD = /\b\d(?:[ -]?\d){12,18}\b/g
const NAMED = /\b(token|password|secret|authorization)(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi

/** Words that look like a secret, such as an address with a password in it, lose that part. */
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

/** For people at a terminal. */
export const createPlainLog = (write: (line: string) => void): LogPort => ({
  write: (level, event, fields) => {
    if (isWritten(level)) write(`[${level}] ${event}${fields ? ` ${JSON.stringify(cleaned(fields))}` : ''}`)
  },
})

/** One JSON object a line, for a collector (LINTAS_LOG=json). What may be a secret is blanked. */
export const createJsonLog = (write: (line: string) => void, now: () => number): LogPort => ({
  write: (level, event, fields = {}) => {
    if (!isWritten(level)) return
    write(JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...cleaned(fields) }))
  },
})
