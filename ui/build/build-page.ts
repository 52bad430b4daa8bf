import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile } from 'esbuild'
import { pageOf, type RenderedScreen } from '../../adapters/embedded-backend/pages/page-template.ts'
import type { ServerEntry } from '../../adapters/embedded-backend/pages/render-worker.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../domain/account/language.ts'
import { ART, CATEGORY_ART } from '../components/art.ts'
import type { SiteRoute } from '../server.tsx'
import { bundlePage, bundlePrograms, bundleScript, MAIN, SERVER } from './bundle.ts'
import { compressFolder } from './compress.ts'
import { laterOutputs, outputOf, staticOutputs } from './graph.ts'
import { describeSite, emptyPage, type Manifest, type RouteFiles } from './html.ts'
import { collectLicences, licencesText } from './licences.ts'
import { makeSprite } from './sprite.ts'
import { type Styles, twoLevels } from './styles.ts'
import { writeManifests } from './web-manifests.ts'

const PICTURES = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const WORDS = /^ui\/i18n\/locales\//
/** What a conversation needs before its messages are there, though no screen imports it. */
const CHAT_ENGINE = 'ui/chat.ts'

/** What every page of a signed-in shopper needs, though no screen imports it. */
const SHOPPER_PARTS = 'ui/shopper.ts'

const contextFile = (context: string): string => `ui/app/contexts/${context}.ts`
const urlOf = (output: string): string => `/assets/${path.posix.basename(output)}`

/** The program that renders pages outside of a browser (`ui/server.tsx`). */
type Server = ServerEntry & { readonly siteRoutes: readonly SiteRoute[] }

const RENDER_WORKER = { 'render-worker': 'adapters/embedded-backend/pages/render-worker.ts' }

/** The chunk of each file of words, by language and context. */
const wordsOf = (metafile: Metafile): Manifest['words'] => {
  const filesOf = (language: string): Record<string, string> => {
    const files: Record<string, string> = {}
    for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
      if (entryPoint?.startsWith(`ui/i18n/locales/${language}/`))
        files[path.posix.basename(entryPoint, '.json')] = urlOf(output)
    }
    return files
  }
  const words = LANGUAGES.map((one) => [one, { tag: LANGUAGE_TAGS[one], files: filesOf(one) }])
  return Object.fromEntries(words) as Manifest['words']
}

const describe = (
  metafile: Metafile,
  routes: readonly SiteRoute[],
  sheets: Readonly<Record<string, string>>,
): Manifest => {
  const shell = staticOutputs(metafile, outputOf(metafile, MAIN))
  const beyond = (...sources: readonly string[]): readonly string[] => {
    const outputs = staticOutputs(metafile, ...sources.map((source) => outputOf(metafile, source)))
    return [...outputs].filter((output) => !shell.has(output)).map(urlOf)
  }
  const names = [...new Set(routes.map(({ context }) => context))]
  const engine = (name: string): readonly string[] => (name === 'messaging' ? [CHAT_ENGINE] : [])
  const contexts = Object.fromEntries(
    names.map((name) => [name, { css: sheets[name] ?? '', js: beyond(contextFile(name), ...engine(name)) }]),
  )
  const shopper = beyond(SHOPPER_PARTS)
  const filesOf = ({ context, words, isOpen }: SiteRoute): RouteFiles => ({
    context,
    css: [contexts[context]?.css ?? ''].filter(Boolean),
    js: [...new Set([...(contexts[context]?.js ?? []), ...(isOpen ? [] : shopper)])],
    words,
    ...(isOpen && { open: 1 }),
  })
  const isOther = (source: string): boolean => names.map(contextFile).includes(source) || WORDS.test(source)
  return {
    main: urlOf(outputOf(metafile, MAIN) ?? ''),
    shell: { js: [...shell].map(urlOf), css: sheets['shell'] ?? '' },
    configured: beyond('ui/configured.ts'),
    later: laterOutputs(metafile, shell, isOther).map(urlOf),
    shopper,
    contexts,
    routes: Object.fromEntries(routes.map((route) => [route.name, filesOf(route)])),
    words: wordsOf(metafile),
    paths: Object.fromEntries(routes.map((route) => [route.name, route.path])),
  }
}

/** Writes each sheet under a name of its content; gives their addresses. */
const writeSheets = (assets: string, { shell, contexts }: Styles): Readonly<Record<string, string>> => {
  const sheets = Object.entries({ shell, ...contexts }).filter(([, text]) => text !== '')
  return Object.fromEntries(
    sheets.map(([name, text]) => {
      const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
      fs.writeFileSync(path.join(assets, file), text)
      return [name, `/assets/${file}`]
    }),
  )
}

/** Moves what matches to another folder: maps are for reading error reports on this machine, not for shipping. */
const moveFiles = (from: string, to: string, isMeant: (name: string) => boolean): void => {
  fs.mkdirSync(to, { recursive: true })
  for (const name of fs.readdirSync(from).filter(isMeant))
    fs.renameSync(path.join(from, name), path.join(to, name))
}

const copyPictures = (publicDir: string): void => {
  fs.cpSync('ui/static', publicDir, { recursive: true })
  fs.mkdirSync(path.join(publicDir, 'art'), { recursive: true })
  for (const url of [...Object.values(ART), ...Object.values(CATEGORY_ART)])
    fs.copyFileSync(path.join(PICTURES, path.basename(url)), path.join(publicDir, url))
}

/**
 * Puts the code that renders pages outside of a browser into a folder of its own, where it runs as it is; what only the rendering
 * needs is taken out of what browsers are served.
 */
const partDrawingCode = (metafile: Metafile, assets: string, folder: string): string => {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  for (const name of fs.readdirSync(assets).filter((file) => file.endsWith('.js')))
    fs.copyFileSync(path.join(assets, name), path.join(folder, name))
  const entry = outputOf(metafile, SERVER) ?? ''
  const others = Object.keys(metafile.outputs).filter(
    (output) => metafile.outputs[output]?.entryPoint && output !== entry,
  )
  const served = staticOutputs(metafile, ...others)
  for (const output of staticOutputs(metafile, entry)) {
    if (served.has(output)) continue
    for (const name of [output, `${output}.map`]) {
      fs.rmSync(name, { force: true })
      delete metafile.outputs[name]
    }
  }
  return path.basename(entry)
}

/** Pages that are seen first most often; those of a shopper are rendered as if somebody were signed in. */
const RENDERED = [
  { url: '/home', isOfShopper: false },
  { url: '/detail/0/0', isOfShopper: false },
  { url: '/chatRoom', isOfShopper: true },
  { url: '/chatRoomDetail/1', isOfShopper: true },
]

const renderAll = async (server: Server): Promise<readonly RenderedScreen[]> => {
  const rendered: RenderedScreen[] = []
  for (const page of RENDERED)
    for (const language of LANGUAGES) {
      const screen = await server.renderScreen({ ...page, language })
      if (screen) rendered.push({ ...screen, language })
    }
  return rendered
}

/** Builds the web app: `out/public` to be served, `out/server-headers.json` to be sent with it. */
export const buildPage = async (out: string): Promise<void> => {
  const publicDir = path.join(out, 'public')
  const assets = path.join(publicDir, 'assets')
  const paint = path.join(out, 'paint')
  fs.mkdirSync(assets, { recursive: true })
  copyPictures(publicDir)
  const sprite = makeSprite()
  fs.writeFileSync(path.join(assets, sprite.name), sprite.text)
  const metafile = await bundlePage(assets, `/assets/${sprite.name}`)
  const entry = partDrawingCode(metafile, assets, paint)
  await bundlePrograms(RENDER_WORKER, paint)
  const server: Server = await import(pathToFileURL(path.resolve(paint, entry)).href)
  const routes = server.siteRoutes
  const names = [...new Set(routes.map(({ context }) => context))]
  const styles = twoLevels(metafile, Object.fromEntries(names.map((name) => [name, contextFile(name)])))
  moveFiles(assets, path.join(out, 'maps'), (name) => name.endsWith('.map'))
  moveFiles(assets, path.join(out, 'sheets'), (name) => name.endsWith('.css'))
  fs.rmSync(path.join(out, 'sheets'), { recursive: true })
  const manifest = describe(metafile, routes, writeSheets(assets, styles))
  const site = await describeSite(manifest, styles, entry)
  fs.writeFileSync(path.join(publicDir, 'index.html'), emptyPage(site, manifest))
  const rendered = await renderAll(server)
  for (const screen of rendered) {
    // Servers look for them in lower case, because a path may be written in any.
    const file = `${screen.route.toLowerCase()}.${screen.language}.html`
    fs.writeFileSync(path.join(publicDir, file), pageOf(site, screen))
  }
  fs.writeFileSync(path.join(publicDir, 'licenses.txt'), licencesText(collectLicences(metafile)))
  writeManifests(publicDir)
  await writeWorker(publicDir, manifest, [...new Set(rendered.map(({ route }) => route.toLowerCase()))])
  fs.writeFileSync(path.join(out, 'server-headers.json'), JSON.stringify({ csp: site.csp }))
  fs.writeFileSync(path.join(paint, 'site.json'), JSON.stringify(site))
  await compressFolder(publicDir, '.cache/compressed')
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest, null, 1))
  fs.writeFileSync(path.join(out, 'metafile.json'), JSON.stringify(metafile))
}

/** Bundles the service worker into `/sw.js`, with the names of everything that it keeps. */
const writeWorker = async (
  publicDir: string,
  manifest: Manifest,
  painted: readonly string[],
): Promise<void> => {
  const { main, shell, configured, later, shopper, contexts, words } = manifest
  const html = fs.readFileSync(path.join(publicDir, 'index.html'))
  const spoken = Object.entries(words).map(([language, { files }]) => [language, Object.values(files)])
  // The sheet of the shell stands in every page.
  const first = new Set([...shell.js, ...configured])
  const said = new Set(Object.values(words).flatMap(({ files }) => Object.values(files)))
  const all = fs.readdirSync(path.join(publicDir, 'assets')).map((name) => `/assets/${name}`)
  // What every page asks for comes before what single screens are made of.
  const parts = [...later, ...shopper, ...Object.values(contexts).flatMap(({ css, js }) => [css, ...js])]
  const rest = [...new Set([...parts, ...all])].filter(
    (url) => all.includes(url) && url !== shell.css && !first.has(url) && !said.has(url),
  )
  const build = {
    id: createHash('sha256').update(html).digest('hex').slice(0, 12),
    main,
    shell: [...first],
    words: Object.fromEntries(spoken),
    painted,
    pictures: [ART.antenna],
    rest,
  }
  const script = await bundleScript('adapters/service-worker/worker-main.ts', {
    __BUILD__: JSON.stringify(build),
  })
  fs.writeFileSync(path.join(publicDir, 'sw.js'), script)
}
