import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PicturesPort } from '../../application/ports/pictures-port.ts'

/** What every PicturesPort keeps to, whatever it can decode. */
export const picturesContract = (name: string, create: () => PicturesPort): void => {
  const pictures = suite(`PicturesPort: ${name}`)

  pictures('answers with a fault, and does not reject, when a file is no picture', async () => {
    const answer = await create().prepare(new File(['%PDF-1.7'], 'invoice.jpg', { type: 'image/jpeg' }))
    assert.is(answer.ok, false)
  })

  pictures('answers with a fault when the device no longer hands a file over', async () => {
    const gone = Object.assign(new File(['x'], 'a.jpg'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    })
    assert.equal(await create().prepare(gone), { ok: false, fault: 'undecodable' })
  })

  pictures('releases the address of a preview, also one that is released already', () => {
    const port = create()
    const preview = port.preview(new Blob(['x']))
    port.release(preview)
    port.release(preview)
  })

  pictures.run()
}
