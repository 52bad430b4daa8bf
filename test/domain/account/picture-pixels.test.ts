import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isTooWide, pixelsOf } from '../../../domain/account/picture-pixels.ts'

const pixels = suite('pixel count in picture headers')

const bytes = (text: string, rest: readonly number[], length = 40): Uint8Array => {
  const all = new Uint8Array(length)
  all.set([...[...text].map((letter) => letter.charCodeAt(0)), ...rest])
  return all
}
const ihdr = (width: readonly number[], height: readonly number[]): Uint8Array =>
  bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', [...width, ...height])

for (const [kind, picture, expected] of [
  ['a PNG', ihdr([0, 0, 3, 0], [0, 0, 2, 0]), 768 * 512],
  ['a GIF', bytes('GIF89a', [64, 1, 240, 0]), 320 * 240],
  ['a BMP drawn from above', bytes(`BM${'\0'.repeat(16)}`, [64, 1, 0, 0, 16, 255, 255, 255]), 320 * 240],
  ['a WebP with alpha', bytes(`RIFF\0\0\0\0WEBPVP8X${'\0'.repeat(8)}`, [63, 1, 0, 239, 0, 0]), 320 * 240],
  ['a small WebP', bytes(`RIFF\0\0\0\0WEBPVP8 ${'\0'.repeat(10)}`, [64, 1, 240, 0]), 320 * 240],
  [
    'a JPEG behind its tables',
    bytes('\xff\xd8\xff\xe0\0\x04JF\xff\xff\xdb\0\x03Q\xff\xc2\0\x0b\x08', [0, 240, 1, 64]),
    320 * 240,
  ],
  [
    'a JPEG behind markers that have no length',
    bytes('\xff\xd8\xff\x01\xff\xd0\xff\xd7\xff\xc0\0\x0b\x08', [0, 240, 1, 64]),
    320 * 240,
  ],
  [
    'a JPEG behind bytes that belong nowhere',
    bytes('\xff\xd8\x2a\xff\0\xff\xe0\0\x02\x2a\xff\xc0\0\x0b\x08', [0, 240, 1, 64]),
    320 * 240,
  ],
  [
    'a GIF whose frame stands out of its screen',
    bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x2c, 16, 0, 0, 0, 48, 1, 240, 0]),
    320 * 240,
  ],
  [
    'the second frame of a GIF, behind tables of colours, an extension and blocks of data',
    bytes(
      'GIF89a',
      [
        ...[1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
        ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
        ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 76, 1, 0],
        ...[0x2c, 0, 0, 0, 0, 64, 1, 240, 0, 0],
      ],
      80,
    ),
    320 * 240,
  ],
  [
    'a WebP whose picture is larger than its canvas',
    bytes(
      `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0`,
      [
        ...[0, 0, 0, 0, 0, 0],
        ...[0x56, 0x50, 0x38, 0x20, 20, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 64, 1, 240, 0],
      ],
      60,
    ),
    320 * 240,
  ],
  [
    'a frame of a WebP that moves',
    bytes(
      `RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0`,
      [
        ...[0, 0, 0, 0, 0, 0],
        ...[0x41, 0x4e, 0x4d, 0x46, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63, 1, 0, 239, 0, 0, 0, 0, 0, 0],
      ],
      60,
    ),
    320 * 240,
  ],
  [
    'a JPEG that says its size twice',
    bytes('\xff\xd8\xff\xc0\0\x0b\x08\0\x01\0\x01\0\0\0\0\xff\xc0\0\x0b\x08', [0, 240, 1, 64]),
    320 * 240,
  ],
  [
    'a PNG that says its size twice',
    bytes(
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
      [
        ...[0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0, 0, 0, 0],
        ...[0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 64, 0, 0, 0, 240],
      ],
      80,
    ),
    320 * 240,
  ],
] as const) {
  pixels(`is read from ${kind}`, () => assert.is(pixelsOf(picture), expected))
}

pixels('is unknown for a truncated file or one that is no picture', () => {
  assert.is(pixelsOf(bytes('GIF89a', [], 8)), undefined)
  assert.is(pixelsOf(bytes('\xff\xd8\xff\xe0\xff\xff', [])), undefined)
  assert.is(pixelsOf(bytes('<svg onload=alert(1)>', [])), undefined)
})

pixels('is too high where a few bytes claim billions of pixels', () => {
  assert.ok(isTooWide(ihdr([0, 0, 255, 255], [0, 0, 255, 255])))
  assert.not.ok(isTooWide(ihdr([0, 0, 46, 224], [0, 0, 31, 64])), '12000 x 8000, a large camera')
  assert.not.ok(isTooWide(ihdr([0, 0, 39, 16], [0, 0, 39, 16])), '10000 x 10000, the most')
  assert.ok(isTooWide(ihdr([5, 245, 225, 1], [0, 0, 0, 1])), 'one more')
})

pixels.run()
