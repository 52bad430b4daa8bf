import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

type Bundled = { readonly outputs: Readonly<Record<string, { readonly entryPoint?: string }>> }

const { bundleWithMaps } = (await import(pathToFileURL(resolve('.tools/face/maps.mjs')).href)) as {
  readonly bundleWithMaps: (options: object) => Promise<Bundled>
}

const names = suite<{ folder: string }>('names of the files of a build')

names.before.each((context) => {
  mkdirSync('.cache', { recursive: true })
  context.folder = mkdtempSync(join('.cache', 'kept-names-'))
})

names.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }))

/** Bundles an app of a start, a screen that comes later, and what both share; gives the files of the build. */
const filesOf = async (folder: string, screen: string): Promise<readonly string[]> => {
  const outdir = join(folder, 'out')
  rmSync(outdir, { recursive: true, force: true })
  writeFileSync(join(folder, 'shared.js'), 'export const say = (text) => globalThis.print(text)\n')
  writeFileSync(join(folder, 'screen.js'), `import { say } from './shared.js'\n${screen}\n`)
  writeFileSync(
    join(folder, 'main.js'),
    `import { say } from './shared.js'\nsay('start')\nimport('./screen.js')`,
  )
  await bundleWithMaps({
    entryPoints: [join(folder, 'main.js')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  })
  return readdirSync(outdir).sort()
}

names('stay when only a comment changes', async ({ folder }) => {
  const before = await filesOf(folder, `say('screen')`)
  const after = await filesOf(folder, `// Says which screen it is.\nsay('screen')`)
  assert.equal(after, before)
})

names('change with the code', async ({ folder }) => {
  const before = await filesOf(folder, `say('screen')`)
  const after = await filesOf(folder, `say('another screen')`)
  assert.not.equal(after, before)
})

names('are borne by the map of each file too', async ({ folder }) => {
  const files = await filesOf(folder, `// Says which screen it is.\nsay('screen')`)
  const scripts = files.filter((name) => name.endsWith('.js'))
  assert.is(scripts.length, 3)
  assert.equal(
    files.filter((name) => name.endsWith('.map')),
    scripts.map((name) => `${name}.map`),
  )
  const screen = files.find((name) => /^screen-.*\.map$/.test(name)) ?? ''
  assert.match(readFileSync(join(folder, 'out', screen), 'utf8'), 'Says which screen it is.')
})

names.run()
