import { createHash } from 'node:crypto'
import { criticalStyles } from './critical.mjs'
import { fontsOf } from './fonts.mjs'
import { ownIcons } from './icons.mjs'

/** JSON that cannot end the element it stands in. */
export const dataBlock = (id, data, more = '') =>
  `<script type="application/json" id="${id}"${more}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const quoted = (text) => escaped(text).replaceAll('"', '&quot;')

const describedAs = (html, text) =>
  html.replace(/(<meta name="description" content=")[^"]*/, (all, start) =>
    text ? start + quoted(text) : all,
  )

/**
 * What a chat or a search shows of a page whose address was sent on, in place of what is said of the shop as a whole. A
 * picture of this shop is a path here: the host that sends the page puts its origin before it, since no chat takes less.
 */
const withAbout = (html, { title, text, image }) => {
  const told = [
    `<meta property="og:title" content="${quoted(title)}">`,
    ...(image ? [`<meta property="og:image" content="${quoted(image)}">`] : []),
  ]
  return describedAs(html, text).replace(/<meta name="description"[^>]*>/, (found) =>
    [found, ...told].join('\n    '),
  )
}

/** Of what is said to a browser without scripts, the sentence in the language of the page. */
const withOneNoScript = (html, text) =>
  html.replace(/<noscript>.*?<\/noscript>/s, () => `<noscript><p>${text}</p></noscript>`)

/** Pictures that React wants early stand before the markup; the head is where they are found first. */
const IMAGE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

const inHead = (html, links) =>
  html.replace('<script type="application/json"', (found) => [...links, found].join('\n    '))

const painted = (html, { paint, language, tag, start }, marks, { before = '', after = '' } = {}) => {
  const pictures = IMAGE_LINKS.exec(paint.markup)?.[0] ?? ''
  const markup = paint.markup.slice(pictures.length)
  // What was drawn for some shopper is replaced by the code, never taken over.
  const whose = paint.isOfShopper ? '' : language
  const page = withOneNoScript(describedAs(html, start.about), start.noScript)
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
    .replace('href="/manifest.', `href="/manifest.${language}.`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(paint.title)}</title>`)
    .replace(
      '<div id="app"></div>',
      () => `${before}<div id="app" data-painted="${whose}"${marks}>${markup}</div>${after}`,
    )
  return pictures === '' ? page : inHead(page, [pictures])
}

const wordsOf = (manifest, { name, language }) => {
  const { files } = manifest.words[language]
  return ['base', ...manifest.routes[name].words].map((context) => files[context]).filter(Boolean)
}

/**
 * The page of one route in one language with its first paint inside, without data, and with what the route
 * needs named where the parser sees it at once.
 */
export const paintPage = (html, { paint, name, language, manifest }) => {
  const { css, js } = manifest.routes[name]
  const links = [
    ...css.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...[...js, ...wordsOf(manifest, { name, language })].map(
      (url) => `<link rel="modulepreload" href="${url}">`,
    ),
  ]
  const { tag, start } = manifest.words[language]
  return inHead(painted(html, { paint, language, tag, start }, ''), links)
}

const BLOCK = (id) => new RegExp(`\\s*<script type="application/json" id="${id}">[^<]*</script>`)

/**
 * The same with its data inside: the frame of the styles and what it needs of others in the page, code and the whole of
 * those others when the page is seen (`.tools/face/first-lines/`), the answers of the host for React to take over what is
 * drawn. All of it has to fit into the 14 KB that a host may send before the first word comes back. Gives the page and
 * the policy that allows its style.
 */
export const paintFullPage = (site, { paint, name, language, answers, fileOf }) => {
  const { manifest, html, csp, frame } = site
  const { tag, start } = manifest.words[language]
  const { whole, rest, parts } = manifest.drawn.routes[name]
  // A talk is drawn with its cards and its ready sentences, whose sheets are not part of the whole.
  const { later = [] } = paint.isOfShopper ? manifest.routes[name] : {}
  const sheets = [whole, ...later].map(fileOf)
  const style = [frame, ...criticalStyles(sheets, paint.markup, { tag, frame })].join('')
  const late = [
    ...new Set([manifest.packages, manifest.main, ...manifest.shell.js]),
    ...manifest.routes[name].js,
    ...wordsOf(manifest, { name, language }),
  ]
  const { markup, symbols, sprite } = ownIcons(paint.markup, fileOf)
  const needs = ` data-late="${escaped(start.late)}" data-reload="${escaped(start.reload)}" data-fonts="${fontsOf(style, markup)}"${sprite ? ` data-icons="${sprite}"` : ''}`
  const bare = html
    .replace(/\n\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\n\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\n\s*<script type="module"[^>]*><\/script>/, '')
    .replace(BLOCK('lintas-words'), '')
    .replace(BLOCK('lintas-assets'), () => `\n    ${dataBlock('lintas-late', late, needs)}`)
  const marks = paint.isOfShopper ? ' data-full="" data-own=""' : ' data-full=""'
  const around = { before: symbols, after: dataBlock('lintas-answers', answers) }
  const page = painted(bare, { paint: { ...paint, markup }, language, tag, start }, marks, around)
  const sheet =
    `<style data-route="${name}" data-href="${parts.join(' ')}" data-whole="${whole}"` +
    `${rest ? ` data-rest="${rest}"` : ''}>${style}</style>`
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const dressed = inHead(page, [sheet])
  return {
    html: paint.about ? withAbout(dressed, paint.about) : dressed,
    csp: csp.replace("style-src 'self'", `style-src 'self' ${hash}`),
  }
}
