import type { Language } from '../../../domain/account/language.ts'

/** What is different on each page; texts are HTML already. */
export type Slots = {
  readonly lang: string
  /** An attribute of `<html>`, or nothing. */
  readonly theme: string
  readonly title: string
  readonly about: string
  readonly manifest: string
  readonly head: string
  readonly body: string
}

/** The files of a route, beside those of the shell. */
type RouteFiles = {
  readonly context: string
  readonly js: readonly string[]
  readonly words: readonly string[]
}

/** What is said in one language before any of the app's texts can be had, and where those are. */
type SiteWords = {
  readonly tag: string
  /** Files by context; `base` names the one that every page needs. */
  readonly files: Readonly<Record<string, string>>
  readonly base: string
  readonly late: string
  readonly reload: string
  readonly about: string
  readonly noScript: string
}

/** What the build has made, as far as pages are made of it (`dist/paint/site.json`). */
export type Site = {
  /** The program that renders, beside this file. */
  readonly entry: string
  /** `ui/index.html`, with a slot for each text that differs. */
  readonly template: string
  readonly csp: string
  /** The script that runs in the head of every page (`ui/boot`). */
  readonly boot: string
  readonly main: string
  readonly shell: readonly string[]
  readonly styles: { readonly shell: string; readonly contexts: Readonly<Record<string, string>> }
  readonly contexts: Readonly<Record<string, { readonly css: string; readonly js: readonly string[] }>>
  /** Beside the shell, what every page of a signed-in shopper needs. */
  readonly shopper: readonly string[]
  readonly routes: Readonly<Record<string, RouteFiles>>
  readonly words: Readonly<Record<Language, SiteWords>>
}

/** Puts each text into its place of the page. */
export const fillSlots = (template: string, slots: Slots): string =>
  template.replace(/{{(\w+)}}/g, (_, name: keyof Slots) => slots[name])

/** JSON that cannot end the element it stands in. */
export const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a browser without scripts is told, in some languages. */
export const noScriptOf = ({ words }: Site, languages: readonly Language[]): string => {
  const said = languages.map((one) => `<p lang="${words[one].tag}">${words[one].noScript}</p>`)
  return `<noscript>${said.join('')}</noscript>`
}

const preloadOf = (url: string, priority: string): string =>
  `<link rel="modulepreload" href="${url}"${priority}>`

type Head = {
  /** The route whose screen stands in the page; none for a page that finds it out by itself. */
  readonly route?: string | undefined
  readonly languages: readonly Language[]
  /** More data, ahead of the script. */
  readonly blocks?: string
  readonly isOfShopper?: boolean
}

/** Styles, data, the first lines, and all the code and words that the page will ask for. */
export const headOf = (site: Site, { route, languages, blocks = '', isOfShopper = false }: Head): string => {
  const files = route === undefined ? undefined : site.routes[route]
  const spoken = languages.map((one) => {
    const { tag, base, files: all, late, reload } = site.words[one]
    return [one, { tag, base: all[base], late, reload }] as const
  })
  const wordsOf = (one: Language): readonly string[] => {
    const { base, files: all } = site.words[one]
    return [base, ...(files?.words ?? [])].flatMap((context) => all[context] ?? [])
  }
  const preloads = files
    ? [...files.js, ...(isOfShopper ? site.shopper : []), ...languages.flatMap(wordsOf)]
    : []
  const sheet = files
    ? `<style data-context="${files.context}">${site.styles.contexts[files.context] ?? ''}</style>`
    : ''
  // What was rendered can be read and pressed already: its first picture goes before its code.
  const priority = files ? ' fetchpriority="low"' : ''
  return [
    `<style>${site.styles.shell}</style>${sheet}`,
    dataBlock('lintas-assets', site.contexts),
    dataBlock('lintas-words', Object.fromEntries(spoken)),
    `${blocks}<script>${site.boot}</script>`,
    ...[...site.shell.filter((url) => url !== site.main), ...preloads].map((url) => preloadOf(url, priority)),
    `<script type="module" src="${site.main}"${priority}></script>`,
  ].join('\n    ')
}

/** What a chat or a search shows of a page whose address was sent on. */
export type PageAbout = {
  readonly title: string
  readonly text: string
  /** A path of this shop, the whole address of a picture elsewhere, or nothing. */
  readonly image: string
}

/** A screen as the server has rendered it, before it stands in a page. */
export type RenderedScreen = {
  /** The route that is rendered; the guard may have led to another one than was asked for. */
  readonly route: string
  readonly language: Language
  readonly title: string
  readonly markup: string
  readonly about?: PageAbout | undefined
  /** The icons that the markup uses. */
  readonly icons?: string
  /** What it was rendered with: the text of the answer to each call. None: it shows where its data will be. */
  readonly answers?: Readonly<Record<string, string>>
  /** Of a shopper's own page: a digest of their session (`sessionDigest`). */
  readonly session?: string
  /** The app renders it anew, once all that it shows is there, instead of hydrating it: a conversation, which lies on the device. */
  readonly isReplaced?: boolean
}

/** What is different for each visit of the same screen. */
export type Visit = {
  readonly theme?: 'light' | 'dark' | undefined
  /** The origin that they know this shop by; who shows a page to others takes the picture by its whole address only. */
  readonly origin?: string
  /** The settings of the server that the page begins with, as JSON data. */
  readonly settings?: unknown
}

/** What a caller may call this shop: more than this is no name, and would stand in the page. */
const NAMED = /^https?:\/\/[\w.:[\]-]+$/

const wholeAddress = (image: string, origin = ''): string => {
  if (!NAMED.test(origin)) return image
  if (image.startsWith('//')) return origin.slice(0, origin.indexOf('//')) + image
  return image.startsWith('/') ? origin + image : image
}

const socialTags = ({ title, image }: PageAbout, origin: string | undefined): string =>
  [
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    ...(image ? [`<meta property="og:image" content="${escapeHtml(wholeAddress(image, origin))}">`] : []),
  ].join('')

/** Pictures that React wants early stand before the markup; the head is where they are found first. */
const IMAGE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** The page of a screen that was rendered, for one visit. */
export const pageOf = (site: Site, screen: RenderedScreen, visit: Visit = {}): string => {
  const { route, language, title, about, answers, session, icons = '', isReplaced = false } = screen
  const pictures = IMAGE_LINKS.exec(screen.markup)?.[0] ?? ''
  const words = site.words[language]
  const attributes = [
    `id="app" data-route="${route}"`,
    // Only what is marked with its language is hydrated.
    `data-rendered="${isReplaced ? '' : language}"`,
    ...(answers ? ['data-full=""'] : []),
    ...(session === undefined ? [] : [`data-session="${session}"`]),
    ...(isReplaced && answers ? ['data-own=""'] : []),
  ]
  const settings = visit.settings === undefined ? '' : dataBlock('lintas-config', visit.settings)
  const head = headOf(site, {
    route,
    languages: [language],
    blocks: settings,
    isOfShopper: session !== undefined,
  })
  // No answers of a page that is rendered anew: it asks for them itself.
  const data = answers && !isReplaced ? dataBlock('lintas-answers', answers) : ''
  return fillSlots(site.template, {
    lang: words.tag,
    theme: visit.theme ? ` data-theme="${visit.theme}"` : '',
    title: escapeHtml(title),
    about: escapeHtml(about?.text || words.about),
    manifest: `/manifest.${language}.webmanifest`,
    head: (about ? socialTags(about, visit.origin) : '') + pictures + head,
    body: `${noScriptOf(site, [language])}${icons}\n    <div ${attributes.join(' ')}>${screen.markup.slice(pictures.length)}</div>${data}`,
  })
}
