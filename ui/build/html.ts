import { createHash } from 'node:crypto'
import fs from 'node:fs'
import {
  dataBlock,
  escapeHtml,
  fillSlots,
  headOf,
  noScriptOf,
  type Site,
} from '../../adapters/embedded-backend/pages/page-template.ts'
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
  /** Beside the shell, what a page with settings of its server cannot start without. */
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

/** What pages are made of: the build's own, and those that the server renders. */
export const describeSite = async (manifest: Manifest, styles: Styles, entry: string): Promise<Site> => {
  const boot = (await bundleScript('ui/boot/boot.ts')).replace(/^"use strict";/, '')
  const words = LANGUAGES.map((one) => {
    const { tag, files } = manifest.words[one]
    return [one, { tag, files, base: BASE, ...baseTexts(one).start }] as const
  })
  return {
    entry,
    template: fs.readFileSync('ui/index.html', 'utf8'),
    csp: policyOf(boot, [styles.shell, ...Object.values(styles.contexts)]),
    boot,
    main: manifest.main,
    shell: manifest.shell.js,
    styles,
    contexts: manifest.contexts,
    shopper: manifest.shopper,
    routes: manifest.routes,
    words: Object.fromEntries(words) as unknown as Site['words'],
  }
}

/** A page that nobody has rendered: it finds out by itself what its address and its shopper need. */
export const emptyPage = (site: Site, manifest: Manifest): string => {
  const routes = Object.entries(manifest.routes).map(([name, { context, open }]) => [
    name.toLowerCase(),
    { context, open },
  ])
  const byName = Object.fromEntries(routes)
  const blocks = dataBlock('lintas-routes', { shopper: manifest.shopper, byName })
  return fillSlots(site.template, {
    lang: LANGUAGE_TAGS.dgn,
    theme: '',
    title: 'Lintas',
    about: escapeHtml(baseTexts('dgn').start.about),
    manifest: '/manifest.webmanifest',
    head: headOf(site, { languages: LANGUAGES, blocks }),
    body: `${noScriptOf(site, LANGUAGES)}\n    <div id="app"></div>`,
  })
}
