import fs from 'node:fs'
import path from 'node:path'
import { collectLicences, licencesText } from '../licences.mjs'
import { paintPage } from '../paint/page.mjs'
import { compressFolder } from './compress.mjs'
import { drawnStyles } from './drawn-styles.mjs'
import { bundleFace } from './face.mjs'
import { drawFirstPaints } from './first-paint.mjs'
import { foldRuntime } from './fold-runtime.mjs'
import { laterOutputs, outputOf, staticOutputs } from './graph.mjs'
import { PACKAGES, WORDS } from './one-shell.mjs'
import { makePage } from './page.mjs'
import { putSheets } from './put-sheets.mjs'
import { readArtNames, readEarlyCalls, readFailurePicture, readLanguageTags, readRoutes } from './routes.mjs'
import { shrinkScripts } from './shrink.mjs'
import { makeSprite } from './sprite.mjs'
import { cutStyles } from './styles.mjs'
import { writeManifests } from './web-manifests.mjs'
import { bundleWorker } from './worker.mjs'

const ART = 'node_modules/@lobehub/fluent-emoji-3d/assets'

/** What a talk needs before its messages are there, though no screen imports it: fetched beside the screens of these routes. */
const CHAT_ROUTES = ['chatRoom', 'chatRoomDetail']
const CHAT_ENGINE = ['adapters/container/chat-module.ts', 'adapters/container/browser-messaging-ports.ts']

/** What every page of a signed-in shopper needs, though no screen imports it. */
const SHOPPER_PARTS = 'adapters/container/shopper-modules.ts'

/** What a page says before any of the app's words can be had. */
const startTexts = (language) =>
  JSON.parse(fs.readFileSync(`ui/i18n/locales/${language}/base.json`, 'utf8')).start

const urlOf = (output) => `/assets/${path.posix.basename(output)}`

/** The chunk of each file of words, by language and context. */
const wordsOf = (metafile, tags) => {
  const words = {}
  for (const [language, tag] of Object.entries(tags)) {
    const files = {}
    const folder = `ui/i18n/locales/${language}/`
    for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
      if (entryPoint?.startsWith(folder)) files[path.posix.basename(entryPoint, '.json')] = urlOf(output)
    }
    words[language] = { tag, files, start: startTexts(language) }
  }
  return words
}

/** What each route with a screen adds to the shell. */
const routesOf = (table, calls, metafile, shell, styles) => {
  const routes = {}
  for (const { name, words, file, isOpen } of table) {
    const entry = file && outputOf(metafile, file)
    if (!entry) continue
    const wanted = staticOutputs(metafile, entry)
    if (CHAT_ROUTES.includes(name)) {
      for (const part of CHAT_ENGINE) staticOutputs(metafile, outputOf(metafile, part), wanted)
    }
    if (!isOpen) staticOutputs(metafile, outputOf(metafile, SHOPPER_PARTS), wanted)
    const js = [...wanted].filter((output) => !shell.has(output)).map(urlOf)
    routes[name] = {
      css: styles.byRoute.get(name) ?? [],
      ...(styles.lateByRoute.get(name)?.length ? { later: styles.lateByRoute.get(name) } : {}),
      js,
      words,
      ...(isOpen ? { open: 1 } : {}),
      ...(calls[name] ? { calls: calls[name] } : {}),
    }
  }
  return routes
}

/** Source maps stay on this machine: they are for reading error reports, not for shipping. */
const moveMaps = (from, to) => {
  fs.mkdirSync(to, { recursive: true })
  for (const name of fs.readdirSync(from)) {
    if (name.endsWith('.map')) fs.renameSync(path.join(from, name), path.join(to, name))
  }
}

const copyPictures = async (publicDir) => {
  fs.cpSync('ui/static', publicDir, { recursive: true })
  const folder = path.join(publicDir, 'art')
  fs.mkdirSync(folder, { recursive: true })
  for (const name of await readArtNames()) {
    fs.copyFileSync(path.join(ART, `${name}.webp`), path.join(folder, `${name}.webp`))
  }
}

/** The chunk of the packages, with esbuild's helpers for them; the entry that makes it one is only a name for it. */
const takePackages = (metafile) => {
  const [stub] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(PACKAGES))
  const { imports } = metafile.outputs[stub]
  const size = ({ path: output }) => metafile.outputs[output].bytes
  const [chunk] = imports.sort((one, other) => size(other) - size(one))
  for (const name of [stub, `${stub}.map`]) {
    fs.rmSync(name, { force: true })
    delete metafile.outputs[name]
  }
  foldRuntime(metafile, chunk.path)
  return urlOf(chunk.path)
}

/** The markup of a first paint of each page that a visitor may see, in one language. */
const pagesOfVisitors = (paints) =>
  Object.values(paints)
    .flatMap((byLanguage) => Object.values(byLanguage).slice(0, 1))
    .filter(({ isOfShopper }) => !isOfShopper)
    .map(({ markup }) => markup)

const bundle = async (out, assets) => {
  const sprite = makeSprite()
  fs.writeFileSync(path.join(assets, sprite.name), sprite.text)
  const metafile = await bundleFace({ outdir: assets, spriteUrl: `/assets/${sprite.name}` })
  const packages = takePackages(metafile)
  const tags = await readLanguageTags()
  const folder = path.join(out, 'paint')
  const { paints, entry } = await drawFirstPaints({ metafile, assets, folder, languages: Object.keys(tags) })
  const maps = path.join(out, 'maps')
  moveMaps(assets, maps)
  const shellNow = () => staticOutputs(metafile, outputOf(metafile, 'ui/main.tsx'))
  const table = await readRoutes()
  const screens = new Map(table.filter(({ file }) => file).map(({ name, file }) => [name, file]))
  const styles = cutStyles({ metafile, outdir: assets, screens, pages: pagesOfVisitors(paints) })
  const { frame, ...drawn } = await drawnStyles({ metafile, outdir: assets, screens, cut: styles })
  const routes = routesOf(table, await readEarlyCalls(), metafile, shellNow(), styles)
  putSheets(metafile, { assets, maps }, routes)
  const shell = shellNow()
  await shrinkScripts({ assets, maps }, new Set([...shell].map((output) => path.posix.basename(output))))
  const isScreen = (source) => [...screens.values()].includes(source)
  const configured = [...staticOutputs(metafile, outputOf(metafile, 'ui/configured.ts'))]
  const manifest = {
    main: urlOf(outputOf(metafile, 'ui/main.tsx')),
    packages,
    shell: { js: [...shell].map(urlOf), css: styles.main },
    // What a page with settings of its host cannot start without, either.
    configured: configured.filter((output) => !shell.has(output)).map(urlOf),
    // What every page asks for once it is there, whichever its screen is.
    later: laterOutputs(metafile, shell, (source) => isScreen(source) || WORDS.test(source)).map(urlOf),
    routes,
    drawn,
    words: wordsOf(metafile, tags),
    paths: Object.fromEntries(table.map(({ name, path: pattern }) => [name, pattern])),
  }
  return { metafile, manifest, paints, entry, frame }
}

/** Builds the web app: `out/public` to be served, `out/server-headers.json` to be sent with it. */
export const buildFace = async (out) => {
  const publicDir = path.join(out, 'public')
  const assets = path.join(publicDir, 'assets')
  fs.mkdirSync(assets, { recursive: true })
  await copyPictures(publicDir)
  const { metafile, manifest, paints, entry, frame } = await bundle(out, assets)
  fs.writeFileSync(path.join(publicDir, 'licenses.txt'), licencesText(collectLicences(metafile)))
  writeManifests(publicDir, manifest.words)
  const { html, csp, late } = await makePage(manifest)
  fs.writeFileSync(path.join(publicDir, 'index.html'), html)
  for (const [name, byLanguage] of Object.entries(paints)) {
    for (const [language, paint] of Object.entries(byLanguage)) {
      // Hosts look for them in lower case, because a path may be written in any.
      const file = path.join(publicDir, `${name.toLowerCase()}.${language}.html`)
      fs.writeFileSync(file, paintPage(html, { paint, name, language, manifest }))
    }
  }
  await bundleWorker({
    publicDir,
    manifest,
    html,
    painted: Object.keys(paints).map((name) => name.toLowerCase()),
    pictures: [await readFailurePicture()],
  })
  fs.writeFileSync(path.join(out, 'server-headers.json'), JSON.stringify({ csp }))
  fs.writeFileSync(path.join(out, 'paint', 'site.json'), JSON.stringify({ entry, ...late, manifest, frame }))
  await compressFolder(publicDir, '.cache/compressed')
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(manifest, null, 1))
  fs.writeFileSync(path.join(out, 'metafile.json'), JSON.stringify(metafile))
}
