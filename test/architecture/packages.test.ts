import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import esbuild, { type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageOptions } from '../../ui/build/bundle.ts'
import { testOptions } from '../runner/bundle.ts'

const packages = suite<{ page: Metafile; tests: Metafile }>('packages ship as published')

packages.before(async (context) => {
  const options = { write: false, metafile: true, sourcemap: false } as const
  context.page = (await esbuild.build({ ...pageOptions('unwritten', '/icons.svg'), ...options })).metafile
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  const entryPoints = files.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('test', name))
  context.tests = (await esbuild.build({ ...testOptions(entryPoints, 'unwritten'), ...options })).metafile
})

const isVendor = (file: string): boolean => file.includes('node_modules/')

/** Files of packages of which something is in an output. */
const shippedFiles = ({ outputs }: Metafile): readonly string[] => [
  ...new Set(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
        isVendor(file) && bytesInOutput > 0 ? [file] : [],
      ),
    ),
  ),
]

/** Gives esbuild each file of a package as it lies in `node_modules`, before anybody else can give it another. */
const asInstalled: Plugin = {
  name: 'as-installed',
  setup: (build) =>
    build.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({ contents: readFileSync(path) })),
}

/** Everything that comes out, by name. */
const outputOf = async (options: BuildOptions): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await esbuild.build({ ...options, sourcemap: false, write: false })
  return new Map(outputFiles.map(({ path, text }) => [path, text]))
}

/** Outputs that are others when all packages are read as they are installed. */
const changedIn = async (options: BuildOptions): Promise<readonly string[]> => {
  const { plugins = [] } = options
  const [shipped, installed] = [
    await outputOf(options),
    await outputOf({ ...options, plugins: [asInstalled, ...plugins] }),
  ]
  assert.is(shipped.size, installed.size)
  return [...shipped].filter(([path, text]) => installed.get(path) !== text).map(([path]) => path)
}

/** The folder of a package within a path. */
const folderOf = (file: string): string => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''

packages('are resolved by esbuild itself: no plugin, no alias, nothing injected', () => {
  const { plugins, alias, inject, banner, footer, pure, drop, mangleProps } = pageOptions('out', '/icons.svg')
  assert.equal(
    [plugins, alias, inject, banner, footer, pure, drop, mangleProps].filter(
      (option) => option !== undefined,
    ),
    [],
  )
})

packages('are bundled from the installed bytes', async ({ page }) => {
  const files = shippedFiles(page)
  assert.ok(files.length > 200, `${files.length} files`)
  // esbuild's name for a file that the package's own package.json leaves out of browsers.
  const disabled = files.filter((file) => file.startsWith('(disabled)'))
  const resized = files.filter((file) => page.inputs[file]?.bytes !== readFileSync(file).length)
  assert.equal([disabled, resized], [[], []])
  assert.equal(await changedIn(pageOptions('unwritten', '/icons.svg')), [])
})

packages('have reflect-metadata once in the page, although inversify imports it, too', ({ page }) => {
  const loaded = shippedFiles(page).filter((file) => folderOf(file).endsWith('/reflect-metadata'))
  assert.equal(loaded, ['node_modules/reflect-metadata/ReflectLite.js'])
})

packages('are distinguished from copies with one changed letter', async () => {
  const oneLetter: Plugin = {
    name: 'one-letter',
    setup: (build) =>
      build.onLoad({ filter: /regexparam.*\.mjs$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace("'*'", "'+'"),
      })),
  }
  const stdin = { contents: "export * from 'regexparam'", resolveDir: process.cwd() }
  const small = { ...pageOptions('unwritten', '/icons.svg'), entryPoints: {}, stdin }
  assert.equal(await changedIn(small), [])
  assert.is((await changedIn({ ...small, plugins: [oneLetter] })).length, 1)
})

/** Each import of a package by a file that ships: who asks, by which name, and the file that came. */
const vendorImports = (metafile: Metafile) =>
  [...Object.entries(metafile.inputs)].flatMap(([file, { imports }]) =>
    imports.flatMap(({ path, original = '' }) =>
      isVendor(path) && folderOf(path) !== folderOf(file) ? [{ file, original, path }] : [],
    ),
  )

packages("resolve to the same files in the tests' bundle", ({ page, tests }) => {
  const own = vendorImports(page).filter(({ file }) => !isVendor(file))
  assert.ok(own.length > 50, `${own.length} imports`)
  const isAlone = ({ file, original }: { readonly file: string; readonly original: string }): boolean =>
    tests.inputs[file]?.imports.some(({ path, external }) => external && path === original) !== true
  assert.equal(own.filter(isAlone), [])
})

packages('come in Node, which runs the tests, from the same folders as in the page', ({ page }) => {
  const all = vendorImports(page)
  const folders = new Set(all.map(({ path }) => folderOf(path)))
  assert.equal(
    [...new Set(shippedFiles(page).map(folderOf))].filter((one) => !folders.has(one)),
    [],
  )
  const elsewhere = all.filter(({ file, original, path }) => {
    const found = createRequire(realpathSync(file)).resolve(original)
    return folderOf(found) !== realpathSync(folderOf(path))
  })
  assert.equal(elsewhere, [])
})

packages.run()
