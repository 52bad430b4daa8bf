import { toWellFormed } from './text.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const encoded = (text: string): string => encodeURIComponent(toWellFormed(text))

const pair = (name: string, value: unknown): string => `${encoded(name)}=${encoded(String(value))}`

/**
 * The query rule of requirement S7: null, empty and undefined are skipped, and the values of an
 * object are flattened one level as key[sub]=value. No leading question mark; empty without fields.
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

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Reads "?a=1&b=2" with or without the question mark; the first of equal names wins. */
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

/** The path of this app that a server's link leads to; undefined for every other way (`//host`, `/\host`, a scheme). */
export const insidePath = (link: string): string | undefined => {
  const path = link.trim()
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined
}
