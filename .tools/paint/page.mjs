import { ownIcons } from './icons.mjs'

/** JSON that cannot end the element it stands in. */
const dataBlock = (id, data) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * What a chat or a search shows of a page whose address was sent on, in place of what is said of the shop as a whole. A
 * picture of this shop is a path here: the host that sends the page puts its origin before it, since no chat takes less.
 */
const socialTags = ({ title, image }) =>
  [
    `<meta property="og:title" content="${escaped(title)}">`,
    ...(image ? [`<meta property="og:image" content="${escaped(image)}">`] : []),
  ].join('')

/** Pictures that React wants early stand before the markup; the head is where they are found first. */
const IMAGE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * The page of one route in one language with its data inside: the answers of the host for React to take over what is
 * drawn. The template has a place for each text that differs (`ui/build/html.ts`).
 */
export const paintFullPage = (site, { paint, name, language, answers, fileOf }) => {
  const pictures = IMAGE_LINKS.exec(paint.markup)?.[0] ?? ''
  const { markup, symbols } = ownIcons(paint.markup.slice(pictures.length), fileOf)
  const { about: shop, noScript } = site.startWords[language]
  const { about } = paint
  // What was drawn for some shopper is replaced by the code, never taken over.
  const whose = paint.isOfShopper ? '' : language
  const slots = {
    lang: site.tags[language],
    title: escaped(paint.title),
    about: escaped(about?.text || shop),
    manifest: `/manifest.${language}.webmanifest`,
    head: `${about ? socialTags(about) : ''}${pictures}${site.heads[name][language]}`,
    body:
      `<noscript><p>${noScript}</p></noscript>${symbols}` +
      `<div id="app" data-route="${name}" data-painted="${whose}" data-full=""${paint.isOfShopper ? ' data-own=""' : ''}>${markup}</div>` +
      dataBlock('lintas-answers', answers),
  }
  return { html: site.template.replace(/{{(\w+)}}/g, (_, slot) => slots[slot]), csp: site.csp }
}
