import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import type { Shrunk } from '../../../ui/pictures/shrink.ts'
import { type Uploads, useUploads } from '../../../ui/pictures/use-uploads.ts'
import { createFakeApp } from '../../support/fake-app.ts'
import { settle } from '../../support/fakes/fake-clock.ts'
import { accepted } from '../../support/fakes/fake-http.ts'
import { render } from '../../support/render.tsx'
import { until } from '../../support/until.ts'

const line = suite('the line of pictures of a form')
const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (letter) => letter.charCodeAt(0))

const unreadable = (): Blob =>
  Object.assign(new Blob(['x']), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })

type Given = Parameters<typeof useUploads>[0] & { readonly tell: (uploads: Uploads) => void }

const Form = ({ tell, ...given }: Given): ReactNode => {
  tell(useUploads(given))
  return null
}

line('takes the next picture when one cannot be read', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/common/upload', () => accepted({ url: '/upload/b.png' }))
  const blobs = [unreadable(), new Blob([PNG], { type: 'image/png' })]
  const shrink = async (): Promise<Shrunk> => ({
    ok: true,
    picture: { width: 1, height: 1, blob: blobs.shift() ?? new Blob() },
  })
  let uploads: Uploads | undefined
  const tell = (now: Uploads): void => {
    uploads = now
  }
  render(
    <AppContext value={app}>
      <Form most={9} shrink={shrink} tell={tell} />
    </AppContext>,
  )
  await act(async () => {
    uploads?.pick([new File(['a'], 'a.jpg'), new File(['b'], 'b.png')])
  })
  await act(() => until(() => http.sentTo('/api/common/upload').length > 0))
  await act(settle)
  assert.equal([uploads?.isBusy, uploads?.fault, uploads?.urls], [false, 'undecodable', ['/upload/b.png']])
})

line.run()
