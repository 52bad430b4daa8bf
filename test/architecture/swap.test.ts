import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { swap } from '../../ui/build/build.ts'

type Rename = (from: string, to: string) => void

const build = suite<{ folder: string }>('a build that is put in place')

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

for (const [where, place, rename] of [
  ['on the same disk', 'disk/dist', undefined],
  ['on another disk', 'disk/dist', betweenDisks],
  ['where a slash ends its name', 'disk/dist/', undefined],
] as const) {
  build(`replaces the previous one ${where}, and leaves nothing beside it`, ({ folder }) => {
    swap(join(folder, 'made'), join(folder, place), rename)
    assert.is(readFileSync(join(folder, 'disk/dist/stamp'), 'utf8'), 'new')
    assert.equal(readdirSync(join(folder, 'disk')), ['dist'])
  })
}

build('replaces one that another process has just created', ({ folder }) => {
  const place = join(folder, 'disk/dist')
  let others = 1
  const beaten: Rename = (from, to) => {
    if (to === place && others > 0) {
      others -= 1
      mkdirSync(place)
      writeFileSync(join(place, 'stamp'), 'of the other')
    }
    renameSync(from, to)
  }
  swap(join(folder, 'made'), place, beaten)
  assert.is(readFileSync(join(place, 'stamp'), 'utf8'), 'new')
  assert.equal(readdirSync(join(folder, 'disk')), ['dist'])
})

for (const [where, isRefused] of [
  ['at once', () => true],
  ['when its place is free already', (from: string) => from.includes('.next-')],
] as const) {
  build(`that fails ${where} leaves the previous one`, ({ folder }) => {
    const refusing: Rename = (from, to) => {
      if (isRefused(from)) throw Object.assign(new Error('no right'), { code: 'EACCES' })
      renameSync(from, to)
    }
    assert.throws(() => swap(join(folder, 'made'), join(folder, 'disk/dist'), refusing), /no right/)
    assert.is(readFileSync(join(folder, 'disk/dist/stamp'), 'utf8'), 'old')
  })
}

build.run()
