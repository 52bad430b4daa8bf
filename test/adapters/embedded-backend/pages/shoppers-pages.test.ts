import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RenderedScreen } from '../../../../adapters/embedded-backend/pages/page-template.ts'
import { renderingShop, screenOf } from '../../../support/backend/rendering-shop.ts'

const pages = suite('server-rendered pages of a signed-in shopper')

pages('of a conversation have no ETag, so that browsers do not store them', async () => {
  const answer = await renderingShop().get('/chatRoom', 'admin_token=abc')
  assert.is(answer?.headers.get('etag'), null)
})

pages('are rendered with the shopper’s data, hydrated with it, and not cached', async () => {
  const { get, rendered } = renderingShop(async ({ url }) => screenOf(url, { session: 'ffd824e1' }))
  const places = ['/home', '/detail/54/15?from=1', '/search?q=tas', '/shop/1', '/explore', '/']
  for (const place of places) {
    const answer = await get(place, 'lintas_lang=en; admin_token=abc')
    assert.is(answer?.headers.get('cache-control'), 'private, no-store')
    const text = (await answer?.text()) ?? ''
    assert.match(
      text,
      /<div id="app" data-route="home" data-rendered="dgn" data-with-answers="" data-session="ffd824e1">/,
    )
    // What every page of theirs needs is asked for at once.
    assert.match(text, '<link rel="modulepreload" href="/shopper.js" fetchpriority="low">')
    assert.not.match(text, 'abc')
  }
  assert.equal(
    rendered,
    [...places.slice(0, 5), '/home'].map((place) => `en ${place} for abc`),
  )
  // A visitor has a page of their own, and not that one.
  await get('/home', 'lintas_lang=en')
  assert.is(rendered.at(-1), 'en /home')
})

pages('are not rendered for other addresses, which get the page without data', async () => {
  const { get, rendered } = renderingShop()
  for (const place of ['/bag', '/login', '/homes', '/profile', '/orderInfo/1'])
    assert.is(await get(place, 'lintas_lang=en; admin_token=abc'), undefined, place)
  assert.equal(rendered, [])
})

pages('of a conversation are not hydrated, and contain no answers: the app renders them again', async () => {
  const private_ = {
    session: 'ffd824e1',
    isReplaced: true,
    answers: { '/api/user/getUserInfo': '{"secret":1}' },
  }
  const { get } = renderingShop(async () => screenOf('hello', private_))
  const text = (await (await get('/chatRoom', 'admin_token=abc'))?.text()) ?? ''
  assert.match(text, /data-rendered="" data-with-answers="" data-session="ffd824e1" data-replaced="">hello</)
  assert.not.match(text, 'secret')
})

pages('of a conversation are rendered for its shopper each time, and not cached', async () => {
  const { get, rendered } = renderingShop()
  const cookie = 'lintas_lang=en; admin_token=a%3Db'
  for (const path of ['/chatRoomDetail/4', '/chatRoomDetail/4', '/chatRoom', '/chatRoomDetail/4?product=1']) {
    const answer = await get(path, cookie)
    assert.is(answer?.headers.get('cache-control'), 'private, no-store')
  }
  assert.equal(rendered, [
    'en /chatRoomDetail/4 for a=b',
    'en /chatRoomDetail/4 for a=b',
    'en /chatRoom for a=b',
    'en /chatRoomDetail/4?product=1 for a=b',
  ])
  await get('/chatRoomDetail/4', 'lintas_lang=en')
  assert.is(rendered.at(-1), 'en /chatRoomDetail/4')
})

pages(
  'are limited to 120 a minute for one shopper, whatever the session; then the page without data is served',
  async () => {
    const { get, rendered, clock } = renderingShop()
    const visit = (token: string) => get('/chatRoom', `admin_token=${token}`)
    for (let visits = 0; visits < 119; visits++) await visit('abc')
    clock.advance(1)
    assert.ok(await visit('abc again'))
    for (const token of ['abc', 'abc again']) assert.is(await visit(token), undefined)
    assert.is(rendered.length, 120)
    assert.ok(await visit('a%3Db'))
    // That page costs nothing, so what it was sent for does not count.
    clock.advance(59_999)
    assert.ok(await visit('abc'))
    assert.is(rendered.length, 122)
  },
)

pages(
  'of a conversation are not rendered for an invalid session, nor while sessions cannot be read',
  async () => {
    const { get, rendered } = renderingShop()
    for (const token of ['invented', 'unreadable']) {
      assert.is(await get('/chatRoom', `admin_token=${token}`), undefined)
    }
    assert.equal(rendered, [])
  },
)

pages('delay nobody for long: after three seconds the page without data is served', async () => {
  let deliver = (_: RenderedScreen | undefined): void => undefined
  const { get, clock, rendered } = renderingShop(() => new Promise((resolve) => (deliver = resolve)))
  const answer = get('/chatRoomDetail/4', 'admin_token=abc')
  while (rendered.length === 0) await Promise.resolve()
  clock.advance(2_999)
  deliver(screenOf('a conversation'))
  assert.match((await (await answer)?.text()) ?? '', 'a conversation')
  const late = get('/chatRoomDetail/4', 'admin_token=abc')
  while (rendered.length === 1) await Promise.resolve()
  clock.advance(3_000)
  assert.is(await late, undefined)
})

pages.run()
