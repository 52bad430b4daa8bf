import { type Fields, fieldsOf } from '../shared/fields.ts'
import { type Cents, parseCents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { toWellFormed } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'
import type { ApiFault } from './fault.ts'

// api.md, rules: numbers may come as strings, optional fields may be missing, pictures may be comma-joined or a list.
// These readers accept all of that, so that screens need not.

/**
 * Text, or the digits of a number; empty for anything else. Numbers must be whole, because ids become parts of paths.
 */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return toWellFormed(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The first of several fields that contains text. */
export const firstTextOf = (fields: Fields, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = textOf(fields[name])
    if (text !== '') return text
  }
  return ''
}

/** A finite number, also from text. */
export const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** A count: whole and not negative; zero when it is missing. */
export const countOf = (value: unknown): number => Math.max(0, Math.trunc(numberOf(value) ?? 0))

/** True for 1, "1" or true. */
export const flagOf = (value: unknown): boolean => value === true || numberOf(value) === 1

/** An amount; zero when it is missing or invalid. Use `parseCents` where zero would be misleading. */
export const centsOf = (value: unknown): Cents => parseCents(value) ?? (0 as Cents)

/** Prices up to this can be multiplied by a thousand and remain whole cents. */
const MAX_PRICE = 4_500_000_000_000

/** A unit price. Undefined when it is not an amount, negative, or too large to be added up in a cart. */
export const priceOf = (value: unknown): Cents | undefined => {
  const price = parseCents(value)
  return price !== undefined && price >= 0 && price <= MAX_PRICE ? price : undefined
}

/** The last second that a Date can represent. */
const LAST_SECOND = 8_640_000_000_000

/**
 * Seconds since 1970; undefined for 0, for values outside the range of dates, and for anything that is not a number.
 */
export const secondsOf = (value: unknown): Seconds | undefined => {
  const seconds = numberOf(value)
  return seconds !== undefined && seconds > 0 && seconds <= LAST_SECOND ? seconds : undefined
}

/** Pictures as a list of addresses: an array of texts or of {url} or {image}, or comma-joined text. */
export const picturesOf = (value: unknown): readonly string[] => {
  const parts = Array.isArray(value) ? (value as readonly unknown[]) : textOf(value).split(',')
  return parts
    .map((part) => {
      const fields = fieldsOf(part)
      return (fields ? firstTextOf(fields, 'url', 'image', 'fullurl') : textOf(part)).trim()
    })
    .filter((address) => address !== '')
}

/** `https://cdn.example/a?signed=1`, `/upload/a.png` or `upload/a.png`; a signed one may be long. */
const ADDRESS = /^(?:https?:\/\/|\/(?!\/)|[\w-]+\/)[^\s<>"]{1,2000}$/i

/**
 * The address of an uploaded file (api.md 5); undefined when it is not an address, which would show as a broken
 * picture and be refused on submit.
 */
export const readUploaded = (data: unknown): string | undefined => {
  const address = firstTextOf(fieldsOf(data) ?? {}, 'fullurl', 'url')
  return ADDRESS.test(address) ? address : undefined
}

/** Some servers send null for an empty list; null together with a count above zero is invalid. */
const isNoRows = (fields: Fields): boolean =>
  fields['list'] === null && countOf(fields['total'] ?? fields['count']) === 0

/** The rows of a list in either wrapper, or bare; undefined when there is no list. */
export const listOf = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value as readonly unknown[]
  const fields = fieldsOf(value)
  for (const name of ['list', 'rows', 'data']) {
    const inner = fields?.[name]
    if (Array.isArray(inner)) return inner as readonly unknown[]
  }
  return fields && isNoRows(fields) ? [] : undefined
}

/** The rows that can be read. Undefined when there is no list, or when none of its rows can be read. */
export const readRows = <T>(
  value: unknown,
  read: (row: Fields) => T | undefined,
): readonly T[] | undefined => {
  const raw = listOf(value)
  if (!raw) return undefined
  const rows: T[] = []
  for (const item of raw) {
    const fields = fieldsOf(item)
    const row = fields && read(fields)
    if (row !== undefined) rows.push(row)
  }
  return rows.length === 0 && raw.length > 0 ? undefined : rows
}

/** Only the text fields, by name. */
export const textsOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** Requirement S7: an answer is accepted only when its body code equals 1. */
const SUCCESS = 1
const UNAUTHORISED = 401
const HOST_BROKEN = 500

/** When the server wrote the answer, by its own clock (api.md 1); undefined when it does not say. */
export const stampOf = (json: unknown): Seconds | undefined => numberOf(fieldsOf(json)?.['time'])

/**
 * Reads the server's envelope `{code, msg, time, data}` (requirements S7 and S8, api.md 1). Code 1 gives `data`; 401
 * is unauthorised whatever the HTTP status; any other code is a refusal with the server's message. Without an
 * envelope a failing status is returned as such, anything else as unexpected. A status of 500 or above is never a
 * refusal, whatever the body says: the server or a proxy in front of it failed, and the request may still have been
 * carried out.
 */
export const readEnvelope = (status: number, json: unknown, path: string): Result<unknown, ApiFault> => {
  const body = fieldsOf(json)
  const code = numberOf(body?.['code'])
  const message = textOf(body?.['msg'])
  if (code === UNAUTHORISED || (status === UNAUTHORISED && code !== SUCCESS)) {
    return fail({ kind: 'unauthorised', message })
  }
  const isFailing = status < 200 || status >= 300
  if (status >= HOST_BROKEN) return fail({ kind: 'status', status })
  if (isFailing && (code === undefined || message === '')) return fail({ kind: 'status', status })
  if (code === undefined) return fail({ kind: 'unexpected-answer', path })
  if (code === SUCCESS && !isFailing) return ok(body?.['data'])
  const details = body?.['data']
  return fail({ kind: 'rejected', code, message, ...(fieldsOf(details) ? { details } : {}) })
}

/** A path of an uploaded picture or film: `/upload/4f.webp`, not `//other.example/a.webp`, not `/detail/3/4`. */
const FILE_PATH = /^\/(?!\/)[^\s?#]+\.(?:webp|avif|png|jpe?g|gif|bmp|svg|mp4|webm)(?:[?#]|$)/i
// Deeper than any answer of a server.
const MAX_DEEP = 24

/** The answer with absolute addresses for the server's own files, for a page on another origin. */
export const withAbsoluteUrls = (answer: unknown, base: string, deep = 0): unknown => {
  if (typeof answer === 'string') return FILE_PATH.test(answer) ? base + answer : answer
  if (typeof answer !== 'object' || answer === null || deep > MAX_DEEP) return answer
  if (Array.isArray(answer)) return answer.map((item) => withAbsoluteUrls(item, base, deep + 1))
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withAbsoluteUrls(value, base, deep + 1)]),
  )
}
