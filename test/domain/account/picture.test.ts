import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkPicture, PICTURE_MOST_BYTES } from '../../../domain/account/picture.ts'

const picture = suite('uploaded picture')

picture('is judged by its bytes and its size', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])
  assert.equal(checkPicture(16, png), { ok: true, value: 'image/png' })
  const fault = (size: number, head: Uint8Array) => {
    const checked = checkPicture(size, head)
    return checked.ok ? '' : checked.fault.kind
  }
  assert.is(fault(0, png), 'picture-empty')
  assert.is(fault(PICTURE_MOST_BYTES + 1, png), 'picture-too-large')
  assert.is(fault(16, new TextEncoder().encode('<svg onload=1>')), 'not-a-picture')
})

picture.run()
