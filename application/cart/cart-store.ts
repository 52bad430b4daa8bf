import { BehaviorSubject } from 'rxjs'
import type { CartLine, CartState } from '../../domain/cart/cart.ts'
import { pruneSelection } from '../../domain/cart/cart-rules.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { PERSONAL } from '../shared/device-memory.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'

const DAYS = 30
const TOPIC = 'unselected'

/** The topic for cart changes between tabs. */
export const CART_TOPIC = 'cart'

/**
 * The state of the cart. Every line that can be bought is selected until the shopper deselects it. Deselected lines
 * are kept on the device, for reloads and other tabs (api.md 3: selection is the client's).
 */
export type CartStore = {
  readonly cart$: StateStream<CartState>
  readonly setLines: (lines: readonly CartLine[]) => void
  readonly setPhase: (phase: CartState['phase']) => void
  readonly setSettling: (isSettling: boolean) => void
  readonly select: (lineIds: readonly string[], isSelected: boolean) => void
}

type Deps = { readonly device: StoragePort; readonly tabs: TabsPort }

/** The cart as screens see it, with the selection kept on the device. */
export const createCartStore = ({ device, tabs }: Deps): CartStore => {
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
  tabs.listen(TOPIC, () => show(cart$.value.lines))
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
      else device.write(PERSONAL.unselected, [...leftOut].join(','), DAYS)
      show(cart$.value.lines)
      tabs.announce(TOPIC, 'changed')
    },
  }
}
