import { numberOf } from '../api/read.ts'
import { fieldsOf } from '../shared/fields.ts'

/** Field names whose answers are never written to disk. */
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

/** Longer answers are not cached. */
const MAX_CHARACTERS = 300_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * The text to cache; undefined when the answer must not be cached. Refusals come with status 200 too, and must not be
 * shown later.
 */
export const keepableAnswer = (status: number, text: string): string | undefined => {
  if (status !== 200 || text.length > MAX_CHARACTERS) return undefined
  const envelope = fieldsOf(parsed(text))
  return numberOf(envelope?.['code']) === 1 ? JSON.stringify(withoutSecrets(envelope)) : undefined
}

/** Whether the server rejected the token: by status, or in the envelope. */
export const isRefusal = (status: number, text: string): boolean =>
  status === 401 || numberOf(fieldsOf(parsed(text))?.['code']) === 401
