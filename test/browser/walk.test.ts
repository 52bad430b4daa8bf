import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { smallTargets } from '../support/browser/accessibility/targets.ts'
import { moveTo, settled } from '../support/browser/pages/settled.ts'
import { nameOfPath, STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import { openSharedShop } from '../support/browser/shop/built-shop.ts'
import { openWalker, type Walker } from '../support/browser/visitors/walker.ts'

// The rows of requirement S2, with the paths of section 6 that are open to a visitor: test/support/browser/pages/storefront-paths.ts.
const visits = suite('a visitor walks every path (requirements S2 and S6)')
const shopping = suite('a shopper walks every path (requirement S2)')

const shop = await openSharedShop()
shopping.after(() => shop.close())
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)
const visitor = await openWalker(shop)
const shopper = await openWalker(shop, { token })

/** "After each navigation resolves, the page title is set from the route's title key." */
const titleOf = async ({ page }: Walker): Promise<string> =>
  (await page.title()).replace(/^\(\d+\+?\) /, '').replace(/ - Lintas$/, '')

/** Kept pages stay in the document, out of sight: one heading and one main part are to be seen. */
const landmarks = async ({ page }: Walker): Promise<object> => ({
  headings: await page.locator('h1:visible').count(),
  mains: await page.locator('main:visible').count(),
})

const ONE_OF_EACH = { headings: 1, mains: 1 }

/** The cashier's path stays, and leads on to the code. */
const LEADS_ON: Readonly<Record<string, { readonly name: string; readonly address: string }>> = {
  checkout: { name: 'payment', address: '/payment?order=1' },
}
/** Pages of one thing take its name once it is there: their heading. */
const NAMED_AFTER_THING = ['detail', 'shop']

const expectedTitle = async (walker: Walker, name: string): Promise<string | null> =>
  NAMED_AFTER_THING.includes(name)
    ? walker.page.locator('h1:visible').textContent()
    : walker.say(`core.title.${name}`)

for (const row of STOREFRONT_PATHS.filter(({ isOpen }) => isOpen)) {
  const name = nameOfPath(row)
  visits(`${row.path} (${row.purpose}) is open`, async () => {
    assert.is(await visitor.go(row.address), row.address)
    assert.is(await titleOf(visitor), await expectedTitle(visitor, name))
    assert.equal(await landmarks(visitor), ONE_OF_EACH)
    // The shopper sees the others.
    if (['login', 'register'].includes(name)) assert.equal(await smallTargets(visitor.page), [], 'targets')
    assert.equal(await visitor.axe(name), [])
    assert.equal(visitor.problems, [])
  })
}

/** Not loaded, but gone to within one document. */
const isTurnedAway = async (): Promise<void> => {
  await visitor.page.waitForFunction(() => location.pathname === '/login')
  await settled(visitor.page)
  assert.is(await titleOf(visitor), await expectedTitle(visitor, 'login'))
  assert.equal(await landmarks(visitor), ONE_OF_EACH)
  assert.equal(visitor.problems, [])
}

for (const [at, row] of STOREFRONT_PATHS.filter(({ isOpen }) => !isOpen).entries()) {
  visits(`${row.path} (${row.purpose}) leads to /login`, async () => {
    // The first is typed: the guard decides about a page that is loaded as about any other.
    if (at === 0) assert.is(await visitor.go(row.address), '/login')
    else await moveTo(visitor.page, row.address)
    await isTurnedAway()
  })
}

/** Pages that the server renders with a shopper's data, and those that lead elsewhere; all others come as the same empty page. */
const LOADED = 'home explore search shop detail chatRoom chatRoomDetail login checkout payment'.split(' ')

for (const row of STOREFRONT_PATHS) {
  const name = nameOfPath(row)
  // "A signed-in user opening /login is redirected to /", and / to /home.
  const isLogin = name === 'login'
  shopping(`${row.path} (${row.purpose}) ${isLogin ? 'leads home' : 'is shown'}`, async () => {
    const shown = await (LOADED.includes(name) ? shopper.go : shopper.move)(row.address)
    const next = LEADS_ON[name] ?? { name, address: row.address }
    assert.is(shown, isLogin ? '/home' : next.address)
    assert.is(await titleOf(shopper), await expectedTitle(shopper, isLogin ? 'home' : next.name))
    assert.equal(await landmarks(shopper), ONE_OF_EACH)
    assert.equal(await smallTargets(shopper.page), [], 'targets')
    assert.equal(await shopper.axe(name), [])
    assert.equal(await shopper.narrowFaults(), [])
    assert.equal(shopper.problems, [])
  })
}

visits.run()
shopping.run()
