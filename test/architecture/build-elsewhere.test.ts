import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const elsewhere = suite<{ root: string }>('a build in another folder')

/** What a build reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build.mjs',
  'domain',
  'application',
  'adapters',
  'ui',
]

elsewhere.before((context) => {
  context.root = mkdtempSync(join(tmpdir(), 'lintas-'))
})
elsewhere.after(({ root }) => rmSync(root, { recursive: true, force: true }))

// As a second work tree has them, and as people name folders.
elsewhere('works with a blank in the path and packages that are linked from somewhere else', ({ root }) => {
  const folder = join(root, 'a folder of mine')
  mkdirSync(folder)
  for (const name of SOURCES) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const { LINTAS_DIST: _, ...env } = process.env
  const done = spawnSync(process.execPath, ['build.mjs', 'build'], { cwd: folder, encoding: 'utf8', env })
  assert.is(done.status, 0, done.stderr)
  for (const file of ['public/index.html', 'public/home.dgn.html', 'public/licenses.txt', 'server/main.js'])
    assert.ok(existsSync(join(folder, 'dist', file)), file)
})

elsewhere.run()
