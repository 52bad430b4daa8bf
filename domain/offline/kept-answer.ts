import { numberOf } from '../api/read.ts'
import { fieldsOf } from '../shared/fields.ts'

/** What is not written to disk, wherever in an answer it stands. */
const SECRET = /token|passw|secret|captcha|verify_code|private_key/i

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  const fields = fieldsOf(value)
  if (!fields) return value
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}

/** Longer answers are not worth their place. */
const MOST_CHARACTERS = 300_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * The text of an answer as it may be kept; undefined when it may not. A server says no with status 200 too, and a
 * refusal shown tomorrow would be a lie.
 */
export const keepableAnswer = (status: number, text: string): string | undefined => {
  if (status !== 200 || text.length > MOST_CHARACTERS) return undefined
  const envelope = fieldsOf(parsed(text))
  return numberOf(envelope?.['code']) === 1 ? JSON.stringify(withoutSecrets(envelope)) : undefined
}

/** Whether the server refuses the token that was sent along: by status, or in the envelope. */
export const isRefusal = (status: number, text: string): boolean =>
  status === 401 || numberOf(fieldsOf(parsed(text))?.['code']) === 401
