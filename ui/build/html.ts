import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { BASE } from '../i18n/translations.ts'
import { bundleScript } from './bundle.ts'
import type { Styles } from './styles.ts'

type BaseTexts = {
  readonly core: { readonly title: Readonly<Record<string, string>> }
  readonly start: Readonly<Record<'late' | 'reload' | 'about' | 'noScript', string>>
}

/** The texts that every page needs, those that it says before any code is there among them. */
export const baseTexts = (language: Language): BaseTexts =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/${BASE}.json`, 'utf8'))

/** What a route needs beyond the shell. */
export type RouteFiles = {
  readonly context: string
  readonly css: readonly string[]
  readonly js: readonly string[]
  readonly words: readonly string[]
  /** Present where visitors may go. */
  readonly open?: 1
}

/** What the build has made, by the addresses of its files. */
export type Manifest = {
  readonly main: string
  readonly shell: { readonly js: readonly string[]; readonly css: string }
  /** Beside the shell, what a page with settings of its host cannot start without. */
  readonly configured: readonly string[]
  /** What every page asks for once it is there. */
  readonly later: readonly string[]
  /** What every page of a signed-in shopper needs beside its context. */
  readonly shopper: readonly string[]
  readonly contexts: Readonly<Record<string, { readonly css: string; readonly js: readonly string[] }>>
  readonly routes: Readonly<Record<string, RouteFiles>>
  readonly words: Readonly<
    Record<Language, { readonly tag: string; readonly files: Readonly<Record<string, string>> }>
  >
  /** The path of each route. */
  readonly paths: Readonly<Record<string, string>>
}

/** What is different on each page; texts are HTML already. */
export type Slots = {
  readonly lang: string
  readonly title: string
  readonly about: string
  readonly manifest: string
  readonly head: string
  readonly body: string
}

/** Puts each text into its place of the page. */
export const fillSlots = (template: string, slots: Slots): string =>
  template.replace(/{{(\w+)}}/g, (_, name: keyof Slots) => slots[name])

/** JSON that cannot end the element it stands in. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of all pages: their one script and their sheets by hash, and nothing else inline. */
const policyOf = (script: string, sheets: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${sheets.map(hashOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lintas',
  ].join('; ')

const wordsIn = ({ words }: Manifest, language: Language) => {
  const { late, reload } = baseTexts(language).start
  const { tag, files } = words[language]
  return { tag, base: files[BASE], late, reload }
}

const noScript = (languages: readonly Language[]): string => {
  const said = languages.map((one) => `<p lang="${LANGUAGE_TAGS[one]}">${baseTexts(one).start.noScript}</p>`)
  return `<noscript>${said.join('')}</noscript>`
}

const preloadOf = (url: string): string => `<link rel="modulepreload" href="${url}">`

/** The pages of a build, and the policy that is sent with all of them. */
export const createPages = async (manifest: Manifest, styles: Styles) => {
  const template = fs.readFileSync('ui/index.html', 'utf8')
  const boot = (await bundleScript('ui/boot/boot.ts')).replace(/^"use strict";/, '')
  const sheets = [styles.shell, ...Object.values(styles.contexts)]
  const head = (sheet: string, languages: readonly Language[], preloads: readonly string[], more = '') =>
    [
      `<style>${styles.shell}</style>${sheet}`,
      dataBlock('lintas-assets', manifest.contexts),
      dataBlock('lintas-words', Object.fromEntries(languages.map((one) => [one, wordsIn(manifest, one)]))),
      `${more}<script>${boot}</script>`,
      ...[...manifest.shell.js.filter((url) => url !== manifest.main), ...preloads].map(preloadOf),
      `<script type="module" src="${manifest.main}"></script>`,
    ].join('\n    ')

  return {
    csp: policyOf(boot, sheets),
    template,
    /** A page that nobody has drawn: it finds out by itself what its address and its shopper need. */
    empty: (): string => {
      const routes = Object.entries(manifest.routes).map(([name, { context, open }]) => [
        name.toLowerCase(),
        { context, open },
      ])
      return fillSlots(template, {
        lang: LANGUAGE_TAGS.dgn,
        title: 'Lintas',
        about: escaped(baseTexts('dgn').start.about),
        manifest: '/manifest.webmanifest',
        head: head(
          '',
          LANGUAGES,
          [],
          dataBlock('lintas-routes', { shopper: manifest.shopper, byName: Object.fromEntries(routes) }),
        ),
        body: `${noScript(LANGUAGES)}\n    <div id="app"></div>`,
      })
    },
    /** What a drawn page of a route has in its head: its styles, and all the code and words that it will ask for. */
    headOf: (route: string, language: Language): string => {
      const { context, js, words } = manifest.routes[route] as RouteFiles
      const { files } = manifest.words[language]
      const preloads = [...js, ...[BASE, ...words].flatMap((one) => files[one] ?? [])]
      const sheet = `<style data-context="${context}">${styles.contexts[context] ?? ''}</style>`
      return head(sheet, [language], preloads)
    },
    noScript,
  }
}

export type Pages = Awaited<ReturnType<typeof createPages>>
