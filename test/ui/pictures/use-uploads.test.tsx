import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer } from '../../../adapters/fakes/fake-http.ts'
import { createLazyPictures } from '../../../adapters/pictures/lazy-pictures.ts'
import { prepareWith } from '../../../adapters/pictures/prepare-picture.ts'
import type { Shrunk } from '../../../adapters/pictures/shrink.ts'
import { createShrinker } from '../../../adapters/pictures/shrink-picture.ts'
import type { PicturesPort } from '../../../application/ports/pictures-port.ts'
import { createCancellation } from '../../../application/shared/async.ts'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { PageLifetimeContext } from '../../../ui/hooks/use-navigate.tsx'
import { type Uploads, useUploads } from '../../../ui/pictures/use-uploads.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { render } from '../../support/ui/render.tsx'
import { until } from '../../support/until.ts'

const line = suite('upload queue of a form')
const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (letter) => letter.charCodeAt(0))

const unreadable = (): Blob =>
  Object.assign(new Blob(['x']), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })

/** The port of a browser that reduces pictures like this. */
const reducedBy = (shrink: (file: Blob) => Promise<Shrunk>): PicturesPort => ({
  ...createLazyPictures(createFakeClock(), async () => String),
  prepare: (chosen) => prepareWith(shrink, chosen as File, 0),
})

type Given = Parameters<typeof useUploads>[0] & { readonly tell: (uploads: Uploads) => void }

const Form = ({ tell, ...given }: Given): ReactNode => {
  tell(useUploads(given))
  return null
}

line('accepts the next picture when one cannot be read', async () => {
  const blobs = [unreadable(), new Blob([PNG], { type: 'image/png' })]
  const shrink = async (): Promise<Shrunk> => ({
    ok: true,
    picture: { width: 1, height: 1, blob: blobs.shift() ?? new Blob() },
  })
  const { app, http } = createFakeApp({ token: 't', ports: { pictures: reducedBy(shrink) } })
  http.answer('/api/common/upload', () => accepted({ url: '/upload/b.png' }))
  let uploads: Uploads | undefined
  const tell = (now: Uploads): void => {
    uploads = now
  }
  render(
    <AppContext value={app}>
      <Form max={9} tell={tell} />
    </AppContext>,
  )
  await act(async () => {
    uploads?.pick([new File(['a'], 'a.jpg'), new File(['b'], 'b.png')])
  })
  await act(() => until(() => http.sentTo('/api/common/upload').length > 0))
  await act(settle)
  assert.equal([uploads?.isBusy, uploads?.fault, uploads?.urls], [false, 'undecodable', ['/upload/b.png']])
})

const PICTURE: Shrunk = {
  ok: true,
  picture: { width: 1, height: 1, blob: new Blob([PNG], { type: 'image/png' }) },
}

/** A form of one picture at a server that numbers what it is sent. */
const openLine = (shrink: (file: Blob) => Promise<Shrunk>, max = 1) => {
  const { app, http } = createFakeApp({ token: 't', ports: { pictures: reducedBy(shrink) } })
  let sent = 0
  http.answer('/api/common/upload', () => {
    sent += 1
    return accepted({ url: `/upload/${sent}.png` })
  })
  const now: { uploads?: Uploads } = {}
  const tell = (uploads: Uploads): void => {
    now.uploads = uploads
  }
  render(
    <AppContext value={app}>
      <Form max={max} tell={tell} />
    </AppContext>,
  )
  const given = (): Uploads => {
    assert.ok(now.uploads)
    return now.uploads
  }
  const rest = async (sentNow: number): Promise<void> => {
    await act(() => until(() => http.sentTo('/api/common/upload').length >= sentNow))
    await act(settle)
  }
  const names = (): string => JSON.stringify(http.sentTo('/api/common/upload').map(({ body }) => body))
  return { now: given, rest, names }
}

const file = (name: string): File => new File(['x'], name)

line('replaces a picture', async () => {
  const { now, rest } = openLine(async () => PICTURE)
  await act(async () => now().pick([file('a.png')]))
  await rest(1)
  await act(async () => now().replace([file('b.png')]))
  await rest(2)
  assert.equal(now().urls, ['/upload/2.png'])
})

line('uploads nothing of a picture that was being prepared when another replaced it', async () => {
  let ready: (shrunk: Shrunk) => void = () => undefined
  const first = new Promise<Shrunk>((resolve) => {
    ready = resolve
  })
  const answers = [first, Promise.resolve(PICTURE)]
  const { now, rest, names } = openLine(() => answers.shift() ?? first)
  await act(async () => now().pick([file('a.png')]))
  await act(async () => now().replace([file('b.png')]))
  await act(async () => ready(PICTURE))
  await rest(1)
  assert.equal([now().urls, now().isBusy], [['/upload/1.png'], false])
  assert.match(names(), 'b.png')
})

line('is not busy for ever when preparing a picture failed', async () => {
  const { now } = openLine(() => Promise.reject(new Error('its code did not come')))
  await act(async () => now().pick([file('a.png')]))
  await act(settle)
  assert.equal([now().isBusy, now().fault], [false, 'undecodable'])
})

line('starts its worker again with the next picture when its code did not load', async () => {
  const starts = [() => Promise.reject(new Error('offline')), async () => async () => PICTURE]
  const shrink = createShrinker(() => (starts.shift() ?? (() => Promise.reject(new Error('no more'))))())
  await shrink(file('a.png')).catch(() => undefined)
  assert.is((await shrink(file('b.png'))).ok, true)
})

/** A form with one picture on its way, on a page that ends when told. */
const withPictureUnderWay = async () => {
  const { app, http } = createFakeApp({ token: 't', ports: { pictures: reducedBy(async () => PICTURE) } })
  const held = createHeldAnswer()
  http.answer('/api/common/upload', () => held.sent)
  const page = createCancellation()
  let uploads: Uploads | undefined
  const form = render(
    <AppContext value={app}>
      <PageLifetimeContext value={page}>
        <Form
          max={9}
          tell={(now) => {
            uploads = now
          }}
        />
      </PageLifetimeContext>
    </AppContext>,
  )
  await act(async () => uploads?.pick([new File(['a'], 'a.png')]))
  await act(() => until(() => http.sentTo('/api/common/upload').length > 0))
  return { app, http, held, page, form, uploads: () => uploads }
}

const revokedBy = (work: () => void): readonly string[] => {
  const revoked: string[] = []
  const { revokeObjectURL } = URL
  URL.revokeObjectURL = (url) => revoked.push(url)
  try {
    work()
  } finally {
    URL.revokeObjectURL = revokeObjectURL
  }
  return revoked
}

line('cancels running uploads when its page closes, without a message', async () => {
  const { app, http, page, form } = await withPictureUnderWay()
  form.remove()
  page.cancel()
  await settle()
  assert.is(http.sentTo('/api/common/upload')[0]?.signal?.isCancelled, true)
  assert.equal(app.notices.notices$.value, [])
})

line('releases the previews when its page closes', async () => {
  const { page, form, uploads } = await withPictureUnderWay()
  const shown = uploads()?.shown.map(({ preview }) => preview)
  form.remove()
  assert.equal(revokedBy(page.cancel), shown)
})

line.run()
