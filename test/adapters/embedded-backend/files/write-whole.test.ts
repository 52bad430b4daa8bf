import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { removeHalves, writeWhole } from '../../../../adapters/embedded-backend/files/write-whole.ts'

const writing = suite('writing a file as a whole')
let folder: string

writing.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintas-whole-'))
})
writing.after.each(() => rmSync(folder, { recursive: true }))

writing('leaves the file alone in its folder, for whom it may be read', async () => {
  await writeWhole(join(folder, 'private'), 'a.png', Uint8Array.of(1, 2), { folder: 0o700, file: 0o600 })
  assert.equal(readdirSync(join(folder, 'private')), ['a.png'])
  assert.equal([...readFileSync(join(folder, 'private', 'a.png'))], [1, 2])
  assert.is(statSync(join(folder, 'private', 'a.png')).mode & 0o777, 0o600)
})

writing('leaves nothing behind when it cannot be finished', async () => {
  // A folder stands in its place.
  mkdirSync(join(folder, 'a.png', 'full'), { recursive: true })
  const failed = await writeWhole(folder, 'a.png', Uint8Array.of(1)).then(
    () => false,
    () => true,
  )
  assert.equal([failed, readdirSync(folder)], [true, ['a.png']])
})

writing('that was killed is cleared away once nobody can be at it any more', async () => {
  for (const name of ['old.png.part', 'young.png.part', 'whole.png'])
    writeFileSync(join(folder, name), 'half')
  const hour = 60 * 60
  utimesSync(join(folder, 'old.png.part'), 1_000, 1_000)
  utimesSync(join(folder, 'young.png.part'), 1_001, 1_001)
  utimesSync(join(folder, 'whole.png'), 1, 1)
  await removeHalves(folder, (1_001 + hour) * 1000)
  assert.equal(readdirSync(folder).sort(), ['whole.png', 'young.png.part'])
  await removeHalves(join(folder, 'not there'), 0)
})

writing.run()
