import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isFromThisMachine } from '../../../../adapters/embedded-backend/http/caller.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { PNG } from '../../../support/backend/shoppers/wallet-calls.ts'

const files = suite('files and headers (docs/security.md)')
let shop: TestBackend
let token: string
const publicDir = mkdtempSync(join(tmpdir(), 'lintas-pages-'))
for (const name of ['index.html', 'home.dgn.html'])
  writeFileSync(join(publicDir, name), '<!doctype html><p>x')

files.before(async () => {
  shop = await startBackend({ config: { publicDir } })
  token = await shop.signIn()
})
files.after(async () => {
  await shop.close()
  rmSync(publicDir, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  shop.fetch(new Request(`http://shop.test${path}`, { method, headers }))

const send = async (bytes: Uint8Array, name: string, type: string, call: string) => {
  const body = new FormData()
  body.set('file', new File([bytes.slice()], name, { type }))
  const response = await shop.fetch(
    new Request(`http://shop.test${call}`, { method: 'POST', headers: { token }, body }),
  )
  return (await response.json()) as { code: number; data: { url: string } | null }
}

const text = (value: string): Uint8Array => Uint8Array.from([...value].map((letter) => letter.charCodeAt(0)))
const bomb = PNG.slice()
bomb.set([0, 0, 255, 255, 0, 0, 255, 255], 16)

const CALLS = ['/api/common/upload', '/api/user/evidence']
const REFUSED: readonly (readonly [string, Uint8Array, string, string])[] = [
  [
    'an SVG with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'a.svg',
    'image/svg+xml',
  ],
  ['an SVG that calls itself PNG', text('<?xml version="1.0"?><svg onload="1"/>'), 'a.png', 'image/png'],
  ['a page named .jpg', text(`<!doctype html><script>1</script>${' '.repeat(40)}`), 'a.jpg', 'image/jpeg'],
  ['a script', text('alert(document.cookie)//aaaaaaaaaaaaaaaaaaaa'), 'a.jpg', 'image/jpeg'],
  ['a page behind the mark of a JPEG', text('\xff\xd8\xff<!doctype html><p>'), 'a.jpg', 'image/jpeg'],
  ['a script that begins as a GIF', text('GIF89a/*x*/=1;alert(document.cookie)'), 'a.gif', 'image/gif'],
  ['a picture of four thousand million pixels', bomb, 'a.png', 'image/png'],
]

for (const call of CALLS) {
  for (const [what, bytes, name, type] of REFUSED) {
    files(`${call} refuses ${what}`, async () => assert.is((await send(bytes, name, type, call)).code, 0))
  }
}

files('a picture with HTML appended is served as a picture and nothing else', async () => {
  const polyglot = Uint8Array.from([...PNG, ...text('<html><script>top.x=1</script></html>')])
  const { data } = await send(polyglot, 'x.html', 'text/html', '/api/common/upload')
  assert.match(data?.url ?? '', /^\/upload\/[0-9a-f]{32}\.png$/)
  const { headers } = await ask(data?.url ?? '')
  assert.is(headers.get('content-type'), 'image/png')
  assert.is(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('content-security-policy') ?? '', "default-src 'none'")
})

files('uploads per day are limited', async () => {
  const answers = new Set<number>()
  await shop.deps.database.query(
    `insert into files (name, user_id, media_type, size, created_at)
     select 'n' || n, 1, 'image/png', 1, $1 from generate_series(1, 300) n`,
    [Math.floor(shop.clock.now() / 1000)],
  )
  answers.add((await send(PNG, 'a.png', 'image/png', '/api/common/upload')).code)
  assert.equal([...answers], [0])
})

const PAGES = ['/', '/home', '/login', '/orderInfo/4', '/no-such-page', '/index.html', '/refund/4/L/4/1.00']

files('every page has the policy, and cannot be framed or sniffed', async () => {
  for (const path of PAGES) {
    const { headers } = await ask(path)
    assert.match(headers.get('content-type') ?? '', 'text/html', path)
    assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'none'", path)
    assert.match(headers.get('content-security-policy') ?? '', /script-src 'self'(;| 'sha256-)/, path)
    assert.equal(
      ['x-frame-options', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'].map(
        (name) => headers.get(name),
      ),
      ['DENY', 'nosniff', 'strict-origin-when-cross-origin', 'same-origin'],
      path,
    )
  }
})

files('answers of the API cannot be opened as pages, and are not cached', async () => {
  for (const path of ['/api/index/index', '/api/nowhere', '/api/user/getUserInfo']) {
    const { headers } = await ask(path)
    assert.equal(
      ['content-type', 'x-content-type-options', 'cache-control'].map((name) => headers.get(name)),
      ['application/json; charset=utf-8', 'nosniff', 'no-store'],
      path,
    )
  }
})

files('no page of another origin may read an answer, unless that origin is configured', async () => {
  const from = (origin: string) => ask('/api/user/getUserInfo', { origin, token })
  assert.is((await from('https://evil.example')).headers.get('access-control-allow-origin'), null)
  const open = await startBackend({ config: { allowedOrigins: ['https://shop.example'] } })
  const through = (origin: string) =>
    open.fetch(
      new Request('http://shop.test/api/index/index', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
    )
  const named = (await through('https://shop.example')).headers
  assert.is(named.get('access-control-allow-origin'), 'https://shop.example')
  assert.is(named.get('access-control-allow-credentials'), null, 'cookies stay at home')
  for (const other of [
    'https://evil.example',
    'null',
    'https://shop.example.evil.example',
    'http://shop.example',
  ])
    assert.is((await through(other)).headers.get('access-control-allow-origin'), null, other)
  await open.close()
})

files('a cookie alone authenticates nobody, so that no form of another site can act', async () => {
  const { status } = await ask('/api/user/getUserInfo', { cookie: `admin_token=${token}` })
  assert.is(status, 401)
})

files('paths stay inside their folder', async () => {
  for (const path of [
    '/upload/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/art/..%5cx.webp',
    '/..%00/x.js',
  ])
    assert.is((await ask(path)).status, 404, path)
})

files(
  'mails with codes are readable on this machine, not through its proxy or under another host name',
  () => {
    const at = (url: string, headers: Record<string, string> = {}, remote = '127.0.0.1') =>
      isFromThisMachine(new Request(url, { headers }), remote)
    assert.ok(at('http://localhost:4173/dev/mails'))
    assert.not.ok(at('http://localhost:4173/dev/mails', {}, '10.0.0.7'))
    assert.not.ok(at('http://localhost:4173/dev/mails', { 'x-forwarded-for': '10.0.0.7' }))
    assert.not.ok(at('https://shop.example/dev/mails'))
  },
)

files('the mails are not shown to callers who use the name of the shop', async () => {
  assert.not.match(await (await ask('/dev/mails')).text(), /mail-reset|\d{6}/)
  assert.equal(shop.errors, [])
})

files.run()
