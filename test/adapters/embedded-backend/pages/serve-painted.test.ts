import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PagePainter, PaintedPage } from '../../../../adapters/embedded-backend/pages/page-painter.ts'
import { createPaintedPages } from '../../../../adapters/embedded-backend/pages/serve-painted.ts'
import { createVirtualClock } from '../../../support/backend/backend-clock.ts'

const painted = suite('pages with their data inside')

/** The sessions of the shop: the same shopper has two. */
const sessions = new Map([
  ['a=b', 1],
  ['abc', 2],
  ['abc again', 2],
])

const shop = (paint?: PagePainter['paint']) => {
  const drawn: string[] = []
  const host = { isSame: false }
  const clock = createVirtualClock()
  const painter: PagePainter = {
    ready: Promise.resolve(),
    paint: (url, language, token) => {
      drawn.push(`${language} ${url}${token ? ` for ${token}` : ''}`)
      return (
        paint?.(url, language, token) ?? Promise.resolve({ html: `<p>${url}</p>`, csp: 'none', answers: {} })
      )
    },
    isStill: () => Promise.resolve(host.isSame),
    close: async () => undefined,
  }
  const pages = createPaintedPages(painter, clock, async (token) => {
    if (token === 'unreadable') throw new Error('no database')
    return sessions.get(token)
  })
  const get = (
    url: string,
    cookie = '',
    caller = 'somebody',
    { origin = 'https://shop.example', ...more }: Record<string, string> = {},
  ) =>
    pages(
      new Request(`http://shop${url}`, { headers: { cookie, ...more } }),
      { 'content-security-policy': 'x' },
      { caller, origin },
    )
  return { get, drawn, clock, host }
}

painted('come with the policy that allows their own style, and are asked for anew each time', async () => {
  const answer = await shop().get('/home')
  assert.is(await answer?.text(), '<p>/home</p>')
  assert.is(answer?.headers.get('content-security-policy'), 'none')
  assert.is(answer?.headers.get('cache-control'), 'no-cache')
  assert.match(answer?.headers.get('vary') ?? '', 'Cookie')
})

painted('say how long they took to draw', async () => {
  const { get, clock } = shop(async () => {
    clock.advance(30)
    return { html: '', csp: 'none', answers: {} }
  })
  assert.is((await get('/home'))?.headers.get('server-timing'), 'paint;dur=30')
})

for (const [kept, told] of [
  ['/art/1.webp', 'https://shop.example/art/1.webp'],
  ['//cdn.example/1.webp', 'https://cdn.example/1.webp'],
  ['http://cdn.example/1.webp', 'http://cdn.example/1.webp'],
] as const) {
  painted(`name the picture ${kept} by its whole address, for chats that show it`, async () => {
    const naming = (url: string) => `<meta property="og:image" content="${url}"><img src="${kept}">`
    const { get } = shop(() => Promise.resolve({ html: naming(kept), csp: 'none', answers: {} }))
    assert.is(await (await get('/home'))?.text(), naming(told))
    // Nothing but a name of a host: it is the caller's to write.
    assert.is(await (await get('/home', '', 'c', { origin: 'http://a"b' }))?.text(), naming(kept))
  })
}

painted('are not sent again to whoever has them, while they are the same', async () => {
  let price = 1
  const { get, clock } = shop(() => Promise.resolve({ html: `<p>${price}</p>`, csp: 'none', answers: {} }))
  const etag = (await get('/home'))?.headers.get('etag') ?? ''
  const again = await get('/home', '', 'somebody', { 'if-none-match': etag })
  assert.is(again?.status, 304)
  assert.is(await again?.text(), '')
  assert.is((await get('/home', '', 'somebody', { 'if-none-match': `W/${etag}` }))?.status, 304)
  assert.is(again?.headers.get('content-security-policy'), 'none')
  price = 2
  clock.advance(5_000)
  assert.is(await (await get('/home', '', 'somebody', { 'if-none-match': etag }))?.text(), '<p>2</p>')
})

painted('wear the theme of whoever asks, and are drawn once for all', async () => {
  const { get, drawn } = shop((url) =>
    Promise.resolve({ html: `<html lang="id">${url}</html>`, csp: '', answers: {} }),
  )
  const dark = await get('/home', 'lintas_theme=dark')
  assert.is(await dark?.text(), '<html data-theme="dark" lang="id">/home</html>')
  assert.is(
    await (await get('/home', 'lintas_theme=%22%3E%3Cscript%3E'))?.text(),
    '<html lang="id">/home</html>',
  )
  assert.is.not((await get('/home'))?.headers.get('etag'), dark?.headers.get('etag'))
  assert.is(drawn.length, 1)
})

painted('of a talk have no mark by which a browser would keep them', async () => {
  const answer = await shop().get('/chatRoom', 'admin_token=abc')
  assert.is(answer?.headers.get('etag'), null)
})

painted('of visitors are given to a shopper where they say the same to all, to be drawn anew', async () => {
  const drawing = (url: string) => `<div id="app" data-painted="en" data-full="">${url}</div>`
  const { get, drawn } = shop((url) => Promise.resolve({ html: drawing(url), csp: 'none', answers: {} }))
  const places = ['/home', '/detail/54/15?from=1', '/search?keyword=tas', '/shop/1', '/explore', '/']
  for (const place of places) {
    const ofShopper = await (await get(place, 'lintas_lang=en; admin_token=abc'))?.text()
    const shown = place === '/' ? '/home' : place
    assert.is(ofShopper, `<div id="app" data-painted="" data-full="" data-own="">${shown}</div>`)
    assert.is(await (await get(place, 'lintas_lang=en'))?.text(), drawing(shown))
  }
  // One drawing for both, without a token.
  assert.equal(drawn, ['en /home', ...places.slice(1, 5).map((place) => `en ${place}`)])
})

painted('of visitors are not given to a shopper where a visitor is led elsewhere', async () => {
  const { get, drawn } = shop()
  for (const place of ['/bag', '/login', '/homes', '/profile', '/orderInfo/1'])
    assert.is(await get(place, 'lintas_lang=en; admin_token=abc'), undefined, place)
  assert.equal(drawn, [])
})

painted('of a talk are drawn for its shopper each time, and kept by nobody', async () => {
  const { get, drawn } = shop()
  const cookie = 'lintas_lang=en; admin_token=a%3Db'
  for (const path of ['/chatRoomDetail/4', '/chatRoomDetail/4', '/chatRoom', '/chatRoomDetail/4?product=1']) {
    const answer = await get(path, cookie)
    assert.is(answer?.headers.get('cache-control'), 'private, no-store')
  }
  assert.equal(drawn, [
    'en /chatRoomDetail/4 for a=b',
    'en /chatRoomDetail/4 for a=b',
    'en /chatRoom for a=b',
    'en /chatRoomDetail/4?product=1 for a=b',
  ])
  await get('/chatRoomDetail/4', 'lintas_lang=en')
  assert.is(drawn.at(-1), 'en /chatRoomDetail/4')
})

painted(
  'of a talk are drawn thirty times a minute for one shopper, whatever the session; then the frame serves',
  async () => {
    const { get, drawn, clock } = shop()
    const visit = (token: string) => get('/chatRoom', `admin_token=${token}`)
    for (let visits = 0; visits < 29; visits++) await visit('abc')
    clock.advance(1)
    assert.ok(await visit('abc again'))
    for (const token of ['abc', 'abc again']) assert.is(await visit(token), undefined)
    assert.is(drawn.length, 30)
    assert.ok(await visit('a%3Db'))
    // The frame costs nothing, so what it was sent for does not count.
    clock.advance(59_999)
    assert.ok(await visit('abc'))
    assert.is(drawn.length, 32)
  },
)

painted(
  'of a talk are drawn for no session that is none, and for nobody while sessions cannot be read',
  async () => {
    const { get, drawn } = shop()
    for (const token of ['invented', 'unreadable']) {
      assert.is(await get('/chatRoom', `admin_token=${token}`), undefined)
    }
    assert.equal(drawn, [])
  },
)

painted('of a talk are waited for longer, for nobody has an older one', async () => {
  let deliver = (_: PaintedPage | undefined): void => undefined
  const { get, clock, drawn } = shop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/chatRoomDetail/4', 'admin_token=abc')
  while (drawn.length === 0) await Promise.resolve()
  clock.advance(1_100)
  deliver({ html: 'a talk', csp: '', answers: {} })
  assert.is(await (await answer)?.text(), 'a talk')
})

painted('of a talk keep nobody waiting for long: after 1,200 ms the frame serves', async () => {
  const { get, clock } = shop(() => new Promise(() => undefined))
  const answer = get('/chatRoomDetail/4', 'admin_token=abc')
  await Promise.resolve()
  clock.advance(1_200)
  assert.is(await answer, undefined)
})

painted('are drawn in the language of the visitor, or in that of the shop', async () => {
  const { get, drawn } = shop()
  await get('/home', 'lintas_lang=ri')
  await get('/home', 'lintas_lang=klingon; admin_token=')
  assert.equal(drawn, ['ri /home', 'dgn /home'])
})

painted('are kept for five seconds, by address and language', async () => {
  const { get, drawn, clock } = shop()
  await get('/')
  clock.advance(4_999)
  await get('/home')
  assert.equal(drawn, ['dgn /home'])
  clock.advance(1)
  await get('/home')
  await get('/home?a=1')
  assert.equal(drawn, ['dgn /home', 'dgn /home', 'dgn /home?a=1'])
})

painted('are not drawn anew while the host says what it said', async () => {
  const { get, drawn, clock, host } = shop()
  host.isSame = true
  await get('/home')
  clock.advance(60_000)
  await get('/home')
  assert.equal(drawn, ['dgn /home'])
  host.isSame = false
  await get('/home')
  assert.equal(drawn, ['dgn /home'])
  clock.advance(5_000)
  await get('/home')
  assert.equal(drawn, ['dgn /home', 'dgn /home'])
})

painted('are drawn anew after five minutes, because days are counted from today', async () => {
  const { get, drawn, clock, host } = shop()
  host.isSame = true
  for (const wait of [0, 299_999, 1, 299_999]) {
    clock.advance(wait)
    await get('/home')
  }
  assert.equal(drawn, ['dgn /home', 'dgn /home'])
})

painted('make room for others when two hundred are kept', async () => {
  const { get, drawn } = shop()
  for (let at = 0; at <= 200; at++) await get(`/detail/${at}/1`, '', `caller ${at % 4}`)
  drawn.length = 0
  await get('/detail/200/1')
  await get('/detail/0/1')
  assert.equal(drawn, ['dgn /detail/0/1'])
})

painted('of new addresses are sixty a minute for one caller; then the plain page serves', async () => {
  const { get, drawn, clock } = shop()
  for (let at = 0; at < 60; at++) assert.ok(await get(`/search?q=${at}`))
  assert.is(await get('/search?q=60'), undefined)
  // What is kept is there for them, and drawn anew when it is old.
  assert.ok(await get('/search?q=59'))
  clock.advance(5_000)
  assert.ok(await get('/search?q=59'))
  assert.is(drawn.length, 61)
  assert.ok(await get('/search?q=60', '', 'another'))
  assert.ok(await get('/search?q=60'))
  clock.advance(54_999)
  assert.is(await get('/search?q=61'), undefined)
  clock.advance(1)
  assert.ok(await get('/search?q=61'))
})

painted('are none of an address longer than any of ours, which would have to be kept', async () => {
  const { get, drawn } = shop()
  const longest = '/search?q='.padEnd(1_000, 'a')
  assert.ok(await get(longest))
  assert.is(await get(`${longest}a`), undefined)
  assert.is(await get(`/chatRoom?q=${longest}`, 'admin_token=abc'), undefined)
  assert.is(drawn.length, 1)
})

painted('keep nobody waiting: after 400 ms the plain page serves', async () => {
  let deliver = (_: PaintedPage | undefined): void => undefined
  const { get, clock } = shop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/home')
  clock.advance(400)
  assert.is(await answer, undefined)
  deliver({ html: 'late', csp: '', answers: {} })
  const next = await get('/home')
  assert.is(await next?.text(), 'late')
})

painted('come as they were last known when the host is busy, but not older than a minute', async () => {
  let isBusy = false
  const { get, clock } = shop((url) =>
    isBusy ? new Promise(() => undefined) : Promise.resolve({ html: url, csp: '', answers: {} }),
  )
  await get('/home')
  isBusy = true
  clock.advance(50_000)
  const soon = get('/home')
  await Promise.resolve()
  clock.advance(400)
  assert.is(await (await soon)?.text(), '/home')
  clock.advance(10_000)
  const late = get('/home')
  await Promise.resolve()
  clock.advance(400)
  assert.is(await late, undefined)
})

painted('leave an address that cannot be drawn to the plain page', async () => {
  assert.is(await shop(() => Promise.resolve(undefined)).get('/nowhere'), undefined)
})

painted.run()
