import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { DEFAULT_LANGUAGE } from '../../../domain/account/language.ts'
import { acceptedEncodings } from './compress.ts'
import type { ConfiguredPages } from './configured-pages.ts'
import { keptLanguage, languageOf } from './read-cookie.ts'
import { ASSET_HEADERS } from './security-headers.ts'
import { sendTagged } from './tagged.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.bmp': 'image/bmp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** For files whose content never changes under their name. */
export const SERVED_FOREVER = 'public, max-age=31536000, immutable'
/** Logos and icons: browsers request them with each page. */
const MARK = /^\/(?:mark\.svg$|icons\/)/
const DAY = 'public, max-age=86400'
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type Headers = Readonly<Record<string, string>>

/** The cache lifetime of a file, by its path in its folder. */
const lifeOf = (path: string): string => {
  if (HASHED.test(path)) return SERVED_FOREVER
  return MARK.test(path) ? DAY : 'no-cache'
}

/** Whether it is a script or stylesheet that never changes under its name. The service worker is none. */
const isAsset = (path: string): boolean => HASHED.test(path) && /\.(?:js|css)$/.test(path)

/** The media type by file extension. */
export const mediaTypeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

const decoded = (urlPath: string): string | undefined => {
  try {
    return decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
}

/** The file for a URL path inside `folder`; undefined when it is outside or cannot be decoded. */
const fileWithin = (folder: string, urlPath: string): string | undefined => {
  const path = decoded(urlPath)
  if (path === undefined || path.includes('\0')) return undefined
  const file = normalize(join(folder, path))
  return file.startsWith(normalize(folder + sep)) ? file : undefined
}

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.isFile() ?? false

const etagOf = async (file: string): Promise<string> => {
  const { size, mtimeMs } = await stat(file)
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
}

/** Sends a file: compressed if the caller accepts it, 304 if the caller already has it. */
export const sendFile = async (request: Request, file: string, headers: Headers): Promise<Response> => {
  const takes = acceptedEncodings(request)
  let source = file
  const all: Record<string, string> = {
    ...headers,
    'content-type': mediaTypeOf(file),
    vary: file.endsWith('.html') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  }
  for (const [encoding, ending] of TWINS) {
    if (takes.has(encoding) && (await isFile(file + ending))) {
      source = file + ending
      all['content-encoding'] = encoding
      break
    }
  }
  return sendTagged(request, { ...all, etag: await etagOf(source) }, () => readFile(source))
}

const plain = (status: number, text: string, headers: Headers): Response =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })

/** File extensions begin with a letter: `/refund/4/LT118402/4/129.00` is a page whose last part is an amount. */
const FILE_ENDING = /\.[a-z][a-z0-9]*$/i
const FIRST_SEGMENT = /^\/([a-z]+)(?:\/|$)/i

/**
 * The page for a path: the prerendered one in the shopper's language, if the build made one (`home.dgn.html`), or
 * else the empty one. `/` leads to /home.
 */
const pageFor = async (
  request: Request,
  folder: string,
  path: string,
  rendersDifferently: boolean,
): Promise<string | undefined> => {
  const name = (path === '/' ? 'home' : (FIRST_SEGMENT.exec(path)?.[1] ?? '')).toLowerCase()
  const language = languageOf(request)
  const rendered = rendersDifferently ? [] : [`${name}.${language}.html`, `${name}.${DEFAULT_LANGUAGE}.html`]
  for (const file of [...rendered, 'index.html']) {
    const page = join(folder, file)
    if (await isFile(page)) return page
  }
  return undefined
}

/**
 * Serves the built web app: hashed files with a year's lifetime, others revalidated, and the page for every path
 * without a file extension, because routing happens in the browser. Visitors get it with the shop's data where
 * `renderPage` renders it.
 */
export const serveWebApp = async (
  request: Request,
  folder: string,
  headers: Headers,
  pages: ConfiguredPages,
  renderPage?: () => Promise<Response | undefined>,
  isPage: (path: string) => boolean = () => true,
): Promise<Response> => {
  const path = new URL(request.url).pathname
  const file = fileWithin(folder, path)
  if (file !== undefined && path !== '/' && (await isFile(file))) {
    // The service worker requests pages by file name: they need this shop's settings too.
    if (pages.rendersDifferently && file.endsWith('.html'))
      return pages.send(request, file, { ...headers, 'cache-control': 'no-cache' })
    const name = file.slice(normalize(folder).length)
    const all = isAsset(name) ? ASSET_HEADERS : headers
    return sendFile(request, file, { ...all, 'cache-control': lifeOf(name) })
  }
  // An address cut in the middle of a character is still a page: the app handles it.
  const isOutside = file === undefined && decoded(path) !== undefined
  if (isOutside || FILE_ENDING.test(path)) return plain(404, 'Not found', headers)
  const isThere = isPage(path)
  const rendered = isThere ? await renderPage?.() : undefined
  if (rendered) return rendered
  const page = await pageFor(request, folder, isThere ? path : '/nowhere', pages.rendersDifferently)
  const all = { ...headers, ...keptLanguage(request), 'cache-control': 'no-cache' }
  // A missing page says so in the reader's language, with links to continue.
  if (page) return pages.send(request, page, all, isThere ? 200 : 404)
  return plain(503, 'The web app has not been built yet: run "node build.mjs build".', headers)
}

/** Sends an immutable file (art, uploads); 404 when it does not exist. */
export const serveForever = async (
  request: Request,
  folder: string,
  name: string,
  headers: Headers,
): Promise<Response> => {
  const file = fileWithin(folder, name)
  if (file === undefined || !(await isFile(file))) return plain(404, 'Not found', headers)
  return sendFile(request, file, { ...headers, 'cache-control': SERVED_FOREVER })
}
