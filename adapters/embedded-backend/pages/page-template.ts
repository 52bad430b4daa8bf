import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { brandRules, THEMES } from '../../../domain/api/brand-settings.ts'
import {
  changedSettings,
  DEFAULT_SHOP_SETTINGS,
  lookOf,
  type ShopSettings,
} from '../../../domain/api/shop-settings.ts'
import { policyOf } from '../http/content-policy.ts'
import { iconLinks } from './brand-files.ts'

/** The texts of one language needed before the app's texts are loaded, and the addresses of those. */
type SiteTexts = {
  readonly tag: string
  /** Those of every page (`base`) and of each context. */
  readonly files: Readonly<Record<string, string>>
  readonly late: string
  readonly reload: string
  readonly about: string
  readonly noScript: string
}

/** The addresses of the build's files (`dist/site.json`), from which pages are assembled. */
export type Site = {
  /** The program that renders screens (`ui/server.tsx`), next to this file. */
  readonly server: string
  /** `ui/index.html`, with a slot for each variable text. */
  readonly template: string
  /** The inline script in the head of every page (`ui/boot`). */
  readonly boot: string
  /** The scripts of every page; the first one starts the app. */
  readonly shell: readonly string[]
  /**
   * Additional scripts by context, of all pages but a visitor's home page (`beyondHome`), of pages of signed-in shoppers
   * (`shopper`), and with settings (`configured`).
   */
  readonly scripts: Readonly<Record<string, readonly string[]>>
  /** The inline style of every page. */
  readonly style: string
  /** The other stylesheets, each with the contexts that use it, in the order of the cascade. */
  readonly sheets: readonly {
    readonly users: readonly string[]
    readonly text: string
    readonly href: string
  }[]
  /** The shapes of each icon, as in the sprite. */
  readonly icons: Readonly<Record<string, string>>
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly path: string
        readonly context: string
        readonly texts: readonly string[]
        readonly isOpen: boolean
      }
    >
  >
  readonly texts: Readonly<Record<Language, SiteTexts>>
}

/** A text of the locale files with the shop's name inserted. */
export const withBrand = (text: string, { brand }: ShopSettings): string =>
  text.replaceAll('{{brand}}', () => brand.name)

/** Title, text and picture for link previews and search results. */
export type PageAbout = {
  readonly title: string
  readonly text: string
  /** A path of this shop, a full address elsewhere, or ''. */
  readonly image: string
}

/** A rendered screen, before it is inserted into a page. */
export type RenderedScreen = {
  /** The rendered route, which may differ from the requested one because of the guard. */
  readonly route: string
  readonly language: Language
  readonly title: string
  readonly markup: string
  readonly about?: PageAbout | undefined
  /** The API answers it was rendered with, by call. Undefined: rendered with placeholders. */
  readonly answers?: Readonly<Record<string, string>>
  /** For a personal page: a hash of the session (`sessionDigest`). */
  readonly session?: string
  /**
   * The app replaces it once its data have loaded, instead of hydrating it: a conversation, whose messages are on the
   * device.
   */
  readonly isReplaced?: boolean
}

/** What differs between visits of the same screen. */
export type Visit = {
  readonly theme?: 'light' | 'dark' | undefined
  /** The server's settings for the page. */
  readonly settings?: ShopSettings
  /** False: the page loads the settings file itself, and may then change. */
  readonly hasSettings?: boolean
  /** Elements of the head for search engines and link previews (`search-engines.ts`). */
  readonly facts?: string | undefined
  /** What search results say of the page; undefined: what its subject or the shop is. */
  readonly description?: string | undefined
}

/** JSON that is safe inside a script element. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The embedded settings for the page. */
export const settingsBlock = (settings: ShopSettings): string =>
  dataBlock('lintas-config', changedSettings(settings))

/** The brand's colours as a separate style, listed in the policy; empty without any. */
export const brandStyle = ({ brand }: ShopSettings): string => {
  const rules = brandRules(brand).join('')
  return rules && `<style data-brand="">${rules}</style>`
}

/** Escapes a text for an element or attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The code and texts that a rendered screen needs beside the shell. */
const scriptsOf = (site: Site, screen: RenderedScreen | undefined): readonly string[] => {
  const route = site.routes[screen?.route ?? '']
  if (!screen || !route) return []
  const { files } = site.texts[screen.language]
  const isOfShopper = screen.session !== undefined || !route.isOpen
  const isBeyondHome = isOfShopper || route.context !== 'home'
  return [
    ...(site.scripts[route.context] ?? []),
    ...((isBeyondHome && site.scripts['beyondHome']) || []),
    ...((isOfShopper && site.scripts['shopper']) || []),
    ...route.texts.flatMap((context) => files[context] ?? []),
  ]
}

/** The stylesheets that a page contains beside the shell's. */
const sheetsOf = (site: Site, screen: RenderedScreen | undefined): Site['sheets'] => {
  const context = site.routes[screen?.route ?? '']?.context ?? ''
  return site.sheets.filter(({ users }) => users.includes(context))
}

/** The policy of a page, which allows the inline script and styles that it contains. */
export const pagePolicy = (site: Site, screen?: RenderedScreen): string =>
  policyOf([site.boot], [site.style, ...sheetsOf(site, screen).map(({ text }) => text)])

/** Icons as symbols, which `<use>` refers to by their ids. */
export const iconSymbols = (icons: Site['icons'], names: Iterable<string>, prefix = ''): string =>
  [...names]
    .map((name) => `<symbol id="${prefix}${name}" viewBox="0 0 24 24">${icons[name] ?? ''}</symbol>`)
    .join('')

/** The reference to an icon of the sprite (`Icon.tsx`). */
const USE = /<use href="\/assets\/icons-\w+\.svg#([\w-]+)"/g

/** Puts the icons that the markup uses before it, so that they need no request. */
const withIcons = (site: Site, markup: string): string => {
  const names = new Set([...markup.matchAll(USE)].map(([, name = '']) => name))
  const own = markup.replace(USE, '<use href="#i-$1"')
  return `<div hidden><svg>${iconSymbols(site.icons, names, 'i-')}</svg></div>\n    ${own}`
}

/** React puts preload links for early pictures before the markup; browsers find them sooner in the head. */
const IMAGE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

const appOf = (
  { route, language, markup, answers, session, isReplaced = false }: RenderedScreen,
  look: string,
): string => {
  const attributes = [
    `id="app" data-route="${route}"`,
    // Only pages marked with their language are hydrated.
    `data-rendered="${isReplaced ? '' : language}"`,
    ...(answers ? ['data-with-answers=""'] : []),
    // A page rendered with other settings than the page will find is not hydrated either.
    ...(look === '' ? [] : [`data-look="${escapeHtml(look)}"`]),
    ...(session === undefined ? [] : [`data-session="${session}"`]),
    ...(isReplaced && answers ? ['data-replaced=""'] : []),
  ]
  // A page that will be replaced has no embedded answers: it requests them itself.
  const data = answers && !isReplaced ? dataBlock('lintas-answers', answers) : ''
  return `<div ${attributes.join(' ')}>${markup.replace(IMAGE_LINKS, '')}</div>${data}`
}

/**
 * The page of a rendered screen for one visit; without a screen the empty page, in any language, which finds out what
 * to show.
 */
export const pageOf = (
  site: Site,
  screen?: RenderedScreen,
  { theme, settings = DEFAULT_SHOP_SETTINGS, hasSettings = false, facts = '', description }: Visit = {},
): string => {
  const language = screen?.language ?? DEFAULT_LANGUAGE
  const texts = (screen ? [language] : LANGUAGES).map((one) => ({ one, ...site.texts[one] }))
  const { name, accent } = settings.brand
  const said = (text: string): string => escapeHtml(withBrand(text, settings))
  const hints = texts.map(({ tag, noScript }) => `<p lang="${tag}">${said(noScript)}</p>`)
  /** The error when the code does not load (`ui/boot`): below a readable page, or as all that an empty one has. */
  const lateCards = texts.map(({ one, tag, late, reload }) => {
    const text = screen ? `<p>${said(late)}</p>` : `<h1>${said(late)}</h1>`
    const button = `<button type="button" class="label strong">${said(reload)}</button>`
    const card = `<div class="late-card row" role="alert">${text}${button}</div>`
    return `<template data-late="${one}" lang="${tag}">${screen ? card : `<main>${card}</main>`}</template>`
  })
  const styles = sheetsOf(site, screen).map(({ href, text }) => `<style data-href="${href}">${text}</style>`)
  const sheets = site.sheets.map(({ href, users }) => [href, users])
  const isSettled = hasSettings && Object.keys(changedSettings(settings)).length > 0
  const settled = (isSettled && site.scripts['configured']) || []
  const priority = screen ? ' fetchpriority="low"' : ''
  const head = [
    // The rendered content is usable at once, so its picture is preloaded before the scripts.
    `${facts}${IMAGE_LINKS.exec(screen?.markup ?? '')?.[0] ?? ''}`,
    `<style>${site.style}</style>${styles.join('')}${brandStyle(settings)}`,
    `${dataBlock('lintas-sheets', sheets)}${hasSettings ? settingsBlock(settings) : ''}`,
    `${lateCards.join('')}<script>${site.boot}</script>`,
    ...[...scriptsOf(site, screen), ...settled].map(
      (url) => `<link rel="modulepreload" href="${url}"${priority}>`,
    ),
    // Large files come last: a connection carries one file at a time, and small ones leave more of the line to the
    // picture. Each is a script of its own, what it imports before it: evaluated one by one, they leave the browser time
    // to answer a finger.
    ...site.shell.toReversed().map((url) => `<script type="module" src="${url}"${priority}></script>`),
  ]
  const slots: Readonly<Record<string, string>> = {
    lang: site.texts[language].tag,
    theme: theme ? ` data-theme="${theme}"` : '',
    // The title of the page's subject where it has one: two products have two titles.
    title: escapeHtml(screen?.about ? `${screen.about.title} - ${name}` : (screen?.title ?? name)),
    about: escapeHtml(description || screen?.about?.text || site.texts[language].about),
    light: accent?.light ?? THEMES.light.grounds.bg,
    dark: accent?.dark ?? THEMES.dark.grounds.bg,
    icons: iconLinks(settings.brand),
    manifest: screen ? `/manifest.${language}.webmanifest` : '/manifest.webmanifest',
    head: head.join('\n    '),
    body: `<noscript>${hints.join('')}</noscript>${screen ? withIcons(site, appOf(screen, lookOf(settings))) : '<div id="app"></div>'}`,
  }
  return site.template.replace(/{{(\w+)}}/g, (_, name) => slots[name] ?? '')
}
