import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../domain/account/language.ts'
import type { ShopSettings } from '../../../domain/api/shop-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { packText } from '../http/compress.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { languageOf, readCookie } from '../http/read-cookie.ts'
import { digestOf, etagOf, sendTagged } from '../http/tagged.ts'
import { iconLinks } from './brand-files.ts'
import { brandStyle, escapeHtml, settingsBlock, withBrand } from './page-template.ts'

/** What the build has made of the counter (`dist/counter-page.json`). */
export type CounterPage = {
  /** `ui/counter/index.html` with its files, and a slot for each text that differs. */
  readonly html: string
  readonly csp: string
  readonly words: Readonly<
    Record<Language, { readonly tag: string; readonly title: string; readonly noScript: string }>
  >
}

type Headers = Readonly<Record<string, string>>

/** Gives the page of the counter to whoever asks; undefined where the build has none. */
export type ServeCounter = (request: Request) => Promise<Response>

const readPage = (publicDir: string): CounterPage | undefined => {
  try {
    return JSON.parse(readFileSync(join(publicDir, '..', 'counter-page.json'), 'utf8')) as CounterPage
  } catch {
    return undefined
  }
}

/**
 * The page of the counter, the same at every path below `/counter`: a page of its own with a policy of its own, in the
 * language and theme that are chosen, which search engines leave out and no worker keeps.
 */
export const createCounterPage = (
  publicDir: string,
  common: Headers,
  settings: ShopSettings,
  sockets: readonly string[],
): ServeCounter | undefined => {
  const page = readPage(publicDir)
  if (page === undefined) return undefined
  const { html, csp, words } = page
  const headers = {
    ...common,
    'content-security-policy': widenPolicy(csp, settings, sockets),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding, Cookie',
  }
  return (request) => {
    const { tag, title, noScript } = words[languageOf(request)]
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
    const { body, encoding } = packText(request, text)
    const all = { ...headers, ...(encoding && { 'content-encoding': encoding }) }
    return sendTagged(request, { ...all, etag: etagOf(digestOf(text), encoding) }, () => body)
  }
}
