import { blocksOf, classesIn, classesOf } from './critical.mjs'

const TOKEN = /(--[\w-]+):\s*(\d{3}) ([\d.]+)rem\b/g
const NAMED = /(?:^|;)\s*font:\s*var\((--[\w-]+)\)/
const WRITTEN = /(?:^|;)\s*font:\s*(\d{3}) ([\d.]+)rem\b/
const WEIGHT = /(?:^|;)\s*font-weight:\s*(\d{3})\b/
const SIZE = /(?:^|;)\s*font-size:\s*([\d.]+)rem\b/

const ROOT_PX = 16
const fontOf = (weight, rems) => `${weight} ${Number((rems * ROOT_PX).toFixed(3))}`

const elementsOf = (markup) => new Set([...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name))

/** Whether something on the page could be what the last part of a selector means. */
const isThere = (selector, { classes, elements }) => {
  const names = classesIn(selector)
  if (names.length > 0) return names.every((name) => classes.has(name))
  return elements.has(/[a-z][a-z0-9]*$/.exec(selector.trim())?.[0])
}

/**
 * The weights and sizes in which a page's text is set on a phone, as `500 12`: those that the rules of `style` give
 * together, by a type token or in full, to something that stands in `markup`. Sizes are px where a rem is 16.
 */
export const fontsOf = (style, markup) => {
  const page = { classes: classesOf(markup), elements: elementsOf(markup).add('body') }
  const tokens = new Map([...style.matchAll(TOKEN)].map(([, name, ...font]) => [name, fontOf(...font)]))
  const fonts = blocksOf(style)
    .filter(({ head, body }) => body && head.split(',').some((selector) => isThere(selector, page)))
    .map(({ body }) => {
      const written = WRITTEN.exec(body)?.slice(1) ?? [WEIGHT.exec(body)?.[1], SIZE.exec(body)?.[1]]
      return tokens.get(NAMED.exec(body)?.[1]) ?? (written.every(Boolean) && fontOf(...written))
    })
  return [...new Set(fonts.filter(Boolean))]
}
