import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  arrive,
  dropPages,
  type KeptPages,
  MAX_KEPT_PAGES,
  NO_PAGES,
  VISITOR,
} from '../../../ui/navigation/kept-pages.ts'
import type { Arrival, Place } from '../../../ui/navigation/navigator.ts'
import { matchRoute } from '../../../ui/navigation/routes.ts'

const keeping = suite('kept pages (requirement S2)')

const placeAt = (url: string, arrival: Arrival = 'forward'): Place => ({
  url,
  arrival,
  historyId: 0,
  match: matchRoute(url),
  hasFailed: false,
  isRefused: false,
})

const walk = (...urls: readonly string[]): KeptPages =>
  urls.reduce((pages, url) => arrive(pages, placeAt(url)), NO_PAGES)

const walkAs = (shopper: string, ...urls: readonly string[]): KeptPages =>
  urls.reduce((pages, url) => arrive(pages, placeAt(url), shopper), NO_PAGES)

const urlsOf = ({ pages }: KeptPages): readonly string[] => pages.map(({ url }) => url)

keeping('keeps a page that was left and shows it again by its address', () => {
  const there = walk('/home', '/explore')
  assert.equal(urlsOf(there), ['/home', '/explore'])
  const back = arrive(there, placeAt('/home', 'back'))
  assert.is(back.shownId, there.pages[0]?.id)
  assert.is(
    back.pages.find(({ id }) => id === back.shownId),
    there.pages[0],
  )
})

keeping('does not keep the product detail', () => {
  assert.equal(urlsOf(walk('/home', '/detail/1/2', '/bag')), ['/home', '/bag'])
})

keeping('creates a new page for each of two details in a row', () => {
  const first = walk('/home', '/detail/1/2')
  const second = arrive(first, placeAt('/detail/3/2'))
  assert.ok(second.shownId !== first.shownId)
  const third = arrive(arrive(second, placeAt('/home')), placeAt('/detail/3/2'))
  assert.ok(third.shownId !== second.shownId)
})

keeping('keeps the page when only its query is replaced, with a new address', () => {
  const before = walk('/explore')
  const after = arrive(before, placeAt('/explore?sort=new', 'replace'))
  assert.is(after.shownId, before.shownId)
  assert.equal(urlsOf(after), ['/explore?sort=new'])
})

keeping('keeps a detail alive while only its query is replaced', () => {
  const before = walk('/detail/1/2')
  assert.is(arrive(before, placeAt('/detail/1/2?unique=x', 'replace')).shownId, before.shownId)
})

keeping('treats a hash as a place on the page, not as another page', () => {
  const before = walk('/law')
  const after = arrive(before, placeAt('/law#privacy', 'replace'))
  assert.is(after.shownId, before.shownId)
  assert.is(after.pages[0], before.pages[0])
})

keeping('never shows one address twice', () => {
  const both = walk('/explore?sort=new', '/explore')
  const merged = arrive(both, placeAt('/explore?sort=new', 'replace'))
  assert.equal(urlsOf(merged), ['/explore?sort=new'])
  assert.is(merged.shownId, both.shownId)
})

keeping('drops the page hidden for longest beyond twelve', () => {
  const many = Array.from({ length: MAX_KEPT_PAGES + 1 }, (_, n) => `/orderInfo/${n}`)
  const pages = walk('/home', ...many)
  assert.is(pages.pages.length, MAX_KEPT_PAGES)
  assert.not.ok(urlsOf(pages).includes('/home'))
  assert.ok(urlsOf(pages).includes(`/orderInfo/${MAX_KEPT_PAGES}`))
})

keeping('hides all when a path has no screen, and keeps them', () => {
  const lost = arrive(walk('/home'), placeAt('/nowhere'))
  assert.is(lost.shownId, undefined)
  assert.equal(urlsOf(lost), ['/home'])
})

keeping('keeps the visible page for a visitor who signs in on it', () => {
  const signedIn = dropPages(walk('/home', '/explore', '/login'), 'first', false)
  assert.equal(urlsOf(signedIn), ['/login'])
  assert.equal(urlsOf(dropPages(signedIn, VISITOR, true)), [])
})

keeping('gives a shopper who signs in next new pages, also public ones', () => {
  for (const url of ['/myPurchases', '/shop/1']) {
    const next = dropPages(walkAs('first', '/home', url), 'second', false)
    assert.equal([urlsOf(next), next.shownId], [[], undefined])
  }
})

keeping('drops all pages of a shopper who has signed out', () => {
  const left = dropPages(walkAs('first', '/home', '/withDraw'), VISITOR, true)
  assert.equal([urlsOf(left), left.shownId], [[], undefined])
})

keeping('keeps the visible page for a shopper who was refused, and for nobody else', () => {
  const refused = dropPages(walkAs('first', '/home', '/changePassword'), VISITOR, false)
  assert.equal(urlsOf(refused), ['/changePassword'])
  assert.equal(urlsOf(dropPages(refused, 'second', false)), [])
})

keeping.run()
