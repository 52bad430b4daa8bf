import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import type { UploadOptions } from '../../../application/shared/upload-picture.ts'
import { createUploadQueue } from '../../../application/shared/upload-queue.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const queue = suite('the pictures of a form')

type Flight = {
  readonly name: string
  readonly options: UploadOptions | undefined
  readonly land: (answer: Result<string, ApiFault>) => Promise<void>
}

/** Files are their names: one called "broken" is no picture, one called "unreadable" cannot be read. */
const open = (max = 9, start: readonly string[] = []) => {
  const flights: Flight[] = []
  const made: string[] = []
  const released: string[] = []
  const queued = createUploadQueue({
    max,
    start,
    isPrivate: true,
    upload: (file, options) =>
      new Promise((resolve) =>
        flights.push({
          name: file.fileName,
          options,
          land: async (answer) => {
            resolve(answer)
            await settle()
          },
        }),
      ),
    pictures: {
      prepare: async ({ name }) => {
        if (name === 'unreadable') throw new Error(name)
        if (name === 'broken') return fail('no-picture')
        const file = {
          fileName: name,
          mediaType: 'image/png',
          size: 1,
          modifiedAt: 0,
          content: name,
        }
        return ok({ file, size: { width: 1, height: 1 }, head: new Uint8Array(0) })
      },
      preview: (content) => {
        made.push(`blob:${content}`)
        return `blob:${content}`
      },
      release: (preview) => released.push(preview),
    },
  })
  const filesOf = (names: readonly string[]) => names.map((name) => ({ name }))
  const pictures = {
    ...queued,
    pick: (names: readonly string[]) => queued.pick(filesOf(names)),
    replace: (names: readonly string[]) => queued.replace(filesOf(names)),
  }
  const now = () => pictures.uploads$.value
  const phases = () => now().shown.map(({ preview, phase }) => `${preview} ${phase}`)
  return { pictures, flights, made, released, now, phases }
}

queue('are uploaded as they are ready, and a failed one can be retried', async () => {
  const { pictures, flights, now, phases } = open()
  pictures.pick(['a', 'b', 'c'])
  assert.is(now().isBusy, true)
  await settle()
  assert.equal(
    flights.map(({ name }) => name),
    ['a', 'b', 'c'],
  )
  assert.is(flights[0]?.options?.isPrivate, true)
  await flights[1]?.land(fail({ kind: 'offline' }))
  await flights[2]?.land(ok('/c'))
  await flights[0]?.land(ok('/a'))
  assert.equal(phases(), ['blob:a done', 'blob:b failed', 'blob:c done'])
  // In the order picked, whichever arrived first.
  assert.equal([now().urls, now().hasFailed, now().isBusy], [['/a', '/c'], true, false])
  pictures.retry(now().shown[1]?.id ?? '')
  await flights[3]?.land(ok('/b'))
  assert.equal([now().urls, now().hasFailed], [['/a', '/b', '/c'], false])
})

queue('report their progress', async () => {
  const { pictures, flights, now } = open()
  pictures.pick(['a'])
  await settle()
  flights[0]?.options?.onProgress?.(0.5)
  assert.is(now().shown[0]?.progress, 0.5)
})

queue('beyond the limit of the form are left out, and those being prepared count', async () => {
  const { pictures, flights } = open(3, ['/before'])
  pictures.pick(['a'])
  pictures.pick(['b', 'c'])
  await settle()
  assert.equal(
    flights.map(({ name }) => name),
    ['a', 'b'],
  )
})

for (const [name, fault] of [
  ['broken', 'no-picture'],
  ['unreadable', 'undecodable'],
] as const) {
  queue(`continue after one that is ${name}`, async () => {
    const { pictures, flights, now } = open()
    pictures.pick([name, 'b'])
    await settle()
    assert.equal([now().fault, flights.map((one) => one.name)], [fault, ['b']])
    pictures.pick(['c'])
    assert.is(now().fault, undefined)
  })
}

for (const [moment, turns] of [
  ['before their turn', 0],
  ['while they were made ready', 1],
] as const) {
  queue(`that were removed ${moment} are not uploaded`, async () => {
    const { pictures, flights, made, now } = open()
    pictures.pick(['a', 'b'])
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    pictures.clear()
    await settle()
    assert.equal([flights.length, now().shown, now().isBusy], [0, [], false])
    assert.equal(made, [], 'no address is made that nobody would release')
  })
}

queue('replace all that are there', async () => {
  const { pictures, flights, released, now } = open(1)
  pictures.pick(['a'])
  await settle()
  pictures.replace(['b'])
  await settle()
  assert.is(flights[0]?.options?.signal?.isCancelled, true)
  assert.equal([released, now().shown.map(({ preview }) => preview)], [['blob:a'], ['blob:b']])
})

queue('stop uploading when they are removed, and release their preview', async () => {
  const { pictures, flights, released, now } = open(9, ['/before'])
  pictures.pick(['a'])
  await settle()
  for (const { id } of now().shown) pictures.remove(id)
  assert.equal([now().shown, flights[0]?.options?.signal?.isCancelled], [[], true])
  // What arrived before a reload is an address of the server, not a preview.
  assert.equal(released, ['blob:a'])
})

queue('are cancelled and released with their page', async () => {
  const { pictures, flights, released } = open()
  pictures.pick(['a'])
  await settle()
  pictures.dispose()
  assert.equal([flights[0]?.options?.signal?.isCancelled, released], [true, ['blob:a']])
})

queue.run()
