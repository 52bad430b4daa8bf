import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { createCancellation } from '../../../application/shared/async.ts'
import { type PictureFile, UPLOAD_TIMEOUT_MS } from '../../../application/shared/upload-picture.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const uploads = suite('uploading a picture (api.md 5)')

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])
const file: PictureFile = {
  fileName: 'a.png',
  mediaType: 'image/png',
  size: 16,
  modifiedAt: 1,
  content: 'bytes',
  head: PNG,
}
const stored = (name: string) => () => accepted({ url: `/${name}`, fullurl: `https://shop/${name}` })

uploads('returns the absolute address, reports progress and has a long timeout', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const seen: number[] = []
  http.answer('/api/common/upload', ({ onProgress }) => {
    onProgress?.(0.5)
    onProgress?.(1)
    return stored('upload/a.png')()
  })
  const done = await app.account.uploadImage(file, { onProgress: (share) => seen.push(share) })
  assert.equal([done.ok && done.value, seen], ['https://shop/upload/a.png', [0.5, 1]])
  const [request] = http.sentTo('/api/common/upload')
  assert.is(request?.timeoutMs, UPLOAD_TIMEOUT_MS)
  const entry = request?.body && 'form' in request.body ? request.body.form[0] : undefined
  assert.equal(entry?.name, 'file')
  assert.not.ok(typeof entry?.value === 'object' && 'head' in entry.value)
})

uploads('fails when the answer contains no picture address', async () => {
  for (const url of [
    'x'.repeat(3000),
    '<!doctype html>',
    '1e9',
    '/a b',
    `/${'x'.repeat(3000)}`,
    '//else/a.png',
  ]) {
    const { app, http } = createFakeApp({ token: 't' })
    http.answer('/api/common/upload', () => accepted({ url }))
    const done = await app.account.uploadImage(file)
    assert.is(!done.ok && done.fault.kind, 'unexpected-answer', url.slice(0, 20))
  }
})

uploads('may be stored anywhere that its server names', async () => {
  const signed = `https://cdn.example/a.png?signature=${'x'.repeat(900)}`
  for (const url of ['/upload/a.png', 'upload/2026/a.png', 'http://shop/a', signed]) {
    const { app, http } = createFakeApp({ token: 't' })
    http.answer('/api/common/upload', () => accepted({ url }))
    const done = await app.account.uploadImage(file)
    assert.is(done.ok && done.value, url)
  }
})

uploads('is cancelled without a toast, and can be retried at once', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/common/upload', () => createHeldAnswer().sent)
  const signal = createCancellation()
  const under = app.account.uploadImage(file, { signal })
  await Promise.resolve()
  signal.cancel()
  const cancelled = await under
  assert.is(!cancelled.ok && cancelled.fault.kind, 'cancelled')
  assert.is(app.notices.notices$.value.length, 0)
  http.answer('/api/common/upload', stored('upload/a.png'))
  assert.ok((await app.account.uploadImage(file)).ok)
})

uploads('refuses a file that is no picture without sending it', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const script = { ...file, head: new TextEncoder().encode('<script>alert(1)') }
  const done = await app.account.uploadImage(script)
  assert.is(!done.ok && done.fault.kind, 'not-a-picture')
  assert.is(http.requests.length, 0)
})

uploads('uploads private pictures privately, where the server supports that', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/evidence', stored('private/a.png'))
  const kept = await app.account.uploadImage(file, { isPrivate: true })
  assert.is(kept.ok && kept.value, 'https://shop/private/a.png')
  assert.is(http.sentTo('/api/common/upload').length, 0)
})

uploads('falls back to the public upload where the server has no such call, without a message', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/common/upload', stored('upload/a.png'))
  const taken = await app.account.uploadImage(file, { isPrivate: true })
  assert.is(taken.ok && taken.value, 'https://shop/upload/a.png')
  assert.is(app.notices.notices$.value.length, 0)
})

uploads('does not upload a private picture publicly because the server refused it', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/evidence', () => refused('Too many pictures today'))
  const done = await app.account.uploadImage(file, { isPrivate: true })
  assert.is(!done.ok && done.fault.kind, 'rejected')
  assert.is(http.sentTo('/api/common/upload').length, 0)
  assert.is(app.notices.notices$.value.length, 1)
})

uploads.run()
