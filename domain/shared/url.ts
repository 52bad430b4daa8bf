import { toWellFormed } from './text.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const encoded = (text: string): string => encodeURIComponent(toWellFormed(text))

const pair = (name: string, value: unknown): string => `${encoded(name)}=${encoded(String(value))}`

/**
 * Query encoding of requirement S7: null, empty and undefined are skipped, and objects are flattened one level as
 * key[sub]=value. No leading question mark; empty without fields.
 */
export const toQueryString = (fields: Readonly<Record<string, unknown>>): string => {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (isEmpty(value)) continue
    if (typeof value !== 'object') pairs.push(pair(name, value))
    else {
      for (const [sub, inner] of Object.entries(value as object)) {
        if (!isEmpty(inner)) pairs.push(`${encoded(name)}[${encoded(sub)}]=${encoded(String(inner))}`)
      }
    }
  }
  return pairs.join('&')
}

/** A path with its query; the path alone when no field is set. */
export const withQuery = (path: string, fields: Readonly<Record<string, unknown>>): string => {
  const query = toQueryString(fields)
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** Decodes a text from an address or cookie; returned unchanged when it is not validly encoded. */
export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const decode = (text: string): string => unescaped(text.replaceAll('+', ' '))

/** Parses "?a=1&b=2" with or without the question mark; the first of duplicate names wins. */
export const parseQueryString = (search: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (!fields.has(name)) fields.set(name, at < 0 ? '' : decode(part.slice(at + 1)))
  }
  return fields
}

/**
 * The path within this app that a server's link leads to; undefined for links elsewhere (`//host`, `/\host`, a
 * scheme).
 */
export const insidePath = (link: string): string | undefined => {
  const path = link.trim()
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined
}

// Scheme and host without user name and password, which could make one host look like another.
const WEB_ORIGIN = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#]|$)/i
const ODD = /[\\\s\p{Cc}]/u

/** The origin of an http(s) address, in lower case; undefined for anything else. */
export const originOf = (address: string): string | undefined => WEB_ORIGIN.exec(address)?.[1]?.toLowerCase()

/**
 * The address of a picture that the page may load: a path of its own host, an address at one of `origins`, or a local
 * `blob:`. Empty for any other: a chat message could otherwise make every reader's browser call a foreign host, and
 * reveal who reads it when.
 */
export const knownPicture = (address: string, origins: readonly (string | undefined)[]): string => {
  if (ODD.test(address) || address.startsWith('//')) return ''
  if (address.startsWith('blob:')) return address
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return address
  const origin = originOf(address)
  return origin !== undefined && origins.includes(origin) ? address : ''
}
