import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openBuiltShop } from '../support/built-shop.ts'
import { fillCart, tokenOf } from '../support/demo-shopper.ts'
import { nameOfPressed, openPressed, PRESSED_STATES, underCondition } from '../support/screen-states.ts'
import { nameOfPath, STOREFRONT_PATHS } from '../support/storefront-paths.ts'
import { tooSmall } from '../support/targets.ts'
import { openWalker } from '../support/walker.ts'

// The short form of `npm run axe`, which looks at every route in every state, theme and language.
const states = suite('screens are for everyone in each of their states')
const shop = await openBuiltShop()
states.after(() => shop.close())
const token = await tokenOf(shop.origin)
await fillCart(shop.origin, token)
const shopper = await openWalker(shop, { token })
const visitor = await openWalker(shop)

const isOfVisitor = (address: string): boolean => /^\/(login|register)/.test(address)

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
    await shopper.go('/law')
    await underCondition(shopper, address, condition, async () => {
      assert.equal(await shopper.axe(condition), [])
    })
  })
}

for (const state of PRESSED_STATES) {
  states(`axe finds nothing in ${nameOfPressed(state)} (${state.shows})`, async () => {
    const who = isOfVisitor(state.address) ? visitor : shopper
    await openPressed(who, state)
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

for (const row of STOREFRONT_PATHS) {
  states(`every target of /${nameOfPath(row)} is 24 px or has the room of one (WCAG 2.5.8)`, async () => {
    const who = isOfVisitor(row.address) ? visitor : shopper
    await who.go(row.address)
    assert.equal(await who.page.evaluate(tooSmall, 24), [])
  })
}

states.run()
