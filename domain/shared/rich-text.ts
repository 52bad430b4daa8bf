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

/** Decodes the character references of HTML text; unknown names are kept. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (hex) return codePoint(Number.parseInt(hex, 16))
    if (decimal) return codePoint(Number(decimal))
    return NAMED[String(name).toLowerCase()] ?? whole
  })

// Attributes without a value match too and are dropped: retrying at each of their letters would take quadratic time
// for long ones.
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

/** Control characters and spaces can hide a scheme from a check but not from a browser. */
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

/** Text, or a mark around text, within a paragraph. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }

type RichBlock =
  | { readonly kind: 'p' | 'h2' | 'h3'; readonly children: readonly RichInline[] }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly RichInline[])[] }

/** Host text is never put into the page as HTML: it becomes this small tree, which the frontend renders. */
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
/** Elements whose content is not text for readers. */
const SILENT =
  /<(script|style|template|noscript|iframe|object|svg|math|textarea|title|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
// Maps, because plain objects have inherited keys: a server can send a tag named `constructor`.
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
/** Deeper nesting adds nothing for readers, and hostile HTML could nest without end. */
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

/** Plain text: an empty line separates paragraphs, a line end is a break. */
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

/** Collects inline nodes into blocks. */
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
      // Items of a nested list are added to the outer list.
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
 * Parses server HTML into paragraphs, headings, lists, strong, em, breaks, links to http(s) and pictures from http(s)
 * or this site. All other tags and attributes are dropped; the text inside unknown tags is kept, scripts, styles and
 * frames are removed with their content. Accepts any input and needs no DOM.
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

const textOf = (inline: RichInline): string => {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'break':
      return ' '
    case 'image':
      return inline.alt
    case 'strong':
    case 'em':
    case 'link':
      return inline.children.map(textOf).join('')
  }
}

/** The names of its chapters: its headings of the first level. */
export const richTextChapters = (html: string): readonly string[] =>
  readRichText(html).flatMap((block) => (block.kind === 'h2' ? [block.children.map(textOf).join('')] : []))

const LEADING_BLOCK = /^\s*<(?:div|section|article)\b([^<>]{0,2000})>/i

/** The `lang` of server HTML's outer block; undefined when there is none. */
export const richTextLanguage = (html: string): string | undefined =>
  languageTag(attributesOf(LEADING_BLOCK.exec(html)?.[1] ?? '').get('lang'))
