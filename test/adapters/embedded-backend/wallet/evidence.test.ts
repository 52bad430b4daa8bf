import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { PNG, type WalletCalls, walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'

const evidence = suite('evidence of payment')
let shop: TestBackend
let sari: WalletCalls
let dataDir: string

evidence.before(async () => {
  shop = await startBackend()
  sari = walletCalls(shop, await shop.signIn())
  dataDir = shop.deps.config.dataDir ?? ''
})
evidence.after(() => shop.close())

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  shop.fetch(new Request(`http://shop.test${path}`, { headers }))

evidence('is stored outside of everything that is public', async () => {
  const url = await sari.evidence()
  const name = url.replace('/private/', '')
  assert.ok(existsSync(join(dataDir, 'private', name)))
  assert.not.ok(existsSync(join(dataDir, 'upload', name)))
  assert.is((await open(`/upload/${name}`)).status, 404)
  assert.is((await open(`/${name}`)).status, 404)
})

evidence('is shown to its owner, by header or by cookie, and never cached by proxies', async () => {
  const { url } = (await sari.upload(PNG)).data
  for (const headers of [{ token: sari.token }, { cookie: `a=b; admin_token=${sari.token}` }]) {
    const response = await open(url, headers)
    assert.is(response.status, 200)
    assert.equal(new Uint8Array(await response.arrayBuffer()), PNG)
    assert.equal(
      ['content-type', 'cache-control', 'x-content-type-options'].map((name) => response.headers.get(name)),
      ['image/png', 'private, no-store', 'nosniff'],
    )
  }
})

evidence('is 404 for anybody else', async () => {
  const url = await sari.evidence()
  const stranger = await shop.signIn('budi@example.com')
  const ended = await shop.signIn()
  await shop.post('/api/user/logout', {}, ended)
  for (const headers of [{}, { token: stranger }, { token: ended }, { cookie: 'admin_token=x' }]) {
    const response = await open(url, headers)
    assert.equal([response.status, await response.text()], [404, 'Not found'])
  }
})

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const REFUSED: readonly (readonly [string, Uint8Array])[] = [
  ['a PDF', bytes('%PDF-1.7\n%âãÏÓ')],
  ['a PDF named .png', bytes('%PDF-1.4')],
  ['a renamed script', bytes('<?php system($_GET["c"]); ?>')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['an SVG', bytes('<svg onload="alert(1)"/>')],
  ['a script that begins as a GIF', bytes('GIF89a/*x*/=1;alert(1)')],
  ['nothing', new Uint8Array()],
]

for (const [what, content] of REFUSED) {
  evidence(`is not ${what}, whatever its declared type`, async () => {
    const before = readdirSync(join(dataDir, 'private')).length
    const { code, msg } = await sari.upload(content, 'bukti.png', 'image/png')
    assert.is(code, 0)
    assert.match(msg, 'PNG, JPEG, WebP or GIF')
    assert.is(readdirSync(join(dataDir, 'private')).length, before)
  })
}

evidence('is recognised by its bytes, not by its name', async () => {
  const { code, data } = await sari.upload(PNG, '../../evil.exe', 'application/x-msdownload')
  assert.is(code, 1)
  assert.match(data.url, /^\/private\/[0-9a-f]{32}\.png$/)
})

evidence('is limited in size, and required', async () => {
  const huge = new Uint8Array(10 * 1024 * 1024 + 1)
  huge.set(PNG)
  assert.match((await sari.upload(huge)).msg, /at most 10 MB|too large/)
  assert.match((await shop.post('/api/user/evidence', {}, sari.token)).msg, 'Upload the proof of transfer')
})

evidence('cannot be requested by a path', async () => {
  for (const path of ['/private/..%2fdatabase', '/private/%2e%2e%2fx.png', '/private/', '/private/x.png']) {
    assert.is((await open(path, { token: sari.token })).status, 404, path)
  }
  assert.equal(shop.errors, [])
})

evidence.run()
