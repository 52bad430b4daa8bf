import { BehaviorSubject, map } from 'rxjs'
import type { CartLine, CartState } from '../../domain/cart/cart.ts'
import { countOfCart, isSameItem, pruneSelection, unavailableLines } from '../../domain/cart/cart.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import { callLate, type Late, retryUntilLoaded } from '../shared/async.ts'
import { PERSONAL } from '../shared/device-memory.ts'
import type { Notices } from '../shared/notices.ts'
import { whenBack } from '../shared/stay-fresh.ts'
import { stateOf } from '../shared/streams.ts'
import { CART_TOPIC, type CartContext, type CartSide, type CartStore } from './cart-context.ts'
import type { ShopperCart } from './merge-cart.ts'
import { createVisitorCart, type VisitorLines } from './visitor-cart.ts'

type Deps = {
  readonly cartStore: CartStore
  readonly visitorLines: VisitorLines
  readonly shopperCart: Late<ShopperCart>
  readonly sessionState: SessionState
  readonly notices: Notices
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly random: RandomPort
  readonly tabs: TabsPort
}

type StoreDeps = { readonly device: StoragePort; readonly tabs: TabsPort }

/** How long, in days, deselected lines are kept on the device. */
const UNSELECTED_DAYS = 30
const UNSELECTED_TOPIC = 'unselected'

/** The cart as screens see it, with the selection kept on the device. */
export const createCartStore = ({ device, tabs }: StoreDeps): CartStore => {
  /** Read from the device each time, because another tab may have changed it. */
  const readLeftOut = (): Set<string> =>
    new Set((device.read(PERSONAL.unselected) ?? '').split(',').filter((id) => id !== ''))
  const cart$ = new BehaviorSubject<CartState>({
    phase: 'idle',
    lines: [],
    selectedIds: new Set(),
    isSettling: false,
  })
  const show = (lines: readonly CartLine[]): void => {
    const leftOut = readLeftOut()
    cart$.next({
      ...cart$.value,
      lines,
      selectedIds: pruneSelection(lines, (id) => !leftOut.has(id)),
    })
  }
  tabs.listen(UNSELECTED_TOPIC, () => show(cart$.value.lines))
  return {
    cart$: stateOf(cart$),
    setLines: show,
    setPhase: (phase) => {
      if (phase !== cart$.value.phase) cart$.next({ ...cart$.value, phase })
    },
    setSettling: (isSettling) => {
      if (isSettling !== cart$.value.isSettling) cart$.next({ ...cart$.value, isSettling })
    },
    select: (lineIds, isSelected) => {
      const leftOut = readLeftOut()
      for (const id of lineIds) {
        if (isSelected) leftOut.delete(id)
        else leftOut.add(id)
      }
      const known = new Set(cart$.value.lines.map((line) => line.id))
      for (const id of leftOut) if (!known.has(id)) leftOut.delete(id)
      if (leftOut.size === 0) device.remove(PERSONAL.unselected)
      else device.write(PERSONAL.unselected, [...leftOut].join(','), UNSELECTED_DAYS)
      show(cart$.value.lines)
      tabs.announce(UNSELECTED_TOPIC, 'changed')
    },
  }
}

type VariantDeps = Pick<CartContext, 'add' | 'remove' | 'settled'> & { readonly store: CartStore }

/**
 * Changes a line to another variant. The server has no call for that (api.md 3), so the new variant is added before
 * the old line is removed. If the second step fails, both are in the cart and a toast reports the failure.
 */
const createChangeVariant =
  ({ add, remove, settled, store }: VariantDeps): CartContext['changeVariant'] =>
  async (lineId, variant) => {
    await settled()
    const { lines, selectedIds } = store.cart$.value
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return fail({ kind: 'cancelled' })
    if (line.spec === variant.spec) return ok({ lineId, quantity: line.quantity, isCut: false })
    const isSelected = selectedIds.has(lineId)
    const { id: _, fault: __, ...fields } = line
    const item = { ...fields, ...variant }
    const added = await add(item)
    if (!added.ok) return added
    const removed = await remove([lineId])
    if (!removed.ok) return removed
    const next = store.cart$.value.lines.find((other) => isSameItem(other, item))
    // A deselected line stays deselected.
    if (next) store.select([next.id], isSelected)
    return ok({ ...added.value, lineId: next?.id ?? '' })
  }

type UndoDeps = Pick<CartContext, 'add' | 'remove'> & Pick<Deps, 'notices' | 'sessionState'>

/** Removes lines, with a toast that puts them back. */
const createRemoveWithUndo =
  ({ add, remove, notices, sessionState }: UndoDeps): CartContext['removeWithUndo'] =>
  async (lines) => {
    if (lines.length === 0) return
    const owner = sessionState.token()
    const restore = async (): Promise<void> => {
      // Not after a sign-out; a visitor who has signed in may continue.
      if (owner !== undefined && sessionState.token() !== owner) return
      // New lines are added at the top, so undoing in reverse restores the order.
      for (const { id: _, fault: __, ...item } of [...lines].reverse()) await add(item)
    }
    const removed = await remove(lines.map(({ id }) => id))
    if (!removed.ok) return
    notices.show(
      'info',
      { kind: 'key', key: 'cart.removed', with: { count: lines.length } },
      { key: 'cart.undo', run: () => void restore() },
    )
  }

/** The cart: the device's for a visitor, the server's for a signed-in shopper (api.md 3). */
export const createCart = (deps: Deps): CartContext => {
  const { cartStore: store, shopperCart, sessionState, clock, tabs } = deps
  const visitorCart = createVisitorCart(deps)
  const isShopper = (): boolean => sessionState.token() !== undefined
  /** Calls the cart of whoever is here; not that of somebody who comes while its code is loaded. */
  const call = <V, F>(
    act: (side: CartSide) => Promise<Result<V, F>>,
  ): Promise<Result<V, F | { readonly kind: 'offline' | 'cancelled' }>> => {
    const token = sessionState.token()
    if (token === undefined) return act(visitorCart)
    const cancelled = fail({ kind: 'cancelled' } as const)
    return callLate(
      shopperCart,
      ({ server }): Promise<Result<V, F | { readonly kind: 'cancelled' }>> =>
        token === sessionState.token() ? act(server) : Promise.resolve(cancelled),
    )
  }

  const clear = (): void => {
    shopperCart.now?.server.reset()
    store.setLines([])
    store.setPhase('idle')
  }

  const enter = async (token: string): Promise<void> => {
    // Only the tab in which the shopper signed in merges the carts.
    const isOwn = !sessionState.isFromOtherTab()
    const isHere = (): boolean => token === sessionState.token()
    const cart = shopperCart.now ?? (await retryUntilLoaded(clock, shopperCart.load, isHere))
    if (!cart || !isHere()) return
    if (isOwn && (await cart.merge())) tabs.announce(CART_TOPIC, 'changed')
    await cart.server.reload(QUIET)
  }

  /** The token whose cart is shown; undefined for a visitor's, null before the session is known. */
  let shownToken: string | undefined | null = null

  sessionState.session$.subscribe((session) => {
    const token = session.kind === 'signed-in' ? session.token : undefined
    if (token === shownToken) return
    clear()
    // Once the user is loaded the token is known to be valid; earlier calls could fail.
    if (session.kind === 'signed-in' && !session.user) return
    shownToken = token
    if (token === undefined) void visitorCart.refresh()
    else void enter(token)
  })

  const reloadShown = (): void => {
    if (!isShopper()) void visitorCart.refresh()
    else if (store.cart$.value.phase !== 'idle') void shopperCart.now?.server.reload(QUIET)
  }
  tabs.listen(CART_TOPIC, reloadShown)
  // For announcements missed while this tab was frozen, and for changes on other devices.
  whenBack(deps, reloadShown)

  const acts: Pick<CartContext, 'add' | 'remove' | 'settled'> = {
    add: (item) => call((side) => side.add(item)),
    remove: (lineIds) => call((side) => side.remove(lineIds)),
    settled: async () => {
      if (isShopper()) await shopperCart.now?.server.settled()
    },
  }

  return {
    ...acts,
    changeVariant: createChangeVariant({ ...acts, store }),
    removeWithUndo: createRemoveWithUndo({ ...deps, ...acts }),
    cart$: store.cart$,
    count$: stateOf(store.cart$.pipe(map(({ lines }) => countOfCart(lines)))),
    refresh: () => call((side) => side.refresh()),
    // A shopper's lines are there only once the code of their cart is.
    setQuantity: (lineId, quantity) =>
      (isShopper() ? shopperCart.now?.server : visitorCart)?.setQuantity(lineId, quantity),
    select: store.select,
    clearUnavailable: () => acts.remove(unavailableLines(store.cart$.value.lines).map((line) => line.id)),
  }
}
