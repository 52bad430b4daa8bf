import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fillCart, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { walkFocus } from '../../support/browser/accessibility/focus.ts'
import { CHOICE_GROUPS, lookAlike } from '../../support/browser/accessibility/forced-colours.ts'
import {
  lostInForced,
  rememberDrawn,
  sameEitherWay,
} from '../../support/browser/accessibility/forced-marks.ts'
import { movements } from '../../support/browser/accessibility/movements.ts'
import { holdFiles } from '../../support/browser/network/held-files.ts'
import { HEBREW_NAME, mixedNames, renameAll } from '../../support/browser/pages/right-to-left.ts'
import {
  moveOn,
  nameOfPressed,
  openPressed,
  PRESSED_STATES,
  underCondition,
} from '../../support/browser/pages/screen-states.ts'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openWalker } from '../../support/browser/visitors/walker.ts'

// The short form of `npm run axe`, which looks at every route in every state, theme and language.
const states = suite('every state of a screen is accessible')
// As in wide-and-search.test.ts, with which it shares the shop: no parcel moves while the files run.
const shop = await openSharedShop({ environment: { LINTAS_PARCEL_STEP_MS: '3600000' } })
states.after(() => shop.close())
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)
const shopper = await openWalker(shop, { token })
const visitor = await openWalker(shop)

const isOfVisitor = (address: string): boolean => /^\/(login|register)/.test(address)

// Both go on within one document, from state to state: what a page shows when it is loaded is the matter of other tests.
await shopper.go('/law')
await visitor.go('/explore')

for (const state of PRESSED_STATES) {
  states(`axe finds nothing in ${nameOfPressed(state)} (${state.shows})`, async () => {
    const who = isOfVisitor(state.address) ? visitor : shopper
    await openPressed(who, state, 'within')
    assert.equal(await who.axe(state.shows), [])
    if (state.shows === 'faults') {
      const bare = await who.page.evaluate(() =>
        [...document.querySelectorAll('[aria-invalid="true"]')]
          .filter((field) => field.checkVisibility())
          .filter((field) => {
            const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
            return !note?.textContent && !field.matches('[type="file"]')
          })
          .map((field) => field.outerHTML.slice(0, 160)),
      )
      assert.equal(bare, [], 'a refused field is described by what is wrong with it')
    }
  })
}

// Those that name shops and people.
const WITH_NAMES = [
  '/detail/54/15',
  '/bag',
  '/order?product=54&mer=15&spec=16-50+mm,Perak&number=1',
  '/payment?order=1',
  '/orderInfo/4',
  '/myPurchases/2',
  '/address',
  '/shop/1',
  '/myFavourite',
  '/chatRoom',
  '/chatRoomDetail/1',
  '/filter',
  '/setting',
  '/search?q=sepatu&tab=shops',
]

states('right-to-left names do not mix with the text beside them', async () => {
  await renameAll(shopper.page)
  await shopper.go('/law')
  const found: string[] = []
  // Not loaded one by one: a server-rendered page has the names that the server gave it until it asks again.
  for (const address of WITH_NAMES) {
    await settleAt(shopper.page, address)
    for (const spot of await shopper.page.evaluate(mixedNames, HEBREW_NAME)) found.push(`${address}: ${spot}`)
  }
  await shopper.page.unrouteAll({ behavior: 'ignoreErrors' })
  assert.equal(found, [])
})

// Between them a choice of each sort: radios of the browser, options, tabs, segments, chips, and what is disabled.
const WITH_CHOICES = [
  ['/language'],
  ['/detail/54/15', 'detail.addShort'],
  ['/myPurchases/2'],
  ['/search?q=sepatu&tab=shops'],
  ['/products?sort=sales'],
  ['/setting'],
  ['/addressForm/1'],
] as const
const FEW_STOPS = 8

states('in forced colours what is chosen, disabled or focused does not look like the rest', async () => {
  const found: string[] = []
  for (const [address, press] of WITH_CHOICES) {
    if (press === undefined) await moveOn(shopper, address)
    else await openPressed(shopper, { address, presses: [press], shows: 'dialog' }, 'within')
    assert.ok((await shopper.page.evaluate(rememberDrawn)) > 0, `nothing is drawn on ${address}`)
    await shopper.page.emulateMedia({ forcedColors: 'active' })
    const { compared, alike } = await shopper.page.evaluate(lookAlike, CHOICE_GROUPS)
    assert.ok(compared > 0, `nothing to compare on ${address}`)
    const lost = [
      ...(await shopper.page.evaluate(lostInForced)),
      ...(await shopper.page.evaluate(sameEitherWay)),
      ...(await walkFocus(shopper.page, FEW_STOPS)),
    ]
    for (const spot of [...alike, ...lost]) found.push(`${address}: ${spot}`)
    await shopper.page.emulateMedia({ forcedColors: 'none' })
  }
  assert.equal(found, [])
})

states('no bar covers the focused element, down a list and up again', async () => {
  const found: string[] = []
  for (const address of ['/products', '/bag']) {
    await moveOn(shopper, address)
    for (const spot of await walkFocus(shopper.page, 26)) found.push(`${address}: ${spot}`)
  }
  assert.equal(found, [])
})

// Each loaded anew: what the app knows already it would show meanwhile.
const SAMPLE = [
  ['/detail/54/15', 'loading'],
  ['/detail/54/15', 'failed'],
  ['/bag', 'empty'],
  ['/myPurchases/2', 'loading'],
  ['/orderInfo/4', 'failed'],
  ['/chatRoom', 'offline'],
  ['/capitalRecord', 'empty'],
] as const

for (const [address, condition] of SAMPLE) {
  states(`axe finds nothing on ${address} when it is ${condition}`, async () => {
    await underCondition(shopper, address, condition, async () => {
      assert.equal(await shopper.axe(condition), [])
    })
  })
}

states('nothing moves with reduced motion, also during loading', async () => {
  const found: string[] = []
  for (const address of ['/home', '/detail/54/15', '/chatRoomDetail/1']) {
    await underCondition(shopper, address, 'loading', async () => {
      found.push(...(await shopper.page.evaluate(movements)))
    })
  }
  assert.equal(found, [])
})

states('a screen whose data does not come says that the connection is slow until it has come', async () => {
  const { page, say } = visitor
  const release = await holdFiles(page, /\/api\//)
  await page.goto(`${shop.origin}/search?q=tenda&tab=shops`)
  const slow = page.getByRole('status').filter({ hasText: say('offline.slow') })
  await slow.waitFor()
  release()
  await slow.waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

states('a press on the note about slow loading retries, from the keyboard too', async () => {
  const { page, say } = visitor
  const release = await holdFiles(page, /\/api\//)
  await page.goto(`${shop.origin}/search?q=tenda&tab=shops`)
  const again = page.getByRole('button', { name: say('kit.retry'), exact: true })
  await again.waitFor()
  const asked = page.waitForRequest(/\/api\/.*tenda/)
  await again.focus()
  await page.keyboard.press('Enter')
  await asked
  release()
  await again.waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

states.run()
