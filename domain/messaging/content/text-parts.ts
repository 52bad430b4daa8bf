import type { ProductRef } from '../../catalogue/product.ts'
import { withoutSecrets } from './secrets.ts'

/** The parts of a text. Plain text is never interpreted as markup. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A page of this shop: opens without confirmation. */
  | { readonly kind: 'own-link'; readonly text: string; readonly path: string }
  /** Another resource at this shop's address, such as a picture: neither a page of the app nor another site. */
  | { readonly kind: 'own-file'; readonly text: string; readonly href: string }

// The characters of a URL (RFC 3986): letters of other scripts directly after it are the next word, and URLs copied
// from a browser contain them as %E4%B8%AD.
const LINK = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%\\]+/gi
const STOPS = new Set(".,;:!?'*_~\\")
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/**
 * A link without trailing punctuation, or a bracket opened before it. Brackets of its own are kept, as in /Foo_(bar).
 * Linear time.
 */
const trimmed = (link: string): string => {
  const depth: Record<string, number> = { ')': 0, ']': 0 }
  for (const letter of link) {
    for (const [closing, opening] of Object.entries(OPENING)) {
      if (letter === closing) depth[closing] = (depth[closing] ?? 0) + 1
      if (letter === opening) depth[closing] = (depth[closing] ?? 0) - 1
    }
  }
  let end = link.length
  for (; end > 0; end -= 1) {
    const last = link[end - 1] ?? ''
    if (STOPS.has(last)) continue
    if ((depth[last] ?? 0) <= 0) break
    depth[last] = (depth[last] ?? 0) - 1
  }
  return link.slice(0, end)
}
const MENTION = /@[\p{L}\p{N}_.-]{1,40}/gu
/** Part of an e-mail address: a word character before the @. */
const ENDS_IN_WORD = /[\p{L}\p{N}@]$/u
const PRODUCT_PATH = /^\/detail\/([\w-]{1,40})\/([\w-]{1,40})\/?$/

/** The parts of an address, as the platform's `URL` reads them. */
export type WebAddress = Readonly<Record<'protocol' | 'host' | 'pathname' | 'search' | 'href', string>>

/** What is needed to tell links from plain text. */
type Reading = {
  /** The host of this shop. */
  readonly host: string
  /** The platform's parser of absolute addresses; undefined for what is none. */
  readonly parse: (text: string) => WebAddress | undefined
  /** The message mentions somebody. */
  readonly hasMentions?: boolean
  /** Which paths of this shop are pages of the app; all by default. */
  readonly isPage?: (path: string) => boolean
}

const addressOf = (text: string, { parse }: Reading): WebAddress | undefined => {
  const address = parse(text)
  return address && /^https?:$/.test(address.protocol) ? address : undefined
}

const linkPart = (text: string, url: WebAddress, { host, isPage = () => true }: Reading): TextPart => {
  // As a path this would name another site.
  if (url.host !== host || url.pathname.startsWith('//')) return { kind: 'link', text, href: url.href }
  const path = `${url.pathname}${url.search}`
  return isPage(path) ? { kind: 'own-link', text, path } : { kind: 'own-file', text, href: path }
}

const plain = (text: string, hasMentions: boolean): readonly TextPart[] => {
  if (!hasMentions) return text === '' ? [] : [{ kind: 'text', text }]
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(MENTION)) {
    // Two units, because a character may be a surrogate pair.
    if (ENDS_IN_WORD.test(text.slice(Math.max(0, found.index - 2), found.index))) continue
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    parts.push({ kind: 'mention', text: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

/** Splits a text into plain text, links and mentions. Only http and https are links. */
export const textPartsOf = (given: string, reading: Reading): readonly TextPart[] => {
  const { hasMentions = false } = reading
  const text = withoutSecrets(given)
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(LINK)) {
    const link = trimmed(found[0])
    const address = addressOf(link, reading)
    if (!address) continue
    parts.push(...plain(text.slice(at, found.index), hasMentions), linkPart(link, address, reading))
    at = found.index + link.length
  }
  parts.push(...plain(text.slice(at), hasMentions))
  return parts
}

/** The products of this shop that a text links to, without duplicates, at most three. */
export const linkedProducts = (parts: readonly TextPart[]): readonly ProductRef[] => {
  const found = new Map<string, ProductRef>()
  for (const part of parts) {
    const match = part.kind === 'own-link' ? PRODUCT_PATH.exec(part.path.split('?')[0] ?? '') : null
    const [, productId, shopId] = match ?? []
    if (productId && shopId) found.set(`${productId}-${shopId}`, { productId, shopId })
  }
  return [...found.values()].slice(0, 3)
}
