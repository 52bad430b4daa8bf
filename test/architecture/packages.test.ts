import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import esbuild, { type Metafile } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pageOptions } from '../../ui/build/bundle.ts'

const packages = suite<{ metafile: Metafile; folder: string }>('packages ship as published')

packages.before(async (context) => {
  context.folder = mkdtempSync(join('.cache', 'packages-'))
  context.metafile = (await esbuild.build(pageOptions(context.folder, '/icons.svg'))).metafile
})
packages.after(({ folder }) => rmSync(folder, { recursive: true, force: true }))

const vendorFiles = ({ inputs }: Metafile): readonly string[] =>
  Object.keys(inputs).filter((file) => file.includes('node_modules/'))

/** The folder of a package within a path, and its name. */
const packageOf = (file: string): { readonly name: string; readonly folder: string } => {
  const [, folder = '', name = ''] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))/.exec(file) ?? []
  return { name, folder }
}

packages('are read by esbuild itself: no plugin, no other name, nothing put in or before', () => {
  const { plugins, alias, inject, banner, footer, pure, drop, mangleProps } = pageOptions('out', '/icons.svg')
  assert.equal(
    [plugins, alias, inject, banner, footer, pure, drop, mangleProps].filter(
      (option) => option !== undefined,
    ),
    [],
  )
})

packages('are bundled from the very bytes that are installed', ({ metafile }) => {
  const files = vendorFiles(metafile)
  assert.ok(files.length > 200, `${files.length} files`)
  const changed = files.filter((file) => {
    // esbuild's name for a file that the package's own package.json leaves out of browsers.
    if (file.startsWith('(disabled)')) return true
    return statSync(file).size !== metafile.inputs[file]?.bytes
  })
  assert.equal(changed, [])
})

packages('are those that the tests import too', ({ metafile }) => {
  const require = createRequire(resolve('package.json'))
  const shipped = new Map(vendorFiles(metafile).map((file) => [packageOf(file).folder, packageOf(file).name]))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const own = [...shipped].filter(([, name]) => name in dependencies)
  assert.ok(own.length >= 8, own.map(([, name]) => name).join())
  for (const [folder, name] of own) {
    const there = realpathSync(require.resolve(name))
    assert.is(packageOf(there).folder, realpathSync(folder), name)
  }
})

packages.run()
