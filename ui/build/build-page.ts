import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Metafile } from 'esbuild'
import { policyOf, widenPolicy } from '../../adapters/embedded-backend/http/content-policy.ts'
import { SETTINGS_FILE } from '../../adapters/embedded-backend/http/load-settings.ts'
import type { Look } from '../../adapters/embedded-backend/pages/brand-files.ts'
import { pageOf, type Site } from '../../adapters/embedded-backend/pages/page-template.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/account/language.ts'
import { changedSettings, DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../domain/api/shop-settings.ts'
import { ART, CATEGORY_ART, HERO_GOODS } from '../components/art.ts'
import { buildCounter } from './build-counter.ts'
import { bundlePage, bundleScript, MAIN, neededOutputs, outputOf, SERVER, tidyOutputs } from './bundle.ts'
import { collectLicences, licencesText } from './licences.ts'
import { iconShapes, makeSprite } from './sprite.ts'
import { stylesOf } from './styles.ts'
import { baseTexts, writeManifests } from './web-manifests.ts'

const PICTURES = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const GOODS = 'adapters/embedded-backend/goods/pictures'

/**
 * Entries that nothing imports: loaded with the chat's screens, all pages but a visitor's home page, a shopper's first
 * page, and settings.
 */
const BESIDE: Readonly<Record<string, string>> = {
  messaging: 'ui/chat.ts',
  beyondHome: 'ui/beyond-home.ts',
  shopper: 'ui/shopper.ts',
  configured: 'ui/configured.ts',
}

/** The pages most often opened first, prerendered without data; those of shoppers as if signed in. */
const PRERENDERED = ['/home', '/detail/0/0', '/chatRoom', '/chatRoomDetail/1']

/** The server rendering program. */
type Server = typeof import('../server.tsx')

const urlOf = (output: string): string => `/assets/${path.posix.basename(output)}`

/** The addresses of a language's texts, by context. */
const textsOf = (metafile: Metafile, folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(folder)
      .map((file) => [path.parse(file).name, urlOf(outputOf(metafile, path.posix.join(folder, file)))]),
  )

/** Writes a file under a content-hashed name; returns its address. */
const writeAsset = (out: string, name: string, ending: string, text: string): string => {
  const url = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
  fs.writeFileSync(path.join(out, 'public', url), text)
  return url
}

/** What pages are assembled from; their head has `head` at its end. */
const describeSite = async (out: string, metafile: Metafile, routes: Server['siteRoutes'], head: string) => {
  const shell = neededOutputs(metafile, MAIN).map(urlOf)
  const contexts: Record<string, string> = {}
  for (const { context } of routes) contexts[context] = `ui/app/contexts/${context}.ts`
  const scripts = Object.keys({ ...contexts, ...BESIDE }).map((name) => {
    const sources = [contexts[name], BESIDE[name]].filter((source) => source !== undefined)
    const urls = neededOutputs(metafile, ...sources).map(urlOf)
    return [name, urls.filter((url) => !shell.includes(url))]
  })
  const styles = stylesOf(metafile, contexts)
  const sheets = styles.sheets.map(({ users, text }) => {
    const name = users.length === 1 ? users.join() : 'shared'
    return { users, text, href: writeAsset(out, name, 'css', text) }
  })
  const texts = LANGUAGES.map((one) => {
    const files = textsOf(metafile, `ui/i18n/locales/${one}`)
    return [one, { tag: LANGUAGE_TAGS[one], files, ...baseTexts(one).start }]
  })
  return {
    server: path.relative(out, outputOf(metafile, SERVER)),
    template: fs.readFileSync('ui/index.html', 'utf8').replace('</head>', `${head}</head>`),
    boot: await bundleScript('ui/boot/boot.ts'),
    shell,
    scripts: Object.fromEntries(scripts),
    style: styles.shell,
    sheets,
    icons: iconShapes(),
    routes: Object.fromEntries(routes.map(({ name, ...route }) => [name, route])),
    texts: Object.fromEntries(texts),
  } satisfies Site
}

const copyPictures = (publicDir: string): void => {
  fs.cpSync('ui/static', publicDir, { recursive: true })
  for (const url of [...Object.values(ART), ...Object.values(CATEGORY_ART)])
    fs.cpSync(path.join(PICTURES, path.basename(url)), path.join(publicDir, url))
  for (const url of HERO_GOODS) fs.cpSync(path.join(GOODS, path.basename(url)), path.join(publicDir, url))
}

/** Renders and writes the pages most often opened first; returns their routes. */
const prerender = async (program: Server, site: Site, settings: ShopSettings, publicDir: string) => {
  const routes = new Set<string>()
  for (const url of PRERENDERED)
    for (const language of LANGUAGES) {
      const screen = await program.renderScreen({ url, language, settings, isOfShopper: true })
      if (!screen) continue
      // In lower case, because paths are case-insensitive.
      const route = screen.route.toLowerCase()
      routes.add(route)
      const html = pageOf(site, { ...screen, language }, { settings })
      fs.writeFileSync(path.join(publicDir, `${route}.${language}.html`), html)
    }
  return [...routes]
}

/** The app, what reads a server's settings, and what says that there is no network. */
const STARTED = [MAIN, 'ui/configured.ts', 'ui/app/deferred.ts']

/** The service worker gets a list of files to cache: those that each page starts, then all others. */
const writeWorker = async (
  publicDir: string,
  metafile: Metafile,
  site: Site,
  prerendered: readonly string[],
): Promise<void> => {
  const html = fs.readFileSync(path.join(publicDir, 'index.html'))
  const texts = Object.fromEntries(LANGUAGES.map((one) => [one, Object.values(site.texts[one].files)]))
  const shell = neededOutputs(metafile, ...STARTED).map(urlOf)
  const known = new Set([...shell, ...Object.values(texts).flat()])
  const all = fs.readdirSync(path.join(publicDir, 'assets')).map((name) => `/assets/${name}`)
  const build = {
    id: createHash('sha256').update(html).digest('hex').slice(0, 12),
    shell,
    texts,
    prerendered,
    pictures: [ART.antenna],
    rest: all.filter((url) => !known.has(url)),
  }
  const define = { __BUILD__: JSON.stringify(build) }
  const script = await bundleScript('adapters/service-worker/worker-main.ts', define)
  fs.writeFileSync(path.join(publicDir, 'sw.js'), script)
}

/** The brand's settings and pictures, for other servers. */
const copyBrand = (publicDir: string, { settings, pictures }: Look): void => {
  fs.writeFileSync(path.join(publicDir, SETTINGS_FILE), JSON.stringify(changedSettings(settings)))
  for (const [address, file] of Object.entries(pictures)) fs.cpSync(file, path.join(publicDir, address))
}

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)]
const TEXTS = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves less than its header costs. */
const SMALLEST = 400

/** Writes brotli and gzip copies next to every text file that is large enough. */
const compressFolder = async (folder: string): Promise<void> => {
  const compress = async (file: string): Promise<void> => {
    const bytes = fs.readFileSync(file)
    if (bytes.length < SMALLEST) return
    fs.writeFileSync(`${file}.br`, await brotli(bytes))
    fs.writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }))
  }
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compress(path.join(folder, name))))
}

/**
 * Builds the web app: `out/public`, `out/server-headers.json`, and the files for server rendering. `devHead` is what
 * `npm run dev` adds to the head of its pages, which are linked to their source maps and neither prerendered nor
 * cached by a worker. Returns the address of the icons.
 */
export const buildPage = async (out: string, look?: Look, devHead?: string) => {
  const isForDevelopment = devHead !== undefined
  const { settings, pictures } = look ?? { settings: DEFAULT_SHOP_SETTINGS, pictures: {} }
  const publicDir = path.join(out, 'public')
  fs.mkdirSync(path.join(publicDir, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(out, 'package.json'), '{"type":"module"}')
  copyPictures(publicDir)
  const sprite = writeAsset(out, 'icons', 'svg', makeSprite())
  // In development the shop's pages are built first; the counter's page follows (`dev.ts`).
  const counter = isForDevelopment ? undefined : buildCounter(out, sprite)
  const [metafile] = await Promise.all([bundlePage(out, sprite, isForDevelopment), counter])
  const server = pathToFileURL(path.resolve(outputOf(metafile, SERVER)))
  const program: Server = await import(server.href)
  const site = await describeSite(out, metafile, program.siteRoutes, devHead ?? '')
  tidyOutputs(metafile, isForDevelopment ? undefined : path.join(out, 'maps'))
  fs.writeFileSync(path.join(publicDir, 'index.html'), pageOf(site, undefined, { settings }))
  writeManifests(publicDir, { settings, pictures })
  if (look) copyBrand(publicDir, look)
  if (!isForDevelopment) {
    fs.writeFileSync(path.join(publicDir, 'licenses.txt'), licencesText(collectLicences(metafile)))
    await writeWorker(publicDir, metafile, site, await prerender(program, site, settings, publicDir))
    await compressFolder(publicDir)
  }
  const csp = policyOf([site.boot], [site.style, ...site.sheets.map(({ text }) => text)])
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(out, name), JSON.stringify(value))
  write('server-headers.json', { csp: widenPolicy(csp, settings) })
  write('metafile.json', metafile)
  // Complete, and last: a server waiting for a new build (`--dev`) reads it.
  write('site.json.next', site)
  fs.renameSync(path.join(out, 'site.json.next'), path.join(out, 'site.json'))
  return { sprite }
}
