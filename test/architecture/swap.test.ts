import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

type Rename = (from: string, to: string) => void
type Swap = (from: string, to: string, rename?: Rename) => void

const build = suite<{ folder: string; swap: Swap }>('a build that is put in place')

build.before(async (context) => {
  context.swap = ((await import(pathToFileURL('.tools/build.mjs').href)) as { swap: Swap }).swap
})
build.before.each((context) => {
  context.folder = mkdtempSync(join('.cache', 'swap-'))
  for (const [name, text] of [
    ['made', 'new'],
    ['disk/dist', 'old'],
  ] as const) {
    mkdirSync(join(context.folder, name), { recursive: true })
    writeFileSync(join(context.folder, name, 'stamp'), text)
  }
})
build.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }))

/** What the system says when a folder is renamed to another disk. */
const betweenDisks: Rename = (from, to) => {
  if (dirname(from) !== dirname(to)) throw Object.assign(new Error('other disk'), { code: 'EXDEV' })
  renameSync(from, to)
}

for (const [where, rename] of [
  ['on the same disk', undefined],
  ['on another disk', betweenDisks],
] as const) {
  build(`replaces the one before it ${where}, and leaves nothing beside it`, ({ folder, swap }) => {
    swap(join(folder, 'made'), join(folder, 'disk/dist'), rename)
    assert.is(readFileSync(join(folder, 'disk/dist/stamp'), 'utf8'), 'new')
    assert.equal(readdirSync(join(folder, 'disk')), ['dist'])
  })
}

build('that cannot be moved leaves the one before it', ({ folder, swap }) => {
  const refused: Rename = () => {
    throw Object.assign(new Error('no right'), { code: 'EACCES' })
  }
  assert.throws(() => swap(join(folder, 'made'), join(folder, 'disk/dist'), refused), /no right/)
  assert.is(readFileSync(join(folder, 'disk/dist/stamp'), 'utf8'), 'old')
})

build.run()
