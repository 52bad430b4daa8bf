import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile } from 'esbuild'
import { policyOf, widenPolicy } from '../../adapters/embedded-backend/http/content-policy.ts'
import { SETTINGS_FILE } from '../../adapters/embedded-backend/http/load-settings.ts'
import { pageOf, type Site } from '../../adapters/embedded-backend/pages/page-template.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../domain/account/language.ts'
import { changedSettings, DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../domain/api/shop-settings.ts'
import { ART, CATEGORY_ART } from '../components/art.ts'
import { BASE } from '../i18n/translations.ts'
import { buildCounter } from './build-counter.ts'
import { bundlePage, bundleScript, MAIN, neededOutputs, outputOf, SERVER, tidyOutputs } from './bundle.ts'
import { compressFolder } from './compress.ts'
import { collectLicences, licencesText } from './licences.ts'
import { iconShapes, makeSprite } from './sprite.ts'
import { stylesOf } from './styles.ts'
import { baseTexts, type Look, writeManifests } from './web-manifests.ts'

const PICTURES = 'node_modules/@lobehub/fluent-emoji-3d/assets'

/**
 * Entries loaded together with the chat's screens, all pages but a visitor's home page, a shopper's first page, and
 * settings, although nothing imports them.
 */
const [CHAT, BEYOND_HOME] = ['ui/chat.ts', 'ui/beyond-home.ts']
const [SHOPPER, CONFIGURED] = ['ui/shopper.ts', 'ui/configured.ts']

/** The pages most often opened first, prerendered without data; those of shoppers as if signed in. */
const PRERENDERED = [
  { url: '/home', isOfShopper: false },
  { url: '/detail/0/0', isOfShopper: false },
  { url: '/chatRoom', isOfShopper: true },
  { url: '/chatRoomDetail/1', isOfShopper: true },
]

/** The server rendering program. */
type Server = typeof import('../server.tsx')

const urlOf = (output: string): string => `/assets/${path.posix.basename(output)}`

/** The addresses of the scripts that these sources need, nearest first. */
const scriptsOf = (...args: Parameters<typeof neededOutputs>): readonly string[] =>
  neededOutputs(...args).map(urlOf)

/** The chunk of each text file of a language, by context. */
const textsOf = ({ outputs }: Metafile, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { entryPoint = '' }]) =>
      entryPoint.startsWith(`ui/i18n/locales/${language}/`)
        ? [[path.posix.basename(entryPoint, '.json'), urlOf(output)]]
        : [],
    ),
  )

/** Writes a file under a content-hashed name; returns its address. */
const writeAsset = (out: string, name: string, ending: string, text: string): string => {
  const url = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
  fs.writeFileSync(path.join(out, 'public', url), text)
  return url
}

/** What pages are assembled from; their head has `head` at its end. */
const describeSite = async (out: string, metafile: Metafile, routes: Server['siteRoutes'], head: string) => {
  const shell = scriptsOf(metafile, MAIN)
  const contexts = [...new Set(routes.map(({ context }) => context))]
  const fileOf = (context: string): string => `ui/app/contexts/${context}.ts`
  const parts: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(contexts.map((name) => [name, [fileOf(name)]])),
    messaging: [fileOf('messaging'), CHAT],
    beyondHome: [BEYOND_HOME],
    shopper: [SHOPPER],
    configured: [CONFIGURED],
  }
  const scripts = Object.entries(parts).map(([name, sources]) => [
    name,
    scriptsOf(metafile, ...sources).filter((url) => !shell.includes(url)),
  ])
  const styles = stylesOf(metafile, Object.fromEntries(contexts.map((name) => [name, fileOf(name)])))
  const sheets = styles.sheets.map(({ users, text }) => {
    const name = users.length === 1 ? users[0] : undefined
    return { users, text, href: writeAsset(out, name ?? 'shared', 'css', text) }
  })
  const texts = LANGUAGES.map((one) => {
    const files = textsOf(metafile, one)
    return [one, { tag: LANGUAGE_TAGS[one], base: files[BASE], files, ...baseTexts(one).start }]
  })
  return {
    server: path.relative(out, outputOf(metafile, SERVER)),
    template: fs.readFileSync('ui/index.html', 'utf8').replace('</head>', `${head}</head>`),
    boot: (await bundleScript('ui/boot/boot.ts')).replace(/^"use strict";/, ''),
    main: shell[0] ?? '',
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
  fs.mkdirSync(path.join(publicDir, 'art'), { recursive: true })
  for (const url of [...Object.values(ART), ...Object.values(CATEGORY_ART)])
    fs.copyFileSync(path.join(PICTURES, path.basename(url)), path.join(publicDir, url))
}

/** Renders and writes the pages most often opened first; returns their routes. */
const prerender = async (
  { renderScreen }: Server,
  site: Site,
  settings: ShopSettings,
  publicDir: string,
): Promise<readonly string[]> => {
  const routes = new Set<string>()
  for (const page of PRERENDERED)
    for (const language of LANGUAGES) {
      const screen = await renderScreen({ ...page, language, settings })
      if (!screen) continue
      // In lower case, because paths are case-insensitive.
      const route = screen.route.toLowerCase()
      routes.add(route)
      const html = pageOf(site, { ...screen, language }, { settings })
      fs.writeFileSync(path.join(publicDir, `${route}.${language}.html`), html)
    }
  return [...routes]
}

/** The service worker gets a list of files to cache: those a page cannot start without, then all others. */
const writeWorker = async (publicDir: string, site: Site, prerendered: readonly string[]): Promise<void> => {
  const html = fs.readFileSync(path.join(publicDir, 'index.html'))
  const texts = LANGUAGES.map((one) => [one, Object.values(site.texts[one].files)] as const)
  const shell = [...site.shell, ...(site.scripts['configured'] ?? [])]
  const known = new Set([...shell, ...texts.flatMap(([, files]) => files)])
  const all = fs.readdirSync(path.join(publicDir, 'assets')).map((name) => `/assets/${name}`)
  const build = {
    id: createHash('sha256').update(html).digest('hex').slice(0, 12),
    main: site.main,
    shell,
    texts: Object.fromEntries(texts),
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
  if (Object.keys(pictures).length > 0) fs.mkdirSync(path.join(publicDir, 'brand'))
  for (const [address, file] of Object.entries(pictures)) fs.copyFileSync(file, path.join(publicDir, address))
}

/**
 * Builds the web app: `out/public`, `out/server-headers.json`, and the files for server rendering. `devHead` is what
 * `npm run dev` adds to the head of its pages, which are linked to their source maps and neither prerendered nor
 * cached by a worker. Returns the address of the icons.
 */
export const buildPage = async (
  out: string,
  look?: Look,
  devHead?: string,
): Promise<{ readonly sprite: string }> => {
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
    await writeWorker(publicDir, site, await prerender(program, site, settings, publicDir))
    await compressFolder(publicDir)
  }
  const csp = policyOf([site.boot], [site.style, ...site.sheets.map(({ text }) => text)])
  const headers = { csp: widenPolicy(csp, settings) }
  // `site.json` is written last: a server waiting for a new build (`--dev`) then finds it complete.
  const json = { 'server-headers.json': headers, 'metafile.json': metafile, 'site.json': site }
  for (const [name, value] of Object.entries(json)) {
    const file = path.join(out, name)
    fs.writeFileSync(`${file}.next`, JSON.stringify(value))
    fs.renameSync(`${file}.next`, file)
  }
  return { sprite }
}
