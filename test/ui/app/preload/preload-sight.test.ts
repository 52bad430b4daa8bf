import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { createState } from '../../../../application/shared/state-stream.ts'
import { BREATH_MS, preloadSight, REST_MS } from '../../../../ui/app/preload/preload-sight.ts'
import type { Place } from '../../../../ui/navigation/navigator.ts'
import { createFakeApp, type FakeApp } from '../../../support/face/fake-app.ts'
import { placeAt } from '../../../support/face/place-at.ts'
import { userRow } from '../../../support/rows/user-row.ts'

const sight = suite('pages behind links in sight')

const open = (
  links: readonly string[],
  { savesData = false, fake = createFakeApp() }: { savesData?: boolean; fake?: FakeApp } = {},
) => {
  const { app, clock, lifecycle } = fake
  const place$ = createState<Place | undefined>(placeAt('/home'))
  const asked: string[] = []
  let touch: () => void = () => undefined
  preloadSight(
    app,
    { place$: place$.stream, preload: (url) => void asked.push(url) },
    { links: () => links, isSparing: () => savesData, onTouch: (run) => (touch = run) },
  )
  return { clock, lifecycle, place$, asked, touch }
}

sight('are fetched one by one, each kind once, when a page was looked at for a while', () => {
  const { clock, asked } = open(['/home', '/detail/54/15', '/detail/55/15', '/search?q=a', '/elsewhere'])
  clock.advance(REST_MS - 1)
  assert.equal(asked, [])
  clock.advance(1)
  assert.equal(asked, ['/detail/54/15'])
  clock.advance(BREATH_MS)
  assert.equal(asked, ['/detail/54/15', '/search?q=a'])
  clock.advance(10 * REST_MS)
  assert.is(asked.length, 2)
})

sight('wait anew on the next page, and what was shown is there already', () => {
  const { clock, place$, asked } = open(['/explore', '/search'])
  clock.advance(REST_MS - 1)
  place$.set(placeAt('/explore'))
  clock.advance(REST_MS - 1)
  assert.equal(asked, [])
  clock.advance(1)
  assert.equal(asked, ['/search'])
})

sight('wait for a finger to rest', () => {
  const { clock, asked, touch } = open(['/explore', '/search'])
  clock.advance(REST_MS)
  assert.equal(asked, ['/explore'])
  touch()
  clock.advance(REST_MS - 1)
  assert.equal(asked, ['/explore'])
  clock.advance(1)
  assert.equal(asked, ['/explore', '/search'])
})

sight('are let be where the guard would send a visitor away', () => {
  const { clock, asked } = open(['/bag', '/chatRoom', '/login'])
  clock.advance(2 * REST_MS)
  assert.equal(asked, ['/login'])
})

sight('are let be for who saves data, out of sight and without a network', () => {
  const sparing = open(['/explore'], { savesData: true })
  sparing.clock.advance(REST_MS)
  assert.equal(sparing.asked, [])
  const away = open(['/explore'])
  away.lifecycle.set({ isVisible: false })
  away.clock.advance(REST_MS)
  assert.equal(away.asked, [])
  const lost = open(['/explore'])
  lost.lifecycle.set({ isOnline: false })
  lost.clock.advance(REST_MS)
  assert.equal(lost.asked, [])
})

sight('are no visit: who signed out elsewhere is not left on what is theirs', async () => {
  const fake = createFakeApp({ token: 't' })
  const { app, http, openTab } = fake
  http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  await app.session.guard('/myPurchases/1')
  const { clock, asked } = open(['/shop/3'], { fake })
  clock.advance(REST_MS)
  assert.equal(asked, ['/shop/3'])
  await openTab().session.signOut()
  assert.is(app.session.redirect$.value?.path, '/login')
})

sight('are no visit: what a visitor only saw a link to is not where signing in leads', () => {
  const fake = createFakeApp()
  const { clock, asked } = open(['/bag', '/explore'], { fake })
  clock.advance(REST_MS)
  assert.equal(asked, ['/explore'])
  assert.is(fake.app.session.takeReturnPath(), '/')
})

/** A link on the page that has a place, and may be hidden by what is around it. */
const linkTo = (path: string, top: number, isHidden = false): HTMLElement => {
  const link = document.createElement('a')
  link.setAttribute('href', path)
  link.getBoundingClientRect = () => ({ top, bottom: top + 20, left: 0, right: 50 }) as DOMRect
  link.checkVisibility = () => !isHidden
  document.body.append(link)
  return link
}

sight('are those of links on the screen that nothing hides', () => {
  const links = [linkTo('/search', 10, true), linkTo('/explore', innerHeight + 1), linkTo('/login', 10)]
  const { app, clock } = createFakeApp()
  const place$ = createState<Place | undefined>(placeAt('/home'))
  const asked: string[] = []
  preloadSight(app, { place$: place$.stream, preload: (url) => void asked.push(url) })
  clock.advance(REST_MS + 9 * BREATH_MS)
  assert.equal(asked, ['/login'])
  for (const link of links) link.remove()
})

sight.run()
