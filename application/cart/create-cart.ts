import { countOfCart, unavailableLines } from '../../domain/cart/cart-rules.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { mapState } from '../shared/state-stream.ts'
import type { CartApi } from './cart-api.ts'
import type { CartContext } from './cart-context.ts'
import { createCartStore } from './cart-store.ts'
import { createHostCart } from './host-cart.ts'
import { CART_TOPIC, type CartSide, createLocalCart } from './local-cart.ts'
import { createMergeCart } from './merge-cart.ts'
import { createVisitorCart } from './visitor-cart.ts'

type Deps = {
  readonly cartApi: CartApi
  readonly sessionState: SessionState
  readonly notices: Notices
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly device: StoragePort
  readonly tabs: TabsPort
}

/** The cart of whoever is here: the device's for a visitor, the host's for a shopper (api.md 3). */
export const createCart = (deps: Deps): CartContext => {
  const { cartApi, sessionState, notices, clock, random, device, tabs } = deps
  const store = createCartStore({ device })
  const visitorCart = createVisitorCart({ device })
  const local = createLocalCart({ store, visitorCart, random, tabs })
  const hosted = createHostCart({ store, cartApi, clock, tabs, sessionState })
  const merge = createMergeCart({ cartApi, visitorCart, sessionState, notices })
  const side = (): CartSide => (sessionState.token() === undefined ? local : hosted)

  /** The token whose cart is shown; null before the first look. */
  let shown: string | undefined | null = null

  const enter = async (): Promise<void> => {
    // A tab that only heard of the sign-in leaves merging to the tab where it happened.
    if (!sessionState.isHeard() && (await merge())) tabs.announce(CART_TOPIC, 'changed')
    await hosted.reload(true)
  }

  sessionState.session$.subscribe((session) => {
    const token = session.kind === 'signed-in' ? session.token : undefined
    if (token === shown) return
    // The user tells that the token is good; before that a call could only fail.
    if (session.kind === 'signed-in' && !session.user) {
      if (shown !== null) hosted.reset()
      return
    }
    hosted.reset()
    shown = token
    if (token === undefined) void local.refresh()
    else void enter()
  })

  tabs.listen(CART_TOPIC, () => {
    if (sessionState.token() === undefined) void local.refresh()
    else if (store.cart$.value.phase !== 'idle') void hosted.reload(true)
  })

  return {
    cart$: store.cart$,
    count$: mapState(store.cart$, (state) => countOfCart(state.lines)),
    refresh: () => side().refresh(),
    add: (item) => side().add(item),
    setQuantity: (lineId, quantity) => side().setQuantity(lineId, quantity),
    remove: (lineIds) => side().remove(lineIds),
    settled: async () => {
      if (side() === hosted) await hosted.settled()
    },
    select: store.select,
    clearUnavailable: () => side().remove(unavailableLines(store.cart$.value.lines).map((line) => line.id)),
  }
}
