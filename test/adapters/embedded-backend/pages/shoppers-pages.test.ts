import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PaintedPage } from '../../../../adapters/embedded-backend/pages/page-painter.ts'
import { paintingShop } from '../../../support/backend/painting-shop.ts'

const painted = suite('pages with their data inside, for a shopper who is signed in')

painted('of a talk have no mark by which a browser would keep them', async () => {
  const answer = await paintingShop().get('/chatRoom', 'admin_token=abc')
  assert.is(answer?.headers.get('etag'), null)
})

painted('of visitors are given to a shopper where they say the same to all, to be drawn anew', async () => {
  const drawing = (url: string) => `<div id="app" data-painted="en" data-full="">${url}</div>`
  const { get, drawn } = paintingShop((url) =>
    Promise.resolve({ html: drawing(url), csp: 'none', answers: {} }),
  )
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
  const { get, drawn } = paintingShop()
  for (const place of ['/bag', '/login', '/homes', '/profile', '/orderInfo/1'])
    assert.is(await get(place, 'lintas_lang=en; admin_token=abc'), undefined, place)
  assert.equal(drawn, [])
})

painted('of a talk are drawn for its shopper each time, and kept by nobody', async () => {
  const { get, drawn } = paintingShop()
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
    const { get, drawn, clock } = paintingShop()
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
    const { get, drawn } = paintingShop()
    for (const token of ['invented', 'unreadable']) {
      assert.is(await get('/chatRoom', `admin_token=${token}`), undefined)
    }
    assert.equal(drawn, [])
  },
)

painted('of a talk are waited for longer, for nobody has an older one', async () => {
  let deliver = (_: PaintedPage | undefined): void => undefined
  const { get, clock, drawn } = paintingShop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/chatRoomDetail/4', 'admin_token=abc')
  while (drawn.length === 0) await Promise.resolve()
  clock.advance(1_100)
  deliver({ html: 'a talk', csp: '', answers: {} })
  assert.is(await (await answer)?.text(), 'a talk')
})

painted('of a talk keep nobody waiting for long: after 1,200 ms the frame serves', async () => {
  const { get, clock } = paintingShop(() => new Promise(() => undefined))
  const answer = get('/chatRoomDetail/4', 'admin_token=abc')
  await Promise.resolve()
  clock.advance(1_200)
  assert.is(await answer, undefined)
})

painted.run()
