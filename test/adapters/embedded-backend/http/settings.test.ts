import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { widenPolicy } from '../../../../adapters/embedded-backend/http/content-policy.ts'
import { LANGUAGES } from '../../../../domain/account/language.ts'
import { DEFAULT_BRAND } from '../../../../domain/api/brand.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { SITE } from '../../../support/backend/rendering-shop.ts'

const settings = suite('settings of the server, served')
const PAGE = '<!doctype html><div></div><script type="application/json" id="lintas-assets">{}</script>'
const folder = mkdtempSync(join(tmpdir(), 'lintas-settings-'))
const site = join(folder, 'public')
const file = join(folder, 'mine.json')
let plain: TestBackend
let changed: TestBackend
let branded: TestBackend

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
  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const brand = {
    name: 'Toko Rani & Co',
    logo: 'mark.svg',
    accent: { light: '#6b2fb3', dark: '#c9a3ff' },
    mail: 'halo@rani.example',
  }
  // Beside the data, as it is found without being named.
  const data = join(folder, 'data')
  mkdirSync(data)
  cpSync(join(folder, 'mark.svg'), join(data, 'mark.svg'))
  writeFileSync(
    join(data, 'lintas.config.json'),
    JSON.stringify({ brand, pictureOrigins: ['https://cdn.example'] }),
  )
  const shopFolder = join(folder, 'built')
  const template =
    '<html lang="{{lang}}"{{theme}}><title>{{title}}</title><meta name="theme-color" content="{{light}}">{{icons}}{{head}}{{body}}</html>'
  const texts = Object.fromEntries(
    Object.entries(SITE.texts).map(([language, said]) => [
      language,
      { ...said, noScript: '{{brand}} needs it' },
    ]),
  )
  mkdirSync(join(shopFolder, 'public'), { recursive: true })
  writeFileSync(join(shopFolder, 'public', 'index.html'), PAGE)
  writeFileSync(join(shopFolder, 'public', 'home.dgn.html'), `${PAGE}<p>Lintas</p>`)
  writeFileSync(
    join(shopFolder, 'public', 'manifest.en.webmanifest'),
    JSON.stringify({
      id: '/home',
      name: DEFAULT_BRAND.name,
      icons: [],
      shortcuts: [{ name: 'Cari', icons: [] }],
    }),
  )
  writeFileSync(join(shopFolder, 'server-headers.json'), `{"csp":"style-src 'self'; img-src 'self'"}`)
  writeFileSync(join(shopFolder, 'site.json'), JSON.stringify({ ...SITE, template, texts }))
  branded = await startBackend({ config: { publicDir: join(shopFolder, 'public'), dataDir: data } })
  plain = await startBackend({ config: { publicDir: site } })
  changed = await startBackend({
    config: { publicDir: site, settingsFile: file, allowedOrigins: ['https://shop.example'] },
  })
})
settings.after(async () => {
  await Promise.all([plain.close(), changed.close(), branded.close()])
  rmSync(folder, { recursive: true })
})

const get = (shop: TestBackend, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(new Request(`http://shop.test${path}`, { headers, method }))

settings('are embedded in the page, so that it requests no file', async () => {
  const page = await (await get(plain, '/home')).text()
  assert.match(page, '<script type="application/json" id="lintas-config">{}</script>')
  assert.match(page, 'prerendered')
})

settings(
  'that change the page remove prerendered content, and cannot break out of their script block',
  async () => {
    const page = await (await get(changed, '/home')).text()
    assert.not.match(page, 'prerendered')
    assert.match(page, '"apiBase":"https://api.shop.example"')
    assert.match(page, '"currencyLabel":"\\u003c/script"')
  },
)

settings('are served as a file on request', async () => {
  const answer = await get(changed, '/lintas.config.json')
  assert.is(answer.headers.get('cache-control'), 'no-cache')
  assert.is(((await answer.json()) as { apiBase: string }).apiBase, 'https://api.shop.example')
})

settings('add the origins they name to the policy, and nothing else', async () => {
  const policy = async (shop: TestBackend) =>
    (await get(shop, '/home')).headers.get('content-security-policy')
  assert.is(await policy(plain), "connect-src 'self'; img-src 'self' data:")
  assert.is(
    await policy(changed),
    "connect-src 'self' https://api.shop.example wss://im.shop.example; img-src 'self' data: https://api.shop.example",
  )
})

settings('let the page open the chat at its API when they name no other address', () => {
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

settings('answer 304 and compress the page once it no longer changes', async () => {
  const page = await get(plain, '/home', { 'accept-encoding': 'br' })
  assert.is(page.headers.get('content-encoding'), 'br')
  const etag = page.headers.get('etag') ?? ''
  const again = await get(plain, '/home', { 'accept-encoding': 'br', 'if-none-match': etag })
  assert.is(again.status, 304)
  const byProxy = await get(plain, '/home', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })
  assert.is(byProxy.status, 304)
})

settings('of a brand apply to the page, its policy, its manifest and its pictures', async () => {
  const answer = await get(branded, '/home', { cookie: 'lintas_lang=en' })
  const page = await answer.text()
  assert.match(page, '<title>Toko Rani &amp; Co</title>')
  assert.match(page, 'Toko Rani &amp; Co needs it')
  assert.match(page, '<link rel="modulepreload" href="/configured.js">')
  assert.match(page, 'content="#6b2fb3"')
  const [, style = ''] = /<style data-brand="">(.*?)<\/style>/.exec(page) ?? []
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  assert.match(policy, "img-src 'self' https://cdn.example")
  const [, logo = ''] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? []
  const picture = await get(branded, logo)
  assert.equal([picture.status, picture.headers.get('content-type')], [200, 'image/svg+xml'])
  assert.match(picture.headers.get('content-security-policy') ?? '', "default-src 'none'")
  const manifest = (await (await get(branded, '/manifest.en.webmanifest')).json()) as Record<string, unknown>
  assert.equal(
    [manifest['name'], manifest['short_name'], manifest['theme_color'], manifest['id']],
    ['Toko Rani & Co', 'Toko Rani & Co', '#6b2fb3', '/home'],
  )
  assert.is((await get(branded, '/brand/other.svg')).status, 404)
  // As the service worker asks for pages, to keep them for when there is no network.
  for (const path of ['/index.html', '/home.dgn.html']) {
    const kept = await get(branded, path)
    assert.is(kept.headers.get('cache-control'), 'no-cache')
    assert.match(await kept.text(), '<title>Toko Rani &amp; Co</title>')
  }
  assert.not.match(page, 'Lintas')
})

settings('of a brand appear in the server’s texts, in every language', async () => {
  const token = await branded.register('rani')
  for (const language of LANGUAGES) {
    const { data: platform } = await branded.get('/api/index/index', '', language)
    assert.equal([platform.name, platform.contact], ['Toko Rani & Co', 'halo@rani.example'])
    const { data: notices } = await branded.get('/api/user/notice', token, language)
    assert.match(notices.list[0].title, 'Toko Rani & Co')
    assert.not.match(JSON.stringify(notices), 'Lintas')
  }
})

settings.run()
