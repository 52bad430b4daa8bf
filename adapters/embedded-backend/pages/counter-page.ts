import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../domain/account/language.ts'
import type { ShopSettings } from '../../../domain/api/shop-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { languageOf, readCookie } from '../http/read-cookie.ts'
import { sendHtml } from '../http/tagged.ts'
import { iconLinks } from './brand-files.ts'
import { brandStyle, escapeHtml, settingsBlock, withBrand } from './page-template.ts'

/** The counter's build output (`dist/counter-page.json`). */
export type CounterPage = {
  /** `ui/counter/index.html` with its files, and a slot for each variable text. */
  readonly html: string
  readonly csp: string
  readonly texts: Readonly<
    Record<Language, { readonly tag: string; readonly title: string; readonly noScript: string }>
  >
}

type Headers = Readonly<Record<string, string>>

/** Serves the counter's page; undefined where the build has none. */
export type ServeCounter = (request: Request) => Promise<Response>

const readPage = (publicDir: string): CounterPage | undefined => {
  try {
    return JSON.parse(readFileSync(join(publicDir, '..', 'counter-page.json'), 'utf8')) as CounterPage
  } catch {
    return undefined
  }
}

/**
 * The counter's page, the same for every path below `/counter`: with its own policy, in the chosen language and
 * theme, excluded from search engines and the service worker.
 */
export const createCounterPage = (
  publicDir: string,
  common: Headers,
  settings: ShopSettings,
  sockets: readonly string[],
): ServeCounter | undefined => {
  const page = readPage(publicDir)
  if (page === undefined) return undefined
  const { html, csp, texts } = page
  const headers = {
    ...common,
    'content-security-policy': widenPolicy(csp, settings, sockets),
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  }
  return (request) => {
    const { tag, title, noScript } = texts[languageOf(request)]
    const theme = ['light', 'dark'].find((known) => known === readCookie(request, COOKIE_NAMES.theme))
    const slots: Readonly<Record<string, string>> = {
      lang: tag,
      theme: theme ? ` data-theme="${theme}"` : '',
      title: escapeHtml(withBrand(title, settings)),
      noScript: escapeHtml(withBrand(noScript, settings)),
      icons: iconLinks(settings.brand),
      settings: settingsBlock(settings) + brandStyle(settings),
    }
    const text = html.replace(/{{(\w+)}}/g, (_, name) => slots[name] ?? '')
    return sendHtml(request, text, headers)
  }
}
