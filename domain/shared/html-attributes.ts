import { decodeEntities } from './html-entities.ts'

// A name without a value is found too, and left out: begun anew at each of its letters, a long one takes the square of its length.
const ATTRIBUTE = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi

/** The attributes of a tag by lower-case name, decoded. */
export const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare
    if (value !== undefined) found.set(name.toLowerCase(), decodeEntities(value))
  }
  return found
}

/** Control characters and spaces hide a scheme from a reader but not from a browser. */
const bare = (address: string): string => [...address].filter((c) => c > ' ' && c !== '\u007f').join('')

const isWebAddress = (address: string): boolean => /^https?:\/\/[^/\\]/i.test(address)

/** http and https only. */
export const safeLink = (address: string): string | undefined =>
  isWebAddress(bare(address)) ? bare(address) : undefined

/** http, https, or a path of the same site. */
export const safeImage = (address: string): string | undefined => {
  const clean = bare(address)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  if (clean === '' || clean.startsWith('//') || clean.includes('\\')) return undefined
  return isWebAddress(clean) || !hasScheme ? clean : undefined
}
