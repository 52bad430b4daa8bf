import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import { nginxHeaders, securityHeaders } from '../../adapters/embedded-backend/http/security-headers.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { type Nginx, startNginx } from '../support/backend/process/nginx.ts'

const serving = suite<{ shop: TestBackend; own: string; nginx: Nginx }>(
  'the shop behind nginx, by the example of the docs',
)
const folder = mkdtempSync(join(tmpdir(), 'lintas-nginx-'))
const site = join(folder, 'public')
/** As the build names them (`ui/build/build-page.ts`). */
const DRAWN = ['home', 'detail', 'chatroom', 'chatroomdetail']
const POLICY = "default-src 'none'; script-src 'self' 'sha256-x='; connect-src 'self'"

serving.before(async (context) => {
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'server-headers.json'), JSON.stringify({ csp: POLICY }))
  writeFileSync(join(folder, 'headers.conf'), nginxHeaders(securityHeaders(site)))
  for (const name of ['index', ...DRAWN.flatMap((page) => [`${page}.dgn`, `${page}.ri`])])
    writeFileSync(join(site, `${name}.html`), name)
  writeFileSync(join(site, 'lintas.config.json'), '{}')
  const script = 'plain '.repeat(100)
  writeFileSync(join(site, 'mark.svg'), '<svg/>')
  mkdirSync(join(site, 'art'))
  writeFileSync(join(site, 'art', 'of-the-face.webp'), 'picture')
  writeFileSync(join(site, 'assets', 'main-ABCD1234.js'), script)
  writeFileSync(join(site, 'assets', 'main-ABCD1234.js.gz'), gzipSync(script))
  context.shop = await startBackend({
    config: {
      proxies: 1,
      imManagerToken: 'manager',
      publicDir: site,
      goodsDir: 'adapters/embedded-backend/goods/pictures',
    },
  })
  context.own = await context.shop.listen(0)
  context.nginx = await startNginx(folder, new URL(context.own).host)
})
serving.after(async ({ shop, nginx }) => {
  await nginx.close()
  await shop.close()
  rmSync(folder, { recursive: true })
})

serving(
  'pages: rendered ones in the language of the cookie, and one page for every other path',
  async ({ nginx }) => {
    const page = async (path: string, cookie = '') =>
      (await fetch(nginx.origin + path, { headers: { cookie } })).text()
    assert.is(await page('/'), 'home.dgn')
    assert.is(await page('/home', 'lintas_lang=ri'), 'home.ri')
    assert.is(await page('/home', 'lintas_lang=en'), 'home.dgn')
    assert.is(await page('/home', 'lintas_lang=../../headers'), 'home.dgn')
    assert.is(await page('/detail/3/4'), 'detail.dgn')
    assert.is(await page('/refund/4/LT118402/4/129.00'), 'index')
    assert.is((await fetch(`${nginx.origin}/assets/gone-ABCD1234.js`)).status, 404)
  },
)

serving('pages: the same as from our own server, however the path is written', async ({ nginx, own }) => {
  const paths = ['/', '/home', '/HOME/', '/detail/3/4', '/Detail', '/detailed', '/chatRoom', '/chatRoom/1']
  for (const path of [...paths, '/chatRoomDetail/4', '/chatroomdetail/4', '/chatRoomDetail'])
    for (const cookie of ['', 'lintas_lang=ri', 'lintas_lang=en']) {
      const [ours, theirs] = await Promise.all(
        [own, nginx.origin].map(async (host) => (await fetch(host + path, { headers: { cookie } })).text()),
      )
      assert.is(theirs, ours, `${path} ${cookie}`)
    }
})

serving('headers: the same as from our own server, on pages and files', async ({ nginx, own }) => {
  for (const path of ['/home', '/bag', '/mark.svg', '/assets/main-ABCD1234.js']) {
    const [ours, theirs] = await Promise.all([own, nginx.origin].map((host) => fetch(host + path)))
    for (const name of Object.keys(securityHeaders(site)))
      assert.is(theirs?.headers.get(name), ours?.headers.get(name), `${path} ${name}`)
  }
})

serving(
  'caching: a year for hashed files, a day for icons, none for the rest, compressed as built',
  async ({ nginx }) => {
    const life = async (path: string) => (await fetch(nginx.origin + path)).headers.get('cache-control')
    assert.is(await life('/assets/main-ABCD1234.js'), 'public, max-age=31536000, immutable')
    assert.is(await life('/mark.svg'), 'public, max-age=86400')
    for (const path of ['/home', '/bag', '/lintas.config.json']) assert.is(await life(path), 'no-cache')
    const { headers } = await fetch(`${nginx.origin}/assets/main-ABCD1234.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    assert.is(headers.get('content-encoding'), 'gzip')
  },
)

serving(
  'the API and the socket of the chat are passed on, with the caller’s address',
  async ({ nginx, shop }) => {
    const banners = (await (await fetch(`${nginx.origin}/api/index/banner`)).json()) as { code: number }
    assert.is(banners.code, 1)
    assert.is(await (await fetch(`${nginx.origin}/readyz`)).text(), 'ready\n')
    const { host } = new URL(nginx.origin)
    const token = await shop.signIn()
    const asked = await fetch(`${nginx.origin}/api/chat/getWebSocketUrl`, { headers: { token } })
    const { data } = (await asked.json()) as { data: { url: string } }
    assert.is(data.url, `ws://${host}/im-ws`)
    const socket = new WebSocket(data.url, { origin: nginx.origin })
    await new Promise((open, failed) => socket.once('open', open).once('error', failed))
    socket.terminate()
  },
)

serving('reports of pages are passed to our server, which accepts them or not', async ({ nginx, own }) => {
  const report = async (origin: string) =>
    (await fetch(`${origin}/field-view`, { method: 'POST', body: '{}' })).status
  assert.is(await report(nginx.origin), await report(own))
})

serving(
  'pictures: those of the frontend from the build, those of the demo from our server',
  async (context) => {
    const { nginx, own } = context
    assert.is(await (await fetch(`${nginx.origin}/art/of-the-face.webp`)).text(), 'picture')
    for (const path of ['/art/1f45c.webp', '/goods/1/mug.terracotta.400.webp']) {
      const [ours, theirs] = await Promise.all([own, nginx.origin].map((host) => fetch(host + path)))
      for (const name of ['content-type', 'content-length', 'cache-control', 'content-security-policy'])
        assert.is(theirs?.headers.get(name), ours?.headers.get(name), name)
      assert.is(theirs?.status, 200, path)
    }
    assert.is((await fetch(`${nginx.origin}/art/none.webp`)).status, 404)
  },
)

serving('operator endpoints are not reachable from outside', async ({ nginx }) => {
  for (const path of ['/metrics', '/im/route', '/im/webhook/x', '/dev/mails']) {
    assert.is((await fetch(nginx.origin + path)).status, 404, path)
  }
})

serving.run()
