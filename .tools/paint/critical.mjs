/** The blocks of a sheet that has no comments: `head{body}`, or a statement that ends with ";" and has no body. */
export const blocksOf = (css) => {
  const blocks = []
  let start = 0
  let depth = 0
  let open = 0
  let quote = ''
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (quote) {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at).trim(), body: undefined })
      start = at + 1
    }
  }
  return blocks
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
const GROUP = /^@(?:media|supports|container|layer)\b/

/** The classes that a piece of a sheet names. */
export const classesIn = (selector) => [...selector.matchAll(CLASS)].map(([, name]) => name)

/** What a selector excludes says nothing of what has to be there. */
const partsOf = (head) => head.replace(/:not\([^)]*\)/g, '').split(',')

/** The classes that the elements of a page have. */
export const classesOf = (markup) =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, text]) => text.split(/\s+/)))

export const ruleText = ({ head, body }) => (body === undefined ? `${head};` : `${head}{${body}}`)

const LANGUAGE = /:lang\(([\w-]+)\)/g

/** Whether a selector asks for another language than `tag`. */
const isForeign = (selector, tag) =>
  tag !== '' &&
  [...selector.matchAll(LANGUAGE)].some(
    ([, asked]) => !`${tag}-`.toLowerCase().startsWith(`${asked}-`.toLowerCase()),
  )

const GROUND = /\[data-cat="?(\w+)"?\]/g

/** Whether a selector asks for the ground of a picture (ui/styles/tints.css) that stands nowhere in the page. */
const isElsewhere = (selector, grounds) =>
  [...selector.matchAll(GROUND)].some(([, ground]) => !grounds.has(ground))

const groundsOf = (markup) => new Set([...markup.matchAll(/ data-cat="(\w+)"/g)].map(([, ground]) => ground))

const keptRules = (css, page) =>
  blocksOf(css)
    .map((block) => {
      const { head, body } = block
      if (GROUP.test(head) && body !== undefined) {
        const inside = keptRules(body, page)
        return inside === '' ? '' : `${head}{${inside}}`
      }
      if (head.startsWith('@')) return ruleText(block)
      // `:is(.a, .b)` cannot be cut at its commas: a rule is kept when any part of it could apply.
      const isWanted = partsOf(head).some(
        (part) =>
          classesIn(part).every((name) => page.classes.has(name)) &&
          !isForeign(part, page.tag) &&
          !isElsewhere(part, page.grounds),
      )
      return isWanted ? ruleText(block) : ''
    })
    .join('')

/** A movement that no kept rule names is not needed. */
const withoutIdleKeyframes = (css) =>
  blocksOf(css)
    .filter(({ head }, _, all) => {
      const [, name] = /^@(?:-webkit-)?keyframes (\S+)/.exec(head) ?? []
      return !name || all.some((block) => !block.head.startsWith('@keyframes') && block.body?.includes(name))
    })
    .map(ruleText)
    .join('')

const USED = /var\((--[\w-]+)/g

/** Tokens that nothing kept asks for; leaving one out may leave another without use. */
const withoutIdleTokens = (sheets, markup) => {
  let now = sheets
  for (;;) {
    const used = new Set([...[...now, markup].join('').matchAll(USED)].map(([, name]) => name))
    const next = now.map((css) =>
      css.replace(/(^|[{;])(--[\w-]+):[^;{}]*(?=[;}])/g, (text, before, name) =>
        used.has(name) ? text : before,
      ),
    )
    if (next.join('') === now.join(''))
      return next.map((css) => css.replace(/;{2,}/g, ';').replace(/\{;/g, '{'))
    now = next
  }
}

/**
 * The part of each sheet that a page's markup can need as it stands, in the language `tag` if one is given; the whole
 * sheets come with the code. `frame` is what the page holds of styles besides: it may ask for tokens of these.
 */
export const criticalStyles = (sheets, markup, { tag = '', frame = '' } = {}) => {
  const page = { tag, classes: classesOf(markup), grounds: groundsOf(markup) }
  return withoutIdleTokens(
    sheets.map((css) => withoutIdleKeyframes(keptRules(css, page))),
    markup + frame,
  )
}
