import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { PNG } from '../../../support/backend/shoppers/wallet-calls.ts'

const files = suite('static files')
let shop: TestBackend
let folder: string

files.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lintas-web-'))
  const site = join(folder, 'public')
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'server-headers.json'),
    '{"csp":"default-src \'self\'; script-src \'sha256-x\'"}',
  )
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Lintas</title>')
  writeFileSync(join(site, 'sw.js'), 'self')
  writeFileSync(join(site, 'mark.svg'), '<svg/>')
  writeFileSync(join(site, 'assets', 'main-ABCD1234.js'), 'plain')
  writeFileSync(join(site, 'assets', 'main-ABCD1234.js.br'), 'brotli')
  writeFileSync(join(site, 'assets', 'main-ABCD1234.js.gz'), 'gzip')
  shop = await startBackend({
    config: { publicDir: site, goodsDir: 'adapters/embedded-backend/goods/pictures' },
  })
})
files.after(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(new Request(`http://shop.test${path}`, { headers, method }))

files('are cached for a year when hashed, icons for a day, and the rest is revalidated', async () => {
  const asset = await get('/assets/main-ABCD1234.js')
  assert.is(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.is(asset.headers.get('content-type'), 'text/javascript; charset=utf-8')
  assert.is((await get('/mark.svg')).headers.get('cache-control'), 'public, max-age=86400')
  assert.is((await get('/sw.js')).headers.get('cache-control'), 'no-cache')
})

files("have a short strict policy instead of the pages' own when they are hashed scripts", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''
  const asset = await policyOf('/assets/main-ABCD1234.js')
  assert.match(asset, /^default-src 'none'; script-src 'self';.* require-trusted-types-for 'script'/)
  assert.not.match(asset, 'sha256')
  assert.is((await get('/assets/main-ABCD1234.js')).headers.get('x-content-type-options'), 'nosniff')
  // The service worker runs under its own policy, and a missing file is answered like a page.
  for (const path of ['/home', '/sw.js', '/assets/gone-ABCD1234.js'])
    assert.match(await policyOf(path), 'sha256', path)
})

files('are cached by their decoded name, however an address writes it', async () => {
  const hashed = await get('/assets/main%2DABCD1234.js')
  assert.match(hashed.headers.get('cache-control') ?? '', 'immutable')
  // Of an address this long, each hyphen would be tried with all that follow: 0.4 s of everybody's time.
  const found = await get(`/${'-'.repeat(15_000)}%2F..%2Findex.html`)
  assert.is(found.headers.get('cache-control'), 'no-cache')
})

files('are compressed as the caller accepts, brotli first', async () => {
  const ask = async (encoding: string) => {
    const response = await get('/assets/main-ABCD1234.js', { 'accept-encoding': encoding })
    return [response.headers.get('content-encoding'), await response.text()]
  }
  assert.equal(await ask('gzip, deflate, br'), ['br', 'brotli'])
  assert.equal(await ask('gzip'), ['gzip', 'gzip'])
  assert.equal(await ask('br;q=0, gzip;q=0.5'), ['gzip', 'gzip'])
  assert.equal(await ask('identity'), [null, 'plain'])
})

files('answer 304 to a caller who has them already', async () => {
  const etag = (await get('/sw.js')).headers.get('etag') ?? ''
  assert.is((await get('/sw.js', { 'if-none-match': etag })).status, 304)
})

files('recognise an ETag that a proxy has made weak, and one in a list', async () => {
  const etag = (await get('/sw.js')).headers.get('etag') ?? ''
  assert.is((await get('/sw.js', { 'if-none-match': `W/${etag}` })).status, 304)
  assert.is((await get('/sw.js', { 'if-none-match': `"older", ${etag}` })).status, 304)
  assert.is((await get('/sw.js', { 'if-none-match': '"older"' })).status, 200)
})

files('fall back to the page for paths of the app, with the policy of the build', async () => {
  for (const path of [
    '/',
    '/home',
    '/detail/1/2',
    '/refund/4/LT118402/4/129.00',
    '/myPurchases?status=all',
    '/orderInfo/%E0%A4%A',
  ]) {
    const page = await get(path)
    assert.is(page.status, 200)
    assert.is(page.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.is(page.headers.get('cache-control'), 'no-cache')
    assert.is(page.headers.get('content-security-policy'), "default-src 'self'; script-src 'sha256-x'")
    assert.is(page.headers.get('x-content-type-options'), 'nosniff')
  }
})

files('do not fall back for a missing asset', async () => {
  assert.is((await get('/assets/gone-ABCD1234.js')).status, 404)
})

files('stay inside their folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00.js',
    '/%ff.js',
  ]) {
    const response = await get(path)
    assert.not.match(await response.text(), 'secret')
    assert.ok(response.status === 404 || response.status === 200, path)
  }
})

files('serve art by code points and no other file of that folder', async () => {
  const art = await get('/art/1f3a7.webp')
  assert.is(art.status, 200)
  assert.is(art.headers.get('content-type'), 'image/webp')
  assert.match(art.headers.get('cache-control') ?? '', 'immutable')
  assert.is((await get('/art/ffffff.webp')).status, 404)
  assert.is((await get('/art/..%2fpackage.json')).status, 404)
})

files('serve product pictures for a year, whatever the version in their address', async () => {
  for (const path of ['/goods/1/mug.terracotta.800.webp', '/goods/7/mug.terracotta.400.webp']) {
    const picture = await get(path)
    assert.is(picture.status, 200, path)
    assert.is(picture.headers.get('content-type'), 'image/webp')
    assert.is(picture.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.is(picture.headers.get('x-content-type-options'), 'nosniff')
  }
  for (const path of [
    '/goods/1/mug.terracotta.600.webp',
    '/goods/1/..%2fREADME.md',
    '/goods/1/none.800.webp',
  ])
    assert.is((await get(path)).status, 404, path)
})

const upload = async (bytes: Uint8Array<ArrayBuffer>, token?: string) => {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'evil.html')
  const response = await shop.fetch(
    new Request('http://shop.test/api/common/upload', {
      method: 'POST',
      body: form,
      headers: { cookie: 'lintas_lang=en', ...(token === undefined ? {} : { token }) },
    }),
  )
  return (await response.json()) as { code: number; msg: string; data: { url: string; fullurl: string } }
}

files('accept a picture by its content and serve it back', async () => {
  const { data } = await upload(PNG, await shop.signIn())
  assert.match(data.url, /^\/upload\/[0-9a-f]{32}\.png$/)
  assert.is(data.fullurl, `http://shop.test${data.url}`)
  const back = await get(data.url)
  assert.is(back.headers.get('content-type'), 'image/png')
  assert.equal(new Uint8Array(await back.arrayBuffer()), PNG)
})

files('refuse uploads that are no picture, and uploads of visitors', async () => {
  const page = new TextEncoder().encode('<script>alert(1)</script>')
  const token = await shop.signIn()
  assert.match((await upload(page, token)).msg, 'Only JPG')
  assert.match((await upload(new Uint8Array(), token)).msg, 'Only JPG')
  assert.is((await upload(PNG)).code, 401)
})

files('refuse a picture over ten megabytes', async () => {
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  large.set(PNG)
  const answer = await upload(large, await shop.signIn())
  assert.match(answer.msg, 'Only JPG')
})

files.run()
