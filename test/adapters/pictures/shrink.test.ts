import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type PictureTools, shrink } from '../../../adapters/pictures/shrink.ts'
import { fitted, formatOf, MAX_BYTES, sentAs } from '../../../domain/account/picture-format.ts'

const pictures = suite('preparing pictures for upload')

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47]
const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0))
const HEIC = [0, 0, 0, 24, ...letters('ftypheic')]

const file = (head: readonly number[], bytes = 64): Blob => {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new Blob([content])
}

const tools = (more: Partial<PictureTools> = {}, bytes = 1000, hasAlpha = false): PictureTools => ({
  decode: async () => ({ width: 4000, height: 3000, close: () => undefined }) as ImageBitmap,
  draw: async () => ({
    hasAlpha: () => hasAlpha,
    encode: async (type) => new Blob([new Uint8Array(bytes)], { type }),
  }),
  ...more,
})

pictures('are recognised by what they are, whatever they are called', () => {
  assert.is(formatOf(Uint8Array.from(JPEG)), 'jpeg')
  assert.is(formatOf(Uint8Array.from(HEIC)), 'heic')
  assert.is(formatOf(Uint8Array.from(letters('RIFF....WEBP'))), 'webp')
  assert.is(formatOf(Uint8Array.from(letters('%PDF-1.7'))), undefined)
  assert.is(formatOf(new Uint8Array()), undefined)
})

pictures('scales the longer edge down to 1,600 and never up', async () => {
  assert.equal(fitted({ width: 4000, height: 3000 }), { width: 1600, height: 1200 })
  assert.equal(fitted({ width: 10, height: 20_000 }), { width: 1, height: 1600 })
  assert.equal(fitted({ width: 300, height: 200 }), { width: 300, height: 200 })
  const shrunk = await shrink(file(JPEG), tools())
  assert.ok(shrunk.ok)
  assert.equal([shrunk.picture.width, shrunk.picture.blob.type], [1600, 'image/jpeg'])
})

pictures('keeps pictures with transparency as PNG, and animated ones unchanged', () => {
  assert.is(sentAs('png', true), 'image/png')
  assert.is(sentAs('png', false), 'image/jpeg')
  assert.is(sentAs('gif', false), 'as-is')
})

pictures('checks pictures of 30 MB after they were made smaller', async () => {
  const shrunk = await shrink(file(JPEG, 30 * 1024 * 1024), tools())
  assert.ok(shrunk.ok)
  assert.is(shrunk.picture.blob.size, 1000)
  const still = await shrink(file(JPEG), tools({}, MAX_BYTES + 1))
  assert.equal(still, { ok: false, fault: 'too-large' })
})

pictures('distinguishes pictures that cannot be opened from files that are none', async () => {
  const refuse = tools({ decode: () => Promise.reject(new Error('format')) })
  assert.equal(await shrink(file(HEIC), refuse), { ok: false, fault: 'undecodable' })
  assert.equal(await shrink(file(letters('%PDF-1.7')), tools()), { ok: false, fault: 'no-picture' })
})

pictures('reports pictures that the device does not hand over, without waiting', async () => {
  const gone = Object.assign(new Blob(['x']), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
  assert.equal(await shrink(gone, tools()), { ok: false, fault: 'undecodable' })
})

pictures('sends pictures that cannot be drawn unchanged while they are small enough', async () => {
  const broken = tools({ draw: () => Promise.reject(new Error('canvas')) })
  const small = file(PNG)
  const shrunk = await shrink(small, broken)
  assert.ok(shrunk.ok)
  assert.is(shrunk.picture.blob, small)
  const large = await shrink(file(PNG, MAX_BYTES + 1), broken)
  assert.equal(large, { ok: false, fault: 'too-large' })
})

pictures.run()
