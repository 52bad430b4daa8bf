import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { brandRules, THEMES } from '../../../domain/api/brand-settings.ts'
import {
  changedSettings,
  DEFAULT_SHOP_SETTINGS,
  lookOf,
  type ShopSettings,
} from '../../../domain/api/shop-settings.ts'
import { iconLinks } from './brand-files.ts'

/** What is said in one language before any of the app's texts can be had, and where those are. */
type SiteWords = {
  readonly tag: string
  /** The texts of every page, and those of each context. */
  readonly base: string
  readonly files: Readonly<Record<string, string>>
  readonly late: string
  readonly reload: string
  readonly about: string
  readonly noScript: string
}

/** What the build has made, by the addresses of its files (`dist/site.json`): pages are made of it. */
export type Site = {
  /** The program that renders screens (`ui/server.tsx`), beside this file. */
  readonly server: string
  /** `ui/index.html`, with a slot for each text that differs. */
  readonly template: string
  readonly csp: string
  /** The script that runs in the head of every page (`ui/boot`). */
  readonly boot: string
  readonly main: string
  /** The scripts of every page. */
  readonly shell: readonly string[]
  /** Beside them, what a page with settings of its server cannot start without. */
  readonly configured: readonly string[]
  /** Beside them, what the pages of a signed-in shopper need. */
  readonly shopper: readonly string[]
  /** Style of every page, as text: it stands in the page. */
  readonly style: string
  readonly contexts: Readonly<
    Record<string, { readonly css: string; readonly style: string; readonly js: readonly string[] }>
  >
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly path: string
        readonly context: string
        readonly words: readonly string[]
        readonly isOpen: boolean
      }
    >
  >
  readonly words: Readonly<Record<Language, SiteWords>>
}

/** A text of the locale files with the name of the shop. */
export const withBrand = (text: string, { brand }: ShopSettings): string =>
  text.replaceAll('{{brand}}', () => brand.name)

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
  /** The settings of the server that the page is made with. */
  readonly settings?: ShopSettings
  /** False: the page asks for the file of the settings, and is another one as soon as that is. */
  readonly tellsSettings?: boolean
  /** What search engines read, as elements of the head. */
  readonly facts?: string
}

/** JSON that cannot end the element it stands in. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What the server has set, for the page to begin with. */
export const settingsBlock = (settings: ShopSettings): string =>
  dataBlock('lintas-config', changedSettings(settings))

/** The colours of the brand as a sheet of their own, which the policy names; empty where it sets none. */
export const brandStyle = ({ brand }: ShopSettings): string => {
  const rules = brandRules(brand).join('')
  return rules && `<style data-brand="">${rules}</style>`
}

/** A text as it stands in an element or attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a caller may call this shop: more than this is no name, and would stand in the page. */
export const NAMED = /^https?:\/\/[\w.:[\]-]+$/

/** The address of a picture with the origin of the shop, where it has none of its own. */
export const wholeAddress = (image: string, origin = ''): string => {
  if (!NAMED.test(origin)) return image
  if (image.startsWith('//')) return origin.slice(0, origin.indexOf('//')) + image
  return image.startsWith('/') ? origin + image : image
}

/** A picture that names its width before its ending is square (api.md 2); of others nobody here knows the size. */
const SQUARE = /\.(\d{2,4})\.webp$/

/** What a chat or a network shows of the page when somebody sends its address on. */
const socialTags = ({ title, text, image }: PageAbout, origin: string | undefined): string => {
  const tag = (name: 'property' | 'name', key: string, content: string): string =>
    `<meta ${name}="${key}" content="${escapeHtml(content)}">`
  // The ground of a picture stands after a "#", and is nothing to anybody else.
  const picture = wholeAddress(image.split('#')[0] ?? '', origin)
  const size = SQUARE.exec(picture)?.[1]
  return [
    tag('property', 'og:title', title),
    tag('property', 'og:description', text),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', text),
    ...(picture === ''
      ? []
      : [
          tag('property', 'og:image', picture),
          tag('property', 'og:image:alt', title),
          tag('name', 'twitter:image', picture),
          tag('name', 'twitter:image:alt', title),
        ]),
    ...(size === undefined
      ? []
      : [tag('property', 'og:image:width', size), tag('property', 'og:image:height', size)]),
  ].join('')
}

/** All the code and texts that a page will ask for; of one that nobody has rendered, what every page needs. */
const scriptsOf = (site: Site, screen: RenderedScreen | undefined): readonly string[] => {
  const route = site.routes[screen?.route ?? '']
  if (!screen || !route) return site.shell
  const { base, files } = site.words[screen.language]
  const isOfShopper = screen.session !== undefined || !route.isOpen
  return [
    ...site.shell,
    ...(site.contexts[route.context]?.js ?? []),
    ...(isOfShopper ? site.shopper : []),
    ...[base, ...route.words.flatMap((context) => files[context] ?? [])],
  ]
}

/** Styles, data, the first lines, and the code: what was rendered can be read and pressed, so its picture goes before its code. */
const headOf = (
  site: Site,
  languages: readonly Language[],
  screen: RenderedScreen | undefined,
  settings: ShopSettings,
  tellsSettings: boolean,
): string => {
  const context = site.routes[screen?.route ?? '']?.context ?? ''
  const style = site.contexts[context]?.style
  const sheets = Object.entries(site.contexts).map(([name, { css }]) => [name, css])
  const early = languages.map((one) => {
    const { tag, late, reload } = site.words[one]
    return [one, { tag, late: withBrand(late, settings), reload }]
  })
  const priority = screen ? ' fetchpriority="low"' : ''
  return [
    `<style>${site.style}</style>${style === undefined ? '' : `<style data-context="${context}">${style}</style>`}${brandStyle(settings)}`,
    dataBlock('lintas-sheets', Object.fromEntries(sheets)),
    `${dataBlock('lintas-words', Object.fromEntries(early))}${tellsSettings ? settingsBlock(settings) : ''}`,
    `<script>${site.boot}</script>`,
    ...scriptsOf(site, screen)
      .filter((url) => url !== site.main)
      .map((url) => `<link rel="modulepreload" href="${url}"${priority}>`),
    `<script type="module" src="${site.main}"${priority}></script>`,
  ].join('\n    ')
}

/** Pictures that React wants early stand before the markup; the head is where they are found first. */
const IMAGE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

const appOf = (
  { route, language, markup, answers, session, isReplaced = false }: RenderedScreen,
  look: string,
): string => {
  const attributes = [
    `id="app" data-route="${route}"`,
    // Only what is marked with its language is hydrated.
    `data-rendered="${isReplaced ? '' : language}"`,
    ...(answers ? ['data-with-answers=""'] : []),
    // Nor what was rendered with other settings than the page finds.
    ...(look === '' ? [] : [`data-look="${escapeHtml(look)}"`]),
    ...(session === undefined ? [] : [`data-session="${session}"`]),
    ...(isReplaced && answers ? ['data-replaced=""'] : []),
  ]
  // No answers of a page that is rendered anew: it asks for them itself.
  const data = answers && !isReplaced ? dataBlock('lintas-answers', answers) : ''
  return `<div ${attributes.join(' ')}>${markup.replace(IMAGE_LINKS, '')}</div>${data}`
}

/**
 * The page of a screen that was rendered, for one visit; without a screen the page that finds out by itself what its address
 * shows, in whichever language.
 */
export const pageOf = (
  site: Site,
  screen?: RenderedScreen,
  { theme, origin, settings = DEFAULT_SHOP_SETTINGS, tellsSettings = false, facts = '' }: Visit = {},
): string => {
  const language = screen?.language ?? DEFAULT_LANGUAGE
  const languages = screen ? [language] : LANGUAGES
  const { tag, about } = site.words[language]
  const { name, accent } = settings.brand
  const hints = languages.map(
    (one) =>
      `<p lang="${site.words[one].tag}">${escapeHtml(withBrand(site.words[one].noScript, settings))}</p>`,
  )
  const slots: Readonly<Record<string, string>> = {
    lang: tag,
    theme: theme ? ` data-theme="${theme}"` : '',
    // What the page is about, where it tells: two products have two titles.
    title: escapeHtml(screen?.about ? `${screen.about.title} - ${name}` : (screen?.title ?? name)),
    about: escapeHtml(screen?.about?.text || about),
    light: accent?.light ?? THEMES.light.grounds.bg,
    dark: accent?.dark ?? THEMES.dark.grounds.bg,
    icons: iconLinks(settings.brand),
    manifest: screen ? `/manifest.${language}.webmanifest` : '/manifest.webmanifest',
    head: [
      facts,
      screen?.about ? socialTags(screen.about, origin) : '',
      IMAGE_LINKS.exec(screen?.markup ?? '')?.[0] ?? '',
      headOf(site, languages, screen, settings, tellsSettings),
    ].join(''),
    body: `<noscript>${hints.join('')}</noscript>${screen?.icons ?? ''}\n    ${screen ? appOf(screen, lookOf(settings)) : '<div id="app"></div>'}`,
  }
  return site.template.replace(/{{(\w+)}}/g, (_, name) => slots[name] ?? '')
}
