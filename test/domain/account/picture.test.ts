import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPicture, PICTURE_MAX_BYTES } from '../../../domain/account/picture.ts'

const picture = suite('uploaded picture')

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const FILES: readonly (readonly [string, Uint8Array, string])[] = [
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'image/png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
  ['a WebP', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
  ['a GIF', bytes('GIF89a\x01\0\x01\0\x80'), 'image/gif'],
  ['a PDF', bytes('%PDF-1.7\n'), 'not-a-picture'],
  ['a renamed script', bytes('<script>alert(1)</script>'), 'not-a-picture'],
  ['a script that begins as a GIF', bytes('GIF89a/*<script>*/=1;'), 'not-a-picture'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-picture'],
  ['a shell script', bytes('#!/bin/sh\nrm'), 'not-a-picture'],
  ['half a PNG', bytes('\x89PNG'), 'not-a-picture'],
]

for (const [what, head, verdict] of FILES) {
  picture(`judges ${what} by its content: ${verdict}`, () => {
    const checked = checkPicture(100, head)
    assert.is(checked.ok ? checked.value : checked.fault.kind, verdict)
  })
}

picture('refuses an empty and a huge file', () => {
  const png = FILES[0]?.[1] ?? bytes('')
  const verdict = (size: number): string => {
    const checked = checkPicture(size, png)
    return checked.ok ? checked.value : checked.fault.kind
  }
  assert.equal([0, PICTURE_MAX_BYTES, PICTURE_MAX_BYTES + 1].map(verdict), [
    'picture-empty',
    'image/png',
    'picture-too-large',
  ])
})

picture.run()
