import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { changedSettings, lookOf, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { acceptedEncodings } from './compress.ts'
import { digestOf, etagOf, sendTagged } from './tagged.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Page = { readonly br: Bytes; readonly gzip: Bytes; readonly plain: Bytes; readonly digest: string }

const MAX_PAGES = 100
const FIRST_BLOCK = '<script type="application/json"'

/** The page with this server's settings embedded, so that it need not request their file. */
export const withSettings = (html: string, settings: ShopSettings): string => {
  const json = JSON.stringify(changedSettings(settings)).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="lintas-config">${json}</script>`
  return html.replace(FIRST_BLOCK, () => `${block}\n    ${FIRST_BLOCK}`)
}

/** Whether any setting changes the HTML, so that a page rendered without the settings would be wrong. */
export const rendersDifferently = (settings: ShopSettings): boolean => lookOf(settings) !== ''

const pack = async (html: string): Promise<Page> => {
  const plain = new TextEncoder().encode(html)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz), plain, digest: digestOf(plain) }
}

const smallestTaken = (takes: ReadonlySet<string>): 'br' | 'gzip' | 'plain' => {
  if (takes.has('br')) return 'br'
  return takes.has('gzip') ? 'gzip' : 'plain'
}

/**
 * Serves the build's pages with the settings embedded; each is built and compressed once. If the look differs from
 * the build's, only the empty page is used, made by `emptyPage`.
 */
export const createConfiguredPages = (settings: ShopSettings, emptyPage?: () => string) => {
  const settle = (html: string): string =>
    emptyPage !== undefined && rendersDifferently(settings) ? emptyPage() : withSettings(html, settings)
  const pages = new Map<string, Promise<Page>>()
  const settledPage = async (file: string): Promise<Page> => {
    // A new build under a running server has other pages.
    const key = `${file} ${(await stat(file)).mtimeMs}`
    const known = pages.get(key)
    if (known) return known
    const made = readFile(file, 'utf8').then((html) => pack(settle(html)))
    if (pages.size >= MAX_PAGES) pages.clear()
    pages.set(key, made)
    made.catch(() => pages.delete(key))
    return made
  }
  const send = async (
    request: Request,
    file: string,
    headers: Readonly<Record<string, string>>,
    status = 200,
  ): Promise<Response> => {
    const page = await settledPage(file)
    const encoding = smallestTaken(acceptedEncodings(request))
    const all = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
      etag: etagOf(page.digest, encoding),
      ...(encoding !== 'plain' && { 'content-encoding': encoding }),
    }
    return sendTagged(request, all, () => page[encoding], status)
  }
  return { send, rendersDifferently: rendersDifferently(settings) }
}

/** The build's pages with the shop's settings. */
export type ConfiguredPages = ReturnType<typeof createConfiguredPages>
