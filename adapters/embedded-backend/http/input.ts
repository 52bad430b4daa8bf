import { type Cents, parseCents } from '../../../domain/shared/money.ts'
import { isTooLong, normaliseSearchTerm, visibleText } from '../../../domain/shared/text.ts'
import type { MessageKey } from './messages/messages.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A file of a multipart body, in memory (its size is limited while reading). */
export type SentFile = { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }

/** The fields of a call: query string and body merged, the body winning. Unvalidated values. */
export type Fields = ReadonlyMap<string, unknown>

/** The requested page; `offset` counts rows. */
export type PageRequest = { readonly page: number; readonly limit: number; readonly offset: number }

/**
 * Validating readers for the fields of a call. Each returns a value of its type or refuses with an ordinary fault
 * (code 0); a wrong type never reaches the SQL.
 */
export interface Input {
  /** Required text, trimmed, with visible characters. */
  text(name: string, max: number): string
  /** Optional text: undefined when not sent, '' when sent empty. */
  optionalText(name: string, max: number): string | undefined
  /** Like `optionalText`, but '' when there are no visible characters. */
  visibleText(name: string, max: number): string | undefined
  /** A search text without unsearchable characters; '' when not sent. */
  searchTerm(name: string, max: number): string
  /** Required text, unchanged (passwords, codes). */
  secret(name: string, max: number): string
  /** A positive whole number, at most 2^53 - 1. Anything else is refused as "not found". */
  id(name: string): number
  optionalId(name: string): number | undefined
  /** Several ids: "1,2,3" or an array; deduplicated, at least one, at most `most`. */
  ids(name: string, max: number): readonly number[]
  /** A whole number within limits. */
  integer(name: string, min: number, max: number): number
  optionalInteger(name: string, min: number, max: number): number | undefined
  /** A decimal amount as cents; above zero and below ten billion. */
  cents(name: string): Cents
  /** Like `cents`, but optional, and zero is allowed. */
  optionalCents(name: string): Cents | undefined
  /** 0/1, "0"/"1" or a boolean. */
  optionalFlag(name: string): boolean | undefined
  /** One of a closed set of texts; the fallback when not sent, or a refusal without a fallback. */
  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T
  /** Texts: "a,b" or an array; empty ones are dropped. */
  list(name: string, maxItems: number, maxLength: number): readonly string[]
  /** An array of objects, each as an Input; undefined when not sent. */
  objects(name: string, max: number): readonly Input[] | undefined
  /** An object as an Input; undefined when not sent. */
  object(name: string): Input | undefined
  file(name: string): SentFile | undefined
  page(defaultLimit: number): PageRequest
  has(name: string): boolean
}

// PostgreSQL cannot store NUL; the other control characters (but line ends and tabs) have no place either.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const LONE_SURROGATE = /\p{Surrogate}/u
const MAX_PAGES = 10_000
const MAX_LIMIT = 50
const MAX_CENTS = 1_000_000_000_000

const asText = (value: unknown, name: string): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') throw refuse('field-not-valid', { field: name })
  if (CONTROL.test(value) || LONE_SURROGATE.test(value)) throw refuse('characters-not-kept', { field: name })
  return value
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** Ids in addresses of pages, which people mistype. */
const NAMED: Readonly<Record<string, MessageKey>> = {
  order_id: 'order-not-found',
  product_id: 'product-not-found',
  mer_id: 'shop-not-found',
  address_id: 'address-not-found',
}

const notValid = (name: string): Refusal => {
  const key = NAMED[name]
  return key === undefined ? refuse('field-not-valid', { field: name }) : refuse(key)
}

const asWhole = (value: unknown, name: string): number | undefined => {
  const text = asText(value, name)?.trim()
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (!/^-?\d{1,16}$/.test(text) || !Number.isSafeInteger(number)) throw notValid(name)
  return number
}

const within = (value: number, name: string, min: number, max: number): number => {
  if (value < min || value > max) throw notValid(name)
  return value
}

const bounded = (text: string, name: string, max: number): string => {
  if (isTooLong(text, max)) throw refuse('field-too-long', { field: name, max })
  return text
}

const needed = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw refuse('field-required', { field: name })
  return value
}

const asItems = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',').map((item) => item.trim()) : [value]
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Creates the readers for one call's fields. */
export const createInput = (fields: Fields): Input => {
  const optionalText = (name: string, max: number) => {
    const text = asText(fields.get(name), name)?.trim()
    return text === undefined ? undefined : bounded(text, name, max)
  }
  const optionalInteger = (name: string, min: number, max: number) => {
    const number = asWhole(fields.get(name), name)
    return number === undefined ? undefined : within(number, name, min, max)
  }
  const optionalId = (name: string) => optionalInteger(name, 1, Number.MAX_SAFE_INTEGER)
  const optionalCents = (name: string) => {
    const text = asText(fields.get(name), name)?.trim()
    if (text === undefined || text === '') return undefined
    const amount = parseCents(text)
    if (amount === undefined || amount < 0 || amount > MAX_CENTS) {
      throw refuse('field-not-valid', { field: name })
    }
    return amount
  }
  const items = (name: string, max: number): readonly unknown[] => {
    const sent = fields.get(name)
    const found = isPresent(sent) ? asItems(sent).filter(isPresent) : []
    if (found.length > max) throw refuse('too-many-entries', { field: name, max })
    return found
  }
  return {
    text: (name, max) => needed(visibleText(optionalText(name, max) ?? '') || undefined, name),
    optionalText,
    visibleText: (name, max) => {
      const text = optionalText(name, max)
      return text === undefined ? undefined : visibleText(text)
    },
    searchTerm: (name, max) => {
      const value = fields.get(name)
      const text =
        typeof value === 'string' ? normaliseSearchTerm(value, Number.POSITIVE_INFINITY) : asText(value, name)
      return bounded(text ?? '', name, max)
    },
    secret: (name, max) =>
      needed(bounded(asText(fields.get(name), name) ?? '', name, max) || undefined, name),
    id: (name) => needed(optionalId(name), name),
    optionalId,
    ids: (name, max) => {
      const ids = items(name, max).map((item) =>
        within(needed(asWhole(item, name), name), name, 1, Number.MAX_SAFE_INTEGER),
      )
      return needed(ids.length === 0 ? undefined : [...new Set(ids)], name)
    },
    integer: (name, min, max) => needed(optionalInteger(name, min, max), name),
    optionalInteger,
    cents: (name) => {
      const amount = needed(optionalCents(name), name)
      if (amount <= 0) throw refuse('field-not-valid', { field: name })
      return amount
    },
    optionalCents,
    optionalFlag: (name) => {
      const value = fields.get(name)
      if (typeof value === 'boolean') return value
      const flag = optionalInteger(name, 0, 1)
      return flag === undefined ? undefined : flag === 1
    },
    choice: (name, choices, fallback) => {
      const text = optionalText(name, 40)
      if ((text === undefined || text === '') && fallback !== undefined) return fallback
      const known = choices.find((choice) => choice === text)
      if (known === undefined) throw refuse(text ? 'field-not-valid' : 'field-required', { field: name })
      return known
    },
    list: (name, maxItems, maxLength) =>
      items(name, maxItems).map((item) => {
        const text = asText(item, name) ?? ''
        // Items are not typed by people: a message about their length would not help.
        if (text.length > maxLength) throw refuse('field-not-valid', { field: name })
        return text
      }),
    objects: (name, max) => {
      const sent = fields.get(name)
      if (!isPresent(sent)) return undefined
      if (!Array.isArray(sent) || sent.length > max) throw refuse('field-not-valid', { field: name })
      return sent.map((item: unknown) => {
        if (typeof item !== 'object' || item === null || Array.isArray(item)) {
          throw refuse('field-not-valid', { field: name })
        }
        return createInput(new Map(Object.entries(item)))
      })
    },
    object: (name) => {
      const sent = fields.get(name)
      if (!isPresent(sent)) return undefined
      if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
        throw refuse('field-not-valid', { field: name })
      return createInput(new Map(Object.entries(sent)))
    },
    file: (name) => {
      const sent = fields.get(name)
      return isFile(sent) ? sent : undefined
    },
    page: (defaultLimit) => {
      const page = optionalInteger('page', 1, MAX_PAGES) ?? 1
      const limit = Math.min(optionalInteger('limit', 1, 1_000) ?? defaultLimit, MAX_LIMIT)
      return { page, limit, offset: (page - 1) * limit }
    },
    has: (name) => isPresent(fields.get(name)),
  }
}
