import type { Language } from '../../domain/account/language.ts'
import { fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { nameOfPressed, openPressed, PRESSED_STATES } from '../support/browser/pages/screen-states.ts'
import { STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import type { BuiltShop } from '../support/browser/shop/built-shop.ts'
import { openWalker, type Walker } from '../support/browser/visitors/walker.ts'

/** The pages of somebody who is not signed in yet. */
const OF_VISITORS = ['login', 'register', 'forgotPassword']

/** What one look at a page finds, one line each. */
export type Look = (walker: Walker) => Promise<readonly string[]>

export type RouteWalk = {
  readonly languages: readonly Language[]
  /** Only addresses and states whose name contains this. */
  readonly only: string
  /** Leaves out the sheets, and the forms that are handed in empty. */
  readonly isShownAlone: boolean
  readonly say: (line: string) => void
}

/** Whether the address is for who is not signed in. */
export const isOfVisitor = (address: string): boolean => OF_VISITORS.includes(address.split(/[/?]/)[1] ?? '')

/** Opens every route, and every state that is reached by presses, and looks at it; gives what was found where. */
export const eachRoute = async (
  shop: BuiltShop,
  { languages, only, isShownAlone, say }: RouteWalk,
  look: Look,
): Promise<{ readonly looks: number; readonly found: readonly string[] }> => {
  const token = await tokenOf(shop.origin)
  await fillCart(shop.origin, token)
  const found: string[] = []
  let looks = 0
  const attempt = async (name: string, who: Walker, open: () => Promise<unknown>): Promise<void> => {
    if (!name.includes(only)) return
    const spots = await open()
      .then(() => look(who))
      .catch((cause: Error) => [cause.message.split('\n')[0] ?? 'failed'])
    looks += 1
    say(name)
    for (const spot of spots) {
      say(`${name} ${spot}`)
      found.push(`${name} ${spot}`)
    }
  }
  for (const language of languages) {
    const shopper = await openWalker(shop, { token, language })
    const visitor = await openWalker(shop, { language })
    const whose = (address: string): Walker => (isOfVisitor(address) ? visitor : shopper)
    for (const { address } of STOREFRONT_PATHS)
      await attempt(`${language} ${address}`, whose(address), () => whose(address).go(address))
    for (const state of isShownAlone ? [] : PRESSED_STATES) {
      const who = whose(state.address)
      await attempt(`${language} ${nameOfPressed(state)}`, who, () => openPressed(who, state))
    }
    await shopper.page.context().close()
    await visitor.page.context().close()
  }
  return { looks, found }
}
