import { countOfCart, unavailableLines } from '../../domain/cart/cart-rules.ts'
import { type Api, QUIET } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { mapState } from '../shared/state-stream.ts'
import { whenBack } from '../shared/when-back.ts'
import type { CartContext } from './cart-context.ts'
import { createCartStore } from './cart-store.ts'
import { createChangeVariant } from './change-variant.ts'
import { createHostSide } from './host-side.ts'
import { CART_TOPIC, type CartSide, createLocalCart } from './local-cart.ts'
import { createVisitorCart } from './visitor-cart.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly notices: Notices
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly random: RandomPort
  readonly device: StoragePort
  readonly tabs: TabsPort
}

/** The cart: the device's for a visitor, the host's for a signed-in shopper (api.md 3). */
export const createCart = (deps: Deps): CartContext => {
  const { sessionState, random, device, tabs } = deps
  const store = createCartStore({ device, tabs })
  const visitorCart = createVisitorCart({ device })
  const local = createLocalCart({ store, visitorCart, random, tabs })

  const hosted = createHostSide({ ...deps, store, visitorCart })
  const side = (): CartSide => (sessionState.token() === undefined ? local : hosted)

  const clear = (): void => {
    hosted.reset()
    store.setLines([])
    store.setPhase('idle')
  }

  const enter = async (): Promise<void> => {
    // The tab in which the shopper signed in merges the carts, not those that heard of it.
    if (!sessionState.isHeard() && (await hosted.merge())) tabs.announce(CART_TOPIC, 'changed')
    await hosted.reload(QUIET)
  }

  /** The token whose cart is shown; undefined for a visitor's, null before the first session is known. */
  let shown: string | undefined | null = null

  sessionState.session$.subscribe((session) => {
    const token = session.kind === 'signed-in' ? session.token : undefined
    if (token === shown) return
    clear()
    // With a user the token is known to be valid; calls before that could fail.
    if (session.kind === 'signed-in' && !session.user) return
    shown = token
    if (token === undefined) void local.refresh()
    else void enter()
  })

  const hear = (): void => {
    if (sessionState.token() === undefined) void local.refresh()
    else if (store.cart$.value.phase !== 'idle') void hosted.reload(QUIET)
  }
  tabs.listen(CART_TOPIC, hear)
  // For what another tab announced while this one was frozen, and for changes on other devices, which announce nothing.
  whenBack(deps, hear)

  const acts: Pick<CartContext, 'add' | 'remove' | 'settled'> = {
    add: (item) => side().add(item),
    remove: (lineIds) => side().remove(lineIds),
    settled: async () => {
      if (sessionState.token() !== undefined) await hosted.settled()
    },
  }

  return {
    ...acts,
    changeVariant: createChangeVariant({ ...acts, store }),
    cart$: store.cart$,
    count$: mapState(store.cart$, (state) => countOfCart(state.lines)),
    refresh: () => side().refresh(),
    setQuantity: (lineId, quantity) => side().setQuantity(lineId, quantity),
    select: store.select,
    clearUnavailable: () => side().remove(unavailableLines(store.cart$.value.lines).map((line) => line.id)),
  }
}
