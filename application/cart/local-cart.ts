import type { CartLine } from '../../domain/cart/cart.ts'
import { addItem, clampQuantity, VISITOR_CART_LIMIT, withQuantity } from '../../domain/cart/cart-rules.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { CartContext } from './cart-context.ts'
import type { CartStore } from './cart-store.ts'
import type { VisitorCart } from './visitor-cart.ts'

/** What the device's cart and the host's have in common. */
export type CartSide = Pick<CartContext, 'refresh' | 'add' | 'setQuantity' | 'remove'>

export const CART_TOPIC = 'cart'

type Deps = {
  readonly store: CartStore
  readonly visitorCart: VisitorCart
  readonly random: RandomPort
  readonly tabs: TabsPort
}

/** A visitor's cart: every change is written to the device at once, and shown in the other tabs. */
export const createLocalCart = ({ store, visitorCart, random, tabs }: Deps): CartSide => {
  const show = (): void => {
    store.setLines(visitorCart.read())
    store.setPhase('ready')
  }
  const keep = (lines: readonly CartLine[]): void => {
    visitorCart.write(lines)
    show()
    tabs.announce(CART_TOPIC, 'changed')
  }
  return {
    refresh: async () => {
      show()
      return ok(true)
    },
    add: async (item) => {
      if (item.stock !== undefined && item.stock <= 0) return fail({ kind: 'sold-out' })
      const before = visitorCart.read()
      const added = addItem(before, item, `local:${random.hexId()}`)
      if (added.lines.length > Math.max(before.length, VISITOR_CART_LIMIT)) {
        return fail({ kind: 'cart-full', most: VISITOR_CART_LIMIT })
      }
      keep(added.lines)
      return ok({ quantity: added.quantity, isCut: added.isCut })
    },
    setQuantity: (lineId, quantity) =>
      keep(
        visitorCart
          .read()
          .map((line) =>
            line.id === lineId ? withQuantity(line, clampQuantity(quantity, line.stock).quantity) : line,
          ),
      ),
    remove: async (lineIds) => {
      keep(visitorCart.read().filter((line) => !lineIds.includes(line.id)))
      return ok(true)
    },
  }
}
