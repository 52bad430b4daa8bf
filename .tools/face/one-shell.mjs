import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { outputOf, staticInputs, staticOutputs } from './graph.mjs'

/** An entry of its own: so that packages are a chunk that can be run in a piece of work before the app. */
export const PACKAGES = 'lintas-whole-packages'
const WHOLE_SHELL = 'lintas-whole-shell'
const WHOLE_KIT = 'lintas-whole-kit'
const WHOLE_PARTS = 'lintas-whole-parts'
const WHOLE_TALK = 'lintas-whole-talk'
const WHOLE_CHAT = 'lintas-whole-chat'
/** Modules that only hold what is to be one chunk; esbuild calls each by its name, after a namespace of the same. */
export const WHOLES = [PACKAGES, WHOLE_SHELL, WHOLE_KIT, WHOLE_PARTS, WHOLE_TALK, WHOLE_CHAT]
/** The screen whose share of the kit every screen brings along: the one most visits begin with. */
const FIRST_SCREEN = 'ui/catalogue/HomeScreen.tsx'
/** The rest of the first one, and others that visits begin with: what of theirs many screens use too comes as one chunk as well. */
const NEXT_SCREENS = [
  'ui/catalogue/home/HomeLater.tsx',
  ...['Detail', 'Explore', 'Search'].map((name) => `ui/catalogue/${name}Screen.tsx`),
  'ui/messaging/ChatRoomScreen.tsx',
]
/** Code of the chat: nothing else needs what only these share. */
const CHAT = /^(?:ui|application)\/messaging\//
/** Comes with the screens of the chat, as they do with each other; the rest of it comes without any. */
const OF_SCREENS = /Screen\.tsx$|\/late-parts\.ts$/
/** One of the next screens and one other need it: too little for a request of its own where visits begin. */
const SMALL_PART = 'ui/components/commerce/products/VariantOptions.tsx'
/** Used by as many screens as this, a component is likely to be wanted by the next one. */
const MANY_SCREENS = 12
/** A chunk of fewer bytes costs more as a request than as code that one screen does not use. */
const CRUMB_BYTES = 1000
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js' }
/**
 * Writes moments. What begins late on every page needs it, to say how old a page out of the store is, as do many screens:
 * it stays a chunk by itself, so that no page brings along for it what it shows nothing of.
 */
const MOMENTS = 'ui/i18n/dates.ts'
/** Words are asked for by their language. */
export const WORDS = /^ui\/i18n\/(?:base|locales)\//
const SCREEN = /(?:Screen|HomeLater)\.tsx$/

/**
 * esbuild makes one chunk for every set of entries that share a module: fifty screens split the shell into
 * dozens of tiny files. If each entry needs the whole shell, all of it has the same set of entries, and is one file.
 * Nothing more is loaded by that: a page never runs without the shell. The same is done with the components that
 * the first screen uses, and nearly every other one too, and with those that many of the others use: two chunks in
 * the place of two dozen requests, each of which costs a phone more than the bytes. So for the chat: what its engine
 * and its screens share, and what its screens share.
 *
 * `metafile` is that of a first pass without this plugin.
 */
export const oneShell = (metafile) => {
  const main = outputOf(metafile, 'ui/main.tsx')
  const shell = shellModules(metafile, main)
  const moments = [...staticInputs(metafile, MOMENTS)]
  const kit = kitModules(metafile, main, [...shell, ...moments])
  const parts = partModules(metafile, main, [...shell, ...moments, ...kit])
  const { talk, chat } = chatModules(metafile, main, [...shell, ...moments, ...kit, ...parts])
  shell.push(...crumbModules(metafile, [...shell, ...moments, ...kit, ...parts, ...talk, ...chat]))
  const wholes = {
    [PACKAGES]: shell.filter((file) => file.startsWith('node_modules/')),
    [WHOLE_SHELL]: shell,
    [WHOLE_KIT]: kit,
    [WHOLE_PARTS]: parts,
    [WHOLE_TALK]: talk,
    [WHOLE_CHAT]: chat,
  }
  const used = new Map([
    ['ui/main.tsx', []],
    ...lazyEntries(metafile, main).map(({ file, output }) => [file, modulesOf(metafile, output)]),
  ])
  return {
    name: 'one-shell',
    setup(build) {
      for (const [name, files] of Object.entries(wholes)) {
        build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
          path: name,
          namespace: name,
          sideEffects: true,
        }))
        build.onLoad({ filter: /./, namespace: name }, () => ({
          contents: files
            .filter(isCode)
            .map((file) => `import ${JSON.stringify(`./${file}`)}`)
            .join('\n'),
          resolveDir: process.cwd(),
          loader: 'js',
        }))
      }
      build.onResolve({ filter: /./ }, (wanted) => keepWhole(build, wanted, Object.values(wholes).flat()))
      build.onLoad({ filter: /\.(?:tsx?|m?js)$/, namespace: 'file' }, async ({ path: file }) => {
        const name = path.relative(process.cwd(), file)
        const modules = used.get(name)
        if (!modules) return undefined
        const source = await readFile(file, 'utf8')
        const uses = (group) => group.some((module) => modules.includes(module))
        const isScreen = SCREEN.test(name)
        const wanted = [
          PACKAGES,
          WHOLE_SHELL,
          // The parts are made of the kit.
          ...(isScreen || uses(kit) || uses(parts) ? [WHOLE_KIT] : []),
          ...((isScreen && name !== FIRST_SCREEN) || uses(parts) ? [WHOLE_PARTS] : []),
          ...(uses(talk) ? [WHOLE_TALK] : []),
          ...(uses(chat) ? [WHOLE_CHAT] : []),
        ]
        const imports = wanted.map((whole) => `import '${whole}'`).join('\n')
        return { contents: `${source}\n${imports}\n`, loader: LOADERS[path.extname(file)] }
      })
    },
  }
}

/** A package that calls itself free of side effects would be dropped from the list of the shell's modules. */
const keepWhole = async (build, { path: name, importer, kind, resolveDir, namespace, pluginData }, shell) => {
  if (pluginData === WHOLE_SHELL || kind === 'entry-point' || kind === 'dynamic-import') return undefined
  const found = await build.resolve(name, {
    importer,
    kind,
    resolveDir,
    namespace,
    pluginData: WHOLE_SHELL,
  })
  if (found.errors.length > 0 || found.sideEffects) return undefined
  return shell.includes(path.relative(process.cwd(), found.path))
    ? { ...found, sideEffects: true }
    : undefined
}

const isCode = (file) => LOADERS[path.extname(file)] !== undefined

/** Source files, and sheets whose classes have names in code, that have something in these outputs. */
const modulesIn = (metafile, outputs) =>
  outputs.flatMap((output) =>
    Object.entries(metafile.outputs[output].inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  )

const modulesOf = (metafile, output) => modulesIn(metafile, [...staticOutputs(metafile, output)])

const shellModules = (metafile, main) =>
  modulesOf(metafile, main).filter((file) => isCode(file) && file !== 'ui/main.tsx')

/**
 * What the first screen shares with others: all it needs beyond the shell but what is its own. And what the shell
 * and these fetch by themselves later, such as the toasts: nobody would load the style of it for them.
 */
const kitModules = (metafile, main, known) => {
  const screen = outputOf(metafile, FIRST_SCREEN)
  const shared = [...staticOutputs(metafile, screen)].filter((output) => output !== screen)
  const late = [main, ...shared]
    .flatMap((output) => metafile.outputs[output].imports)
    .filter(({ kind, path: part }) => kind === 'dynamic-import' && isLatePart(metafile.outputs[part]))
    .flatMap(({ path: part }) => [...staticOutputs(metafile, part)].filter((output) => output !== part))
  return modulesIn(metafile, [...new Set([...shared, ...late])]).filter((file) => !known.includes(file))
}

const isLatePart = (output) => /^ui\/(?:app|components)\/.+\.tsx?$/.test(output?.entryPoint ?? '')

/** What the next screens share with many others, and crumbs that only screens share; of the face alone. */
const partModules = (metafile, main, known) => {
  const entries = outputsOfEntries(metafile, main)
  const isShared = (output) => {
    const users = entries.filter(({ outputs }) => outputs.has(output))
    const screens = users.filter(({ file }) => SCREEN.test(file))
    const isCrumb = metafile.outputs[output].bytes < CRUMB_BYTES && screens.length === users.length
    const isSmallPart = SMALL_PART in metafile.outputs[output].inputs
    return screens.length >= MANY_SCREENS || isCrumb || isSmallPart
  }
  const next = NEXT_SCREENS.map((file) => outputOf(metafile, file))
  const shared = new Set(next.flatMap((screen) => [...staticOutputs(metafile, screen)]))
  return modulesIn(
    metafile,
    [...shared].filter((output) => !next.includes(output) && isShared(output)),
  ).filter((file) => file.startsWith('ui/') && !known.includes(file))
}

/**
 * What only parts of the chat share: one chunk of what comes without a screen too, with the engine and the news, and
 * one for the screens.
 */
const chatModules = (metafile, main, known) => {
  const shared = { talk: [], chat: [] }
  const entries = outputsOfEntries(metafile, main)
  for (const output of Object.keys(metafile.outputs)) {
    const users = entries.filter(({ outputs }) => outputs.has(output)).map(({ file }) => file)
    if (users.length < 2 || !users.every((file) => CHAT.test(file))) continue
    shared[users.every((file) => OF_SCREENS.test(file)) ? 'chat' : 'talk'].push(output)
  }
  const modules = (outputs) => modulesIn(metafile, outputs).filter((file) => !known.includes(file))
  return { talk: modules(shared.talk), chat: modules(shared.chat) }
}

/** Crumbs that a screen waits for with which visits begin, though others than screens need them too: they come with the shell. */
const crumbModules = (metafile, known) => {
  const waited = NEXT_SCREENS.flatMap((file) => [...staticOutputs(metafile, outputOf(metafile, file))])
  const crumbs = [...new Set(waited)].filter((output) => metafile.outputs[output].bytes < CRUMB_BYTES)
  return modulesIn(metafile, crumbs).filter((file) => isCode(file) && !known.includes(file))
}

const outputsOfEntries = (metafile, main) =>
  lazyEntries(metafile, main).map(({ file, output }) => ({ file, outputs: staticOutputs(metafile, output) }))

/** Modules loaded on demand; words need nothing of the shell. */
const lazyEntries = (metafile, main) =>
  Object.entries(metafile.outputs)
    .filter(([output, { entryPoint }]) => entryPoint && output !== main)
    .map(([output, { entryPoint }]) => ({ file: entryPoint, output }))
    .filter(({ file }) => isCode(file) && !WORDS.test(file))
