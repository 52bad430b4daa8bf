import type { Language } from '../../domain/account/language.ts'
import { fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { smallTargets } from '../support/browser/accessibility/targets.ts'
import {
  CONDITIONS,
  nameOfPressed,
  openPressed,
  PRESSED_STATES,
  underCondition,
} from '../support/browser/pages/screen-states.ts'
import { STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import type { BuiltShop } from '../support/browser/shop/built-shop.ts'
import { openWalker, type Walker } from '../support/browser/visitors/walker.ts'
import { isOfVisitor } from './each-route.ts'

const SCHEMES = ['light', 'dark'] as const

export type Sweep = {
  /** How many looks were taken, by kind of state. */
  readonly looks: Map<string, number>
  readonly found: string[]
}

export type SweepOptions = {
  readonly languages: readonly Language[]
  /** Only addresses and states whose name contains this. */
  readonly only: string
  /** Leaves out what is to be seen while it loads, fails, is empty or offline, and after a press. */
  readonly isShownAlone: boolean
  readonly say: (line: string) => void
}

/**
 * Looks with axe at every route in every language and theme, and in the first language in every state. On the way:
 * nothing stands out at 320 px, in plain type, in type of twice the size and with wide spacing, and nothing is cut then;
 * targets are 44 px by design, but for the links that are named here.
 */
export const sweep = async (shop: BuiltShop, options: SweepOptions): Promise<Sweep> => {
  const { languages, only, isShownAlone, say } = options
  const token = await tokenOf(shop.origin)
  await fillCart(shop.origin, token)
  const done: Sweep = { looks: new Map(), found: [] }

  const lookAt = async ({ page, axe }: Walker, kind: string, name: string): Promise<void> => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const problems = await axe(`${name} ${colorScheme}`)
      done.looks.set(kind, (done.looks.get(kind) ?? 0) + 1)
      done.found.push(...problems)
      for (const problem of problems) say(problem)
    }
  }
  const measure = async ({ page, narrowFaults }: Walker, name: string): Promise<void> => {
    const found = [...(await smallTargets(page)), ...(await narrowFaults())]
    done.looks.set('narrow', (done.looks.get('narrow') ?? 0) + 3)
    for (const spot of found) say(`${name} ${spot}`)
    done.found.push(...found.map((spot) => `${name} ${spot}`))
  }
  const attempt = async (name: string, step: () => Promise<void>): Promise<void> => {
    if (!name.includes(only)) return
    await step().catch((cause: Error) => {
      const line = `${name}: ${cause.message.split('\n')[0]}`
      done.found.push(line)
      say(line)
    })
  }

  for (const [index, language] of languages.entries()) {
    const shopper = await openWalker(shop, { token, language })
    const visitor = await openWalker(shop, { language })
    const hasStates = index === 0 && !isShownAlone
    const whose = (address: string): Walker => (isOfVisitor(address) ? visitor : shopper)
    for (const { address } of STOREFRONT_PATHS) {
      const who = whose(address)
      await attempt(`${language} ${address} shown`, async () => {
        await who.go(address)
        await lookAt(who, 'shown', `${language} ${address}`)
        await measure(who, `${language} ${address}`)
      })
      for (const condition of hasStates ? CONDITIONS : []) {
        const name = `${language} ${address} ${condition}`
        await attempt(name, () => underCondition(who, address, condition, () => lookAt(who, condition, name)))
      }
      say(`${language} ${address}`)
    }
    for (const state of hasStates ? PRESSED_STATES : []) {
      const name = `${language} ${nameOfPressed(state)}`
      await attempt(name, async () => {
        await openPressed(whose(state.address), state)
        await lookAt(whose(state.address), state.shows, name)
      })
    }
    await shopper.page.context().close()
    await visitor.page.context().close()
  }
  return done
}
