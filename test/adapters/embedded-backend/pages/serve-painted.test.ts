import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PaintedPage } from '../../../../adapters/embedded-backend/pages/page-painter.ts'
import { paintingShop } from '../../../support/backend/painting-shop.ts'

const painted = suite('pages with their data inside')

painted('come with the policy that allows their own style, and are asked for anew each time', async () => {
  const answer = await paintingShop().get('/home')
  assert.is(await answer?.text(), '<p>/home</p>')
  assert.is(answer?.headers.get('content-security-policy'), 'none')
  assert.is(answer?.headers.get('cache-control'), 'no-cache')
  assert.match(answer?.headers.get('vary') ?? '', 'Cookie')
})

painted('say how long they took to draw', async () => {
  const { get, clock } = paintingShop(async () => {
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
    const { get } = paintingShop(() => Promise.resolve({ html: naming(kept), csp: 'none', answers: {} }))
    assert.is(await (await get('/home'))?.text(), naming(told))
    // Nothing but a name of a host: it is the caller's to write.
    assert.is(await (await get('/home', '', 'c', { origin: 'http://a"b' }))?.text(), naming(kept))
  })
}

painted('are not sent again to whoever has them, while they are the same', async () => {
  let price = 1
  const { get, clock } = paintingShop(() =>
    Promise.resolve({ html: `<p>${price}</p>`, csp: 'none', answers: {} }),
  )
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
  const { get, drawn } = paintingShop((url) =>
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

painted('are drawn in the language of the visitor, or in that of the shop', async () => {
  const { get, drawn } = paintingShop()
  await get('/home', 'lintas_lang=ri')
  await get('/home', 'lintas_lang=klingon; admin_token=')
  assert.equal(drawn, ['ri /home', 'dgn /home'])
})

painted('are kept for five seconds, by address and language', async () => {
  const { get, drawn, clock } = paintingShop()
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
  const { get, drawn, clock, host } = paintingShop()
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
  const { get, drawn, clock, host } = paintingShop()
  host.isSame = true
  for (const wait of [0, 299_999, 1, 299_999]) {
    clock.advance(wait)
    await get('/home')
  }
  assert.equal(drawn, ['dgn /home', 'dgn /home'])
})

painted('make room for others when two hundred are kept', async () => {
  const { get, drawn } = paintingShop()
  for (let at = 0; at <= 200; at++) await get(`/detail/${at}/1`, '', `caller ${at % 4}`)
  drawn.length = 0
  await get('/detail/200/1')
  await get('/detail/0/1')
  assert.equal(drawn, ['dgn /detail/0/1'])
})

painted('of new addresses are sixty a minute for one caller; then the plain page serves', async () => {
  const { get, drawn, clock } = paintingShop()
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
  const { get, drawn } = paintingShop()
  const longest = '/search?q='.padEnd(1_000, 'a')
  assert.ok(await get(longest))
  assert.is(await get(`${longest}a`), undefined)
  assert.is(await get(`/chatRoom?q=${longest}`, 'admin_token=abc'), undefined)
  assert.is(drawn.length, 1)
})

painted('keep nobody waiting: after 400 ms the plain page serves', async () => {
  let deliver = (_: PaintedPage | undefined): void => undefined
  const { get, clock } = paintingShop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/home')
  clock.advance(400)
  assert.is(await answer, undefined)
  deliver({ html: 'late', csp: '', answers: {} })
  const next = await get('/home')
  assert.is(await next?.text(), 'late')
})

painted('come as they were last known when the host is busy, but not older than a minute', async () => {
  let isBusy = false
  const { get, clock } = paintingShop((url) =>
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
  assert.is(await paintingShop(() => Promise.resolve(undefined)).get('/nowhere'), undefined)
})

painted.run()
