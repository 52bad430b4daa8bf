import type { ProductRef } from '../../../../../domain/catalogue/product.ts'
import { withoutSecrets } from '../../../../../domain/messaging/content/secrets.ts'

/** What a text is made of. A part of plain text is drawn as it is: nothing in it is ever markup. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A page of this shop: it opens without a word. */
  | { readonly kind: 'own-link'; readonly text: string; readonly path: string }

// The stops behind a link are not of it. Cut off in the same search, they are gone through once, however many there are.
const LINK = /https?:\/\/[^\s<>"'\u0060]*[^\s<>"'\u0060.,;:!?)\]}»”。，、！？）】]/gi
const MENTION = /@[\p{L}\p{N}_.-]{1,40}/gu
/** An address of mail has such a thing before its @. */
const ENDS_IN_WORD = /[\p{L}\p{N}@]$/u
const PRODUCT_PATH = /^\/detail\/([\w-]{1,40})\/([\w-]{1,40})\/?$/

const addressOf = (text: string): URL | undefined => {
  try {
    const url = new URL(text)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

const linkPart = (text: string, host: string): TextPart => {
  const url = addressOf(text)
  if (!url) return { kind: 'text', text }
  if (url.host === host) return { kind: 'own-link', text, path: `${url.pathname}${url.search}` }
  return { kind: 'link', text, href: url.href }
}

const plain = (text: string, hasMentions: boolean): readonly TextPart[] => {
  if (!hasMentions) return text === '' ? [] : [{ kind: 'text', text }]
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(MENTION)) {
    // Two units: a letter beyond the first plane is made of both.
    if (ENDS_IN_WORD.test(text.slice(Math.max(0, found.index - 2), found.index))) continue
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) })
    parts.push({ kind: 'mention', text: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

/** Cuts a text into words, links and mentions. Only http and https are links; `host` is this shop's own. */
export const textPartsOf = (given: string, host: string, hasMentions = false): readonly TextPart[] => {
  const text = withoutSecrets(given)
  const parts: TextPart[] = []
  let at = 0
  for (const found of text.matchAll(LINK)) {
    const [link] = found
    parts.push(...plain(text.slice(at, found.index), hasMentions), linkPart(link, host))
    at = found.index + link.length
  }
  parts.push(...plain(text.slice(at), hasMentions))
  return parts
}

/** The products of this shop that a text links to, each once, at most three. */
export const linkedProducts = (parts: readonly TextPart[]): readonly ProductRef[] => {
  const found = new Map<string, ProductRef>()
  for (const part of parts) {
    const match = part.kind === 'own-link' ? PRODUCT_PATH.exec(part.path.split('?')[0] ?? '') : null
    const [, productId, shopId] = match ?? []
    if (productId && shopId) found.set(`${productId}-${shopId}`, { productId, shopId })
  }
  return [...found.values()].slice(0, 3)
}
