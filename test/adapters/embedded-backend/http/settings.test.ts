import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { widenPolicy } from '../../../../adapters/embedded-backend/http/content-policy.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const settings = suite('settings of the server, served')
const PAGE = '<!doctype html><div></div><script type="application/json" id="lintas-assets">{}</script>'
const folder = mkdtempSync(join(tmpdir(), 'lintas-settings-'))
const site = join(folder, 'public')
const file = join(folder, 'mine.json')
let plain: TestBackend
let changed: TestBackend

settings.before(async () => {
  mkdirSync(site, { recursive: true })
  writeFileSync(join(folder, 'server-headers.json'), `{"csp":"connect-src 'self'; img-src 'self' data:"}`)
  writeFileSync(join(site, 'index.html'), PAGE)
  writeFileSync(join(site, 'home.dgn.html'), `${PAGE}<p>prerendered</p>`)
  const mine = {
    apiBase: 'https://api.shop.example',
    messagingUrl: 'wss://im.shop.example/ws',
    currencyLabel: '</script>'.slice(0, 8),
  }
  writeFileSync(file, JSON.stringify(mine))
  plain = await startBackend({ config: { publicDir: site } })
  changed = await startBackend({
    config: { publicDir: site, settingsFile: file, allowedOrigins: ['https://shop.example'] },
  })
})
settings.after(async () => {
  await Promise.all([plain.close(), changed.close()])
  rmSync(folder, { recursive: true })
})

const get = (shop: TestBackend, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(new Request(`http://shop.test${path}`, { headers, method }))

settings('stand in the page, so that it asks for no file', async () => {
  const page = await (await get(plain, '/home')).text()
  assert.match(page, '<script type="application/json" id="lintas-config">{}</script>')
  assert.match(page, 'prerendered')
})

settings(
  'that change what is shown leave out what the build has rendered, and cannot end their block',
  async () => {
    const page = await (await get(changed, '/home')).text()
    assert.not.match(page, 'prerendered')
    assert.match(page, '"apiBase":"https://api.shop.example"')
    assert.match(page, '"currencyLabel":"\\u003c/script"')
  },
)

settings('are served as a file to who asks for it', async () => {
  const answer = await get(changed, '/lintas.config.json')
  assert.is(answer.headers.get('cache-control'), 'no-cache')
  assert.is(((await answer.json()) as { apiBase: string }).apiBase, 'https://api.shop.example')
})

settings('widen the policy by the origins they name, and by nothing else', async () => {
  const policy = async (shop: TestBackend) =>
    (await get(shop, '/home')).headers.get('content-security-policy')
  assert.is(await policy(plain), "connect-src 'self'; img-src 'self' data:")
  assert.is(
    await policy(changed),
    "connect-src 'self' https://api.shop.example wss://im.shop.example; img-src 'self' data: https://api.shop.example",
  )
})

settings('let the page open the chat at its API when they name no other place', () => {
  const policyWith = (apiBase: string, messagingUrl = ''): string =>
    widenPolicy("connect-src 'self'", { apiBase, messagingUrl, fieldView: '' })
  assert.is(policyWith(''), "connect-src 'self'")
  assert.is(policyWith('https://a.example'), "connect-src 'self' https://a.example wss://a.example")
  assert.is(policyWith('http://a.example:81'), "connect-src 'self' http://a.example:81 ws://a.example:81")
  assert.is(
    policyWith('https://a.example', 'wss://im.example'),
    "connect-src 'self' https://a.example wss://im.example",
  )
})

settings('let pages of a named origin call the API in their language, and no others', async () => {
  const from = (origin: string, language = 'ja') =>
    get(changed, '/api/no/such/call', { origin, 'accept-language': language })
  const welcome = await from('https://shop.example')
  assert.is(welcome.headers.get('access-control-allow-origin'), 'https://shop.example')
  assert.is(welcome.headers.get('access-control-allow-credentials'), null)
  const inEnglish = (await (await from('https://shop.example', 'en')).json()) as { msg: string }
  assert.is.not(((await welcome.json()) as { msg: string }).msg, inEnglish.msg)
  assert.is((await from('https://evil.example')).headers.get('access-control-allow-origin'), null)
  const asked = await get(
    changed,
    '/api/user/login',
    { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    'OPTIONS',
  )
  assert.match(asked.headers.get('access-control-allow-headers') ?? '', 'token')
})

settings('answer 304 and compress the page once it is settled', async () => {
  const page = await get(plain, '/home', { 'accept-encoding': 'br' })
  assert.is(page.headers.get('content-encoding'), 'br')
  const etag = page.headers.get('etag') ?? ''
  const again = await get(plain, '/home', { 'accept-encoding': 'br', 'if-none-match': etag })
  assert.is(again.status, 304)
  const byProxy = await get(plain, '/home', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })
  assert.is(byProxy.status, 304)
})

settings.run()
