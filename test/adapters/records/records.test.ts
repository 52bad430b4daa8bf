import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFileRecords } from '../../../adapters/records/file-records.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { recordsContract } from '../../contracts/records-contract.ts'
import { createFakeRecords } from '../../support/fakes/fake-records.ts'

const folder = mkdtempSync(join(tmpdir(), 'lintas-records-'))
let files = 0
const newPath = (): string => {
  files += 1
  return join(folder, 'deep', `rows-${files}`)
}

const shared = (port: ReturnType<typeof createMemoryRecords>) => ({ port, other: port })
recordsContract('memory', () => shared(createMemoryRecords()))
recordsContract('fake', () => shared(createFakeRecords()))
recordsContract('file', () => {
  const path = newPath()
  return { port: createFileRecords(path), other: createFileRecords(path) }
})

const put = (key: string, value: unknown = key) => ({ put: { key, value } })

const file = suite('rows in a file')

file('survive the process', async () => {
  const path = newPath()
  await createFileRecords(path).change('rows', [put('a', 1)])
  assert.equal(await createFileRecords(path).list('rows', ''), { ok: true, value: [{ key: 'a', value: 1 }] })
})

file('cut off at any byte, contain every change before the last, and accept the next', async () => {
  const path = newPath()
  const writer = createFileRecords(path)
  await writer.change('rows', [put('a', 1)])
  const before = statSync(path).size
  await writer.change('rows', [put('a', 2), put('b', 2)])
  const whole = readFileSync(path)
  const torn = newPath()
  for (let length = before; length <= whole.length; length += 1) {
    writeFileSync(torn, whole.subarray(0, length))
    const port = createFileRecords(torn)
    // The last byte is the line's end, which a line can do without.
    const isWhole = length >= whole.length - 1
    const rows = isWhole
      ? [
          { key: 'a', value: 2 },
          { key: 'b', value: 2 },
        ]
      : [{ key: 'a', value: 1 }]
    assert.equal(await port.list('rows', ''), { ok: true, value: rows }, `${length}`)
    await port.change('rows', [put('c', 3)])
    const after = { ok: true, value: [...rows, { key: 'c', value: 3 }] }
    assert.equal(await createFileRecords(torn).list('rows', ''), after, `${length}`)
  }
})

file('ignore invalid lines', async () => {
  const path = newPath()
  await createFileRecords(path).change('rows', [put('a')])
  appendFileSync(path, 'not a line\n{}\n[1]\n')
  const port = createFileRecords(path)
  await port.change('rows', [put('b')])
  const listed = await port.list('rows', '')
  assert.equal(listed.ok && listed.value.map((row) => row.key), ['a', 'b'])
})

file('do not let the file grow without end when they are rewritten', async () => {
  const path = newPath()
  const port = createFileRecords(path)
  await port.change('rows', [put('kept')])
  for (let at = 0; at < 2_500; at += 1) await port.change('rows', [put('draft', at)])
  assert.ok(readFileSync(path, 'utf8').split('\n').filter(Boolean).length < 1_100)
  assert.equal(await createFileRecords(path).list('rows', ''), {
    ok: true,
    value: [
      { key: 'draft', value: 2_499 },
      { key: 'kept', value: 'kept' },
    ],
  })
})

file('leave no trace of deleted rows in the file', async () => {
  const path = newPath()
  const port = createFileRecords(path)
  await port.change('rows', [put('rani draft', 'a secret'), put('budi draft')])
  await port.change('rows', [{ remove: 'rani draft' }])
  await port.clear('rani')
  assert.not.match(readFileSync(path, 'utf8'), /rani/)
  const listed = await createFileRecords(path).list('rows', '')
  assert.equal(listed.ok && listed.value.map((row) => row.key), ['budi draft'])
})

file('return a fault instead of throwing when the file is unavailable', async () => {
  const port = createFileRecords(folder)
  const unavailable = { ok: false, fault: { kind: 'records-unavailable' } }
  assert.equal(await port.list('rows', ''), unavailable)
  assert.equal(await port.change('rows', [put('a')]), unavailable)
  assert.equal(await port.clear(''), unavailable)
})

file.after(() => rmSync(folder, { recursive: true, force: true }))
file.run()

const fake = suite('fake rows')

fake('fail as often as scripted, and change nothing meanwhile', async () => {
  const port = createFakeRecords()
  port.failNext('records-full', 2)
  const answers = []
  for (const key of ['a', 'b', 'c']) answers.push((await port.change('rows', [put(key)])).ok)
  assert.equal(answers, [false, false, true])
  port.failFrom('records-unavailable')
  assert.equal(await port.list('rows', ''), { ok: false, fault: { kind: 'records-unavailable' } })
  port.failFrom(undefined)
  const listed = await port.list('rows', '')
  assert.equal(listed.ok && listed.value.map((row) => row.key), ['c'])
})

fake('answer after the scripted delay', async () => {
  const clock = createFakeClock()
  const port = createFakeRecords(clock)
  port.delay(50)
  let isDone = false
  void port.change('rows', [put('a')]).then(() => {
    isDone = true
  })
  await clock.advanceAsync(49)
  assert.is(isDone, false)
  await clock.advanceAsync(1)
  assert.is(isDone, true)
})

fake.run()
