import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { outputOf, staticOutputs } from './graph.mjs'

const WHOLE_SHELL = 'lintas-whole-shell'
const WHOLE_KIT = 'lintas-whole-kit'
/** The screen whose share of the kit every screen brings along: the one most visits begin with. */
const FIRST_SCREEN = 'ui/catalogue/HomeScreen.tsx'
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js' }

/**
 * esbuild makes one chunk for every set of entries that share a module: fifty screens split the shell into
 * dozens of tiny files. If each entry needs the whole shell, all of it has the same set of entries, and is one file.
 * Nothing more is loaded by that: a page never runs without the shell. The same is done with the components that
 * the first screen uses, and nearly every other one too: one chunk in the place of a dozen.
 *
 * `metafile` is that of a first pass without this plugin.
 */
export const oneShell = (metafile) => {
  const main = outputOf(metafile, 'ui/main.tsx')
  const shell = shellModules(metafile, main)
  const kit = kitModules(metafile, shell)
  const wholes = { [WHOLE_SHELL]: shell, [WHOLE_KIT]: kit }
  const entries = new Set(['ui/main.tsx', ...lazyEntries(metafile, main)])
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
          contents: files.map((file) => `import ${JSON.stringify(`./${file}`)}`).join('\n'),
          resolveDir: process.cwd(),
          loader: 'js',
        }))
      }
      build.onResolve({ filter: /./ }, (wanted) => keepWhole(build, wanted, [...shell, ...kit]))
      build.onLoad({ filter: /\.(?:tsx?|m?js)$/, namespace: 'file' }, async ({ path: file }) => {
        if (!entries.has(path.relative(process.cwd(), file))) return undefined
        const source = await readFile(file, 'utf8')
        // What comes after a screen finds the kit there.
        const isScreen = /(Screen|late-parts)\.tsx?$/.test(file)
        const wanted = isScreen ? [WHOLE_SHELL, WHOLE_KIT] : [WHOLE_SHELL]
        const imports = wanted.map((name) => `import '${name}'`).join('\n')
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

/** What the first screen shares with others: all it needs beyond the shell but what is its own. */
const kitModules = (metafile, shell) => {
  const screen = outputOf(metafile, FIRST_SCREEN)
  return [...staticOutputs(metafile, screen)]
    .filter((output) => output !== screen)
    .flatMap((output) => Object.entries(metafile.outputs[output].inputs))
    .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && isCode(file) && !shell.includes(file))
    .map(([file]) => file)
}

const isCode = (file) => LOADERS[path.extname(file)] !== undefined

const shellModules = (metafile, main) =>
  [...staticOutputs(metafile, main)].flatMap((output) =>
    Object.entries(metafile.outputs[output].inputs)
      .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && isCode(file) && file !== 'ui/main.tsx')
      .map(([file]) => file),
  )

/** Modules loaded on demand; words need nothing of the shell. */
const lazyEntries = (metafile, main) =>
  Object.entries(metafile.outputs)
    .filter(([output, { entryPoint }]) => entryPoint && output !== main)
    .map(([, { entryPoint }]) => entryPoint)
    .filter((file) => isCode(file) && !file.startsWith('ui/i18n/'))
