import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RenderedScreen } from '../../../../adapters/embedded-backend/pages/page-template.ts'
import { renderingShop, screenOf } from '../../../support/backend/rendering-shop.ts'

const pages = suite('pages with their data inside')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

pages('have a policy that allows only their own styles, and are revalidated each time', async () => {
  const answer = await renderingShop().get('/home')
  const text = (await answer?.text()) ?? ''
  assert.match(text, '<p>/home</p>')
  assert.match(text, '<style>p{}</style><style data-href="/assets/list.css">ul{}</style>')
  const policy = answer?.headers.get('content-security-policy') ?? ''
  assert.match(policy, `style-src 'self' ${hashOf('p{}')} ${hashOf('ul{}')};`)
  assert.is(answer?.headers.get('cache-control'), 'no-cache')
  assert.match(answer?.headers.get('vary') ?? '', 'Cookie')
})

pages(
  'contain the settings of the server even where nothing is set, so that they request no file before they start',
  async () => {
    const text = (await (await renderingShop().get('/home'))?.text()) ?? ''
    assert.match(text, '<script type="application/json" id="lintas-config">{}</script>')
  },
)

pages('request their picture first, then small files, and the large ones of every page last', async () => {
  const picture = '<link rel="preload" as="image" href="/art/1.webp"/>'
  const { get } = renderingShop(async () => screenOf(`${picture}<img src="/art/1.webp">`))
  const text = (await (await get('/home'))?.text()) ?? ''
  assert.equal(
    [...text.matchAll(/<(?:link rel="\w*preload"[^>]* href|script type="module" src)="([^"]+)"/g)].map(
      ([, address]) => address,
    ),
    ['/art/1.webp', '/list.js', '/base.js', '/shared.js', '/main.js'],
  )
})

pages('run each file of the shell as a script of its own, what it imports before it', async () => {
  const text = (await (await renderingShop().get('/home'))?.text()) ?? ''
  const scripts = [...text.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, address]) => address)
  assert.equal(scripts, ['/shared.js', '/main.js'])
})

pages('report how long they took to render', async () => {
  const { get, clock } = renderingShop(async () => {
    clock.advance(30)
    return screenOf('')
  })
  assert.is((await get('/home'))?.headers.get('server-timing'), 'render;dur=30')
})

for (const [kept, told] of [
  ['/art/1.webp', 'https://shop.example/art/1.webp'],
  ['//cdn.example/1.webp', 'https://cdn.example/1.webp'],
  ['http://cdn.example/1.webp', 'http://cdn.example/1.webp'],
] as const) {
  pages(`name the picture ${kept} by its absolute address, for link previews in chats`, async () => {
    const about = { title: 'Tas', text: '"Rp" <1>', image: kept }
    const { get } = renderingShop(async () => screenOf(`<img src="${kept}">`, { about }))
    const text = (await (await get('/home'))?.text()) ?? ''
    assert.match(text, `<meta property="og:image" content="${told}">`)
    assert.match(text, `<img src="${kept}">`)
    // Nothing but a name of a host: it is the caller's to write.
    const other = (await (await get('/home', '', 'c', { origin: 'http://a"b' }))?.text()) ?? ''
    assert.match(other, `<meta property="og:image" content="${kept}">`)
  })
}

pages('give the size and the description of a picture whose address contains them', async () => {
  const about = { title: 'Tas "Nira"', text: '$12,00 · Toko', image: '/goods/1/tas.800.webp#women' }
  const { get } = renderingShop(async () => screenOf('', { about }))
  const text = (await (await get('/home'))?.text()) ?? ''
  const contents = (key: string) =>
    [...text.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)]
      .filter(([, name]) => name === key)
      .map(([, , content]) => content)
  for (const key of ['og:image', 'twitter:image'])
    assert.equal(contents(key), ['https://shop.example/goods/1/tas.800.webp'])
  for (const key of ['og:image:alt', 'twitter:image:alt', 'og:title', 'twitter:title'])
    assert.equal(contents(key), ['Tas &quot;Nira&quot;'])
  for (const key of ['og:image:width', 'og:image:height']) assert.equal(contents(key), ['800'])
  for (const key of ['og:description', 'twitter:description']) assert.equal(contents(key), ['$12,00 · Toko'])
})

pages('answer 304 to a caller who has the same page', async () => {
  let price = 1
  const { get, clock } = renderingShop(() => Promise.resolve(screenOf(`<p>${price}</p>`)))
  const etag = (await get('/home'))?.headers.get('etag') ?? ''
  const again = await get('/home', '', 'somebody', { 'if-none-match': etag })
  assert.is(again?.status, 304)
  assert.is(await again?.text(), '')
  assert.is((await get('/home', '', 'somebody', { 'if-none-match': `W/${etag}` }))?.status, 304)
  assert.match(again?.headers.get('content-security-policy') ?? '', hashOf('ul{}'))
  price = 2
  clock.advance(5_000)
  const third = await get('/home', '', 'somebody', { 'if-none-match': etag })
  assert.match((await third?.text()) ?? '', '<p>2</p>')
})

pages('have the theme of the visitor, and are rendered once for all', async () => {
  const { get, rendered } = renderingShop()
  const dark = await get('/home', 'lintas_theme=dark')
  assert.match((await dark?.text()) ?? '', '<html lang="id" data-theme="dark">')
  const odd = await get('/home', 'lintas_theme=%22%3E%3Cscript%3E')
  assert.match((await odd?.text()) ?? '', '<html lang="id">')
  assert.is.not((await get('/home'))?.headers.get('etag'), dark?.headers.get('etag'))
  assert.is(rendered.length, 1)
})

pages('are rendered in the language of the visitor, or in that of the shop', async () => {
  const { get, rendered } = renderingShop()
  await get('/home', 'lintas_lang=ri')
  await get('/home', 'lintas_lang=klingon; admin_token=')
  assert.equal(rendered, ['ri /home', 'dgn /home'])
})

pages('are kept for five seconds, by address and language', async () => {
  const { get, rendered, clock } = renderingShop()
  await get('/')
  clock.advance(4_999)
  await get('/home')
  assert.equal(rendered, ['dgn /home'])
  clock.advance(1)
  await get('/home')
  await get('/home?a=1')
  assert.equal(rendered, ['dgn /home', 'dgn /home', 'dgn /home?a=1'])
})

pages('evict others when two hundred are cached', async () => {
  const { get, rendered } = renderingShop()
  for (let at = 0; at <= 200; at++) await get(`/detail/${at}/1`, '', `caller ${at % 4}`)
  rendered.length = 0
  await get('/detail/200/1')
  await get('/detail/0/1')
  assert.equal(rendered, ['dgn /detail/0/1'])
})

pages('ask crawlers to come back later once a caller has used up their limit', async () => {
  const { get, clock } = renderingShop()
  for (let at = 0; at < 120; at++) await get(`/detail/${at}/1`)
  const answer = await get('/detail/120/1')
  assert.equal(
    [answer?.status, answer?.headers.get('retry-after'), answer?.headers.get('cache-control')],
    [503, '30', 'no-store'],
  )
  // People can use it all the same: it is the page without data.
  assert.match((await answer?.text()) ?? '', '<div id="app"></div>')
  // Nobody's own page is looked for, and a shopper has no limit of the caller.
  assert.is(await get('/search?q=1'), undefined)
  assert.is((await get('/detail/120/1', 'admin_token=abc'))?.status, 200)
  clock.advance(60_000)
  assert.is((await get('/detail/120/1'))?.status, 200)
})

pages(
  'of new addresses are limited to 120 a minute for one caller; then the plain page is served',
  async () => {
    const { get, rendered, clock } = renderingShop()
    for (let at = 0; at < 120; at++) assert.ok(await get(`/search?q=${at}`))
    assert.is(await get('/search?q=120'), undefined)
    // What is kept is there for them, and rendered again when it is old.
    assert.ok(await get('/search?q=119'))
    clock.advance(5_000)
    assert.ok(await get('/search?q=119'))
    assert.is(rendered.length, 121)
    assert.ok(await get('/search?q=120', '', 'another'))
    assert.ok(await get('/search?q=120'))
    clock.advance(54_999)
    assert.is(await get('/search?q=121'), undefined)
    clock.advance(1)
    assert.ok(await get('/search?q=121'))
  },
)

pages('are not rendered for an address longer than any of ours, which would have to be cached', async () => {
  const { get, rendered } = renderingShop()
  const longest = '/search?q='.padEnd(1_000, 'a')
  assert.ok(await get(longest))
  assert.is(await get(`${longest}a`), undefined)
  assert.is(await get(`/chatRoom?q=${longest}`, 'admin_token=abc'), undefined)
  assert.is(rendered.length, 1)
})

pages('delay nobody: after three seconds the page without data is served', async () => {
  let deliver = (_: RenderedScreen | undefined): void => undefined
  const { get, shown, clock } = renderingShop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/home')
  const search = get('/search')
  clock.advance(3_000)
  // To search engines it says that it is not what they came for.
  assert.is((await answer)?.status, 503)
  assert.is(await search, undefined)
  deliver(screenOf('late'))
  assert.is(await shown('/search'), 'late')
})

pages('fall back to the page without data for an address that cannot be rendered', async () => {
  assert.is(await renderingShop(() => Promise.resolve(undefined)).get('/nowhere'), undefined)
})

pages.run()
