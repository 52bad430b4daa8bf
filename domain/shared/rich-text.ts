import { languageTag } from './text.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
  times: '×',
  deg: '°',
  euro: '€',
  yen: '¥',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
}

const codePoint = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd'

/** Turns the character references of HTML text into characters; unknown names stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (hex) return codePoint(Number.parseInt(hex, 16))
    if (decimal) return codePoint(Number(decimal))
    return NAMED[String(name).toLowerCase()] ?? whole
  })

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
const safeLink = (address: string): string | undefined =>
  isWebAddress(bare(address)) ? bare(address) : undefined

/** http, https, or a path of the same site. */
const safeImage = (address: string): string | undefined => {
  const clean = bare(address)
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(clean)
  if (clean === '' || clean.startsWith('//') || clean.includes('\\')) return undefined
  return isWebAddress(clean) || !hasScheme ? clean : undefined
}

/** Text, or a mark around text, within one line of rich text. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }

type RichBlock =
  | { readonly kind: 'p' | 'h2' | 'h3'; readonly children: readonly RichInline[] }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly RichInline[])[] }

/** Host text is never put into the page as HTML: it becomes this small tree, and the frontend draws that. */
export type RichText = readonly RichBlock[]

type BlockKind = 'p' | 'h2' | 'h3'
type Open = {
  readonly tag: string
  readonly wrap: (children: readonly RichInline[]) => RichInline
  readonly outer: RichInline[]
}

// The bounds keep hostile text from making the search quadratic.
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]{0,2000}>|<(\/?)([a-z][a-z0-9]{0,15})\b((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'"<>]){0,2000})>/gi
/** What is between these is no text for readers. */
const SILENT =
  /<(script|style|template|noscript|iframe|object|svg|math|textarea|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
// Maps, since an object also answers to what every object has: `constructor` is a tag that a server can write.
const HEADINGS: ReadonlyMap<string, BlockKind> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
])
const PARAGRAPHS = new Set(['p', 'div', 'section', 'article', 'blockquote', 'tr', 'table', 'pre', 'hr'])
const MARKS: ReadonlyMap<string, 'strong' | 'em'> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
])
/** Deeper marks add nothing for a reader, and a hostile page could nest without end. */
const DEPTH_LIMIT = 6

const isBlank = (inline: RichInline): boolean =>
  inline.kind === 'break' || (inline.kind === 'text' && inline.text.trim() === '')

const trimmed = (inlines: readonly RichInline[]): readonly RichInline[] => {
  let from = 0
  let to = inlines.length
  const blankAt = (at: number): boolean => {
    const inline = inlines[at]
    return inline !== undefined && isBlank(inline)
  }
  while (from < to && blankAt(from)) from += 1
  while (to > from && blankAt(to - 1)) to -= 1
  return inlines.slice(from, to)
}

/** Text without a single tag: a blank line parts paragraphs, a line end is a break. */
const fromPlainText = (text: string): RichText =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) =>
      trimmed(
        paragraph
          .split(/\r?\n/)
          .flatMap((line): RichInline[] => [
            { kind: 'break' },
            { kind: 'text', text: decodeEntities(line.trim()) },
          ]),
      ),
    )
    .filter((children) => children.length > 0)
    .map((children) => ({ kind: 'p', children }))

/** Gathers inlines into blocks. */
const createGatherer = () => {
  const blocks: RichBlock[] = []
  let inlines: RichInline[] = []
  let opened: Open[] = []
  let kind: BlockKind = 'p'
  let depth = 0
  let list: { readonly kind: 'ul' | 'ol'; readonly items: (readonly RichInline[])[] } | undefined

  const close = (tag: string): void => {
    const at = opened.findLastIndex((open) => open.tag === tag)
    if (at < 0) return
    for (const open of opened.splice(at).reverse()) {
      const inner = inlines
      inlines = open.outer
      if (inner.length > 0) inlines.push(open.wrap(inner))
    }
  }
  const flush = (next: BlockKind = 'p'): void => {
    const first = opened[0]
    if (first) close(first.tag)
    while (opened[0]) close(opened[0].tag)
    opened = []
    const children = trimmed(inlines)
    if (children.length > 0) {
      if (list) list.items.push(children)
      else blocks.push({ kind, children })
    }
    inlines = []
    kind = next
  }
  return {
    add: (inline: RichInline) => void inlines.push(inline),
    open: (tag: string, wrap: Open['wrap']) => {
      if (opened.length >= DEPTH_LIMIT) return
      opened.push({ tag, wrap, outer: inlines })
      inlines = []
    },
    close,
    flush,
    startList: (listKind: 'ul' | 'ol') => {
      flush()
      // A list in a list keeps its items, in the outer list.
      depth += 1
      list ??= { kind: listKind, items: [] }
    },
    endList: () => {
      flush()
      depth = Math.max(0, depth - 1)
      if (depth > 0) return
      if (list && list.items.length > 0) blocks.push(list)
      list = undefined
    },
    finish: (): RichText => {
      flush()
      if (list && list.items.length > 0) blocks.push(list)
      return blocks
    },
  }
}

const readTag = (
  gather: ReturnType<typeof createGatherer>,
  tag: string,
  isEnd: boolean,
  rest: string,
): void => {
  const [mark, heading] = [MARKS.get(tag), HEADINGS.get(tag)]
  if (PARAGRAPHS.has(tag) || tag === 'li') gather.flush()
  else if (heading) gather.flush(isEnd ? 'p' : heading)
  else if (tag === 'ul' || tag === 'ol') isEnd ? gather.endList() : gather.startList(tag)
  else if (tag === 'br') gather.add({ kind: 'break' })
  else if (isEnd) gather.close(tag)
  else if (mark) gather.open(tag, (children) => ({ kind: mark, children }))
  else if (tag === 'a') {
    const href = safeLink(attributesOf(rest).get('href') ?? '')
    if (href) gather.open(tag, (children) => ({ kind: 'link', href, children }))
  } else if (tag === 'img') {
    const attributes = attributesOf(rest)
    const src = safeImage(attributes.get('src') ?? '')
    if (src) gather.add({ kind: 'image', src, alt: attributes.get('alt') ?? '' })
  }
}

/**
 * Reads server HTML as paragraphs, headings, lists, strong, em, breaks, links to http(s) and pictures from
 * http(s) or this site. Every other tag and every attribute is dropped; what is between unknown tags stays
 * as text, but scripts, styles and frames vanish with their content. Works on any input and needs no DOM.
 */
export const readRichText = (html: string): RichText => {
  const source = html.replace(SILENT, '')
  if (!/<[a-z/!]/i.test(source)) return fromPlainText(source)
  const gather = createGatherer()
  const addText = (raw: string): void => {
    const text = decodeEntities(raw.replace(/[ \t\r\n\f]+/g, ' '))
    if (text !== '') gather.add({ kind: 'text', text })
  }
  let at = 0
  for (const match of source.matchAll(TAG)) {
    addText(source.slice(at, match.index))
    at = match.index + match[0].length
    const tag = match[2]?.toLowerCase()
    if (tag) readTag(gather, tag, match[1] === '/', match[3] ?? '')
  }
  addText(source.slice(at))
  return gather.finish()
}

const LEADING_BLOCK = /^\s*<(?:div|section|article)\b([^<>]{0,2000})>/i

/** The language that server HTML says of itself, by the block around it; undefined when it says nothing. */
export const richTextLanguage = (html: string): string | undefined =>
  languageTag(attributesOf(LEADING_BLOCK.exec(html)?.[1] ?? '').get('lang'))
