import type { Language } from '../../domain/account/language.ts'
import type { BuiltShop } from '../support/built-shop.ts'
import { fillCart, tokenOf } from '../support/demo-shopper.ts'
import {
  CONDITIONS,
  nameOfPressed,
  openPressed,
  PRESSED_STATES,
  underCondition,
} from '../support/screen-states.ts'
import { nameOfPath, STOREFRONT_PATHS } from '../support/storefront-paths.ts'
import { openWalker, type Walker } from '../support/walker.ts'

/** The pages of somebody who is not signed in yet. */
const OF_VISITORS = ['login', 'register', 'forgotPassword']
/** Walked in every language: the shop window, money, forms, the chat. */
const SAMPLE = [
  'home',
  'detail',
  'bag',
  'orderInfo',
  'topUp',
  'withDraw',
  'profile',
  'login',
  'chatRoomDetail',
]
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
  readonly say: (line: string) => void
}

const isOfVisitor = (address: string): boolean => OF_VISITORS.includes(address.split(/[/?]/)[1] ?? '')

/** Looks with axe at every route, state and theme; other languages than the first see a sample. */
export const sweep = async (shop: BuiltShop, { languages, only, say }: SweepOptions): Promise<Sweep> => {
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
    const whose = (address: string): Walker => (isOfVisitor(address) ? visitor : shopper)
    const rows = STOREFRONT_PATHS.filter((row) => index === 0 || SAMPLE.includes(nameOfPath(row)))
    for (const { address } of rows) {
      const who = whose(address)
      await attempt(`${language} ${address} shown`, async () => {
        await who.go(address)
        await lookAt(who, 'shown', `${language} ${address}`)
      })
      for (const condition of index === 0 ? CONDITIONS : []) {
        const name = `${language} ${address} ${condition}`
        await attempt(name, () => underCondition(who, address, condition, () => lookAt(who, condition, name)))
      }
      say(`${language} ${address}`)
    }
    for (const state of index === 0 ? PRESSED_STATES : []) {
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
