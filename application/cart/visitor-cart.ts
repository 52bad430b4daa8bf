import {
  addItem,
  type CartLine,
  clampQuantity,
  isSummable,
  linesWith,
  linesWithout,
  VISITOR_CART_LIMIT,
} from '../../domain/cart/cart.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { keptFields } from '../shared/device-memory.ts'
import { CART_TOPIC, type CartSide, type CartStore } from './cart-context.ts'

/** The storage name contains the format version (api.md 3). */
const NAME = 'lintas_cart.1'
const DAYS = 90

const isIntegerFrom = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min

const readLine = (value: unknown): CartLine | undefined => {
  const line = keptFields(value)
  const isComplete =
    ['id', 'productId', 'shopId', 'spec', 'title', 'titleEn', 'image', 'shopName', 'shopAvatar'].every(
      (name) => typeof line[name] === 'string',
    ) &&
    isIntegerFrom(line['price'], 0) &&
    isIntegerFrom(line['quantity'], 1) &&
    isSummable(line['price'], line['quantity'])
  return isComplete ? (line as CartLine) : undefined
}

// Tabs of an older build may share this cart, so the field in which they expect the shop is written too.
const writeLine = (line: CartLine) => ({ ...line, merId: line.shopId })

/** A visitor's lines on this device, each with a snapshot of its product. */
export type VisitorLines = {
  readonly read: () => readonly CartLine[]
  readonly write: (lines: readonly CartLine[]) => void
}

/** The lines of a visitor's cart, kept on the device. */
export const createVisitorLines = ({ device }: { readonly device: StoragePort }): VisitorLines => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(device.read(NAME) ?? '[]')
      return Array.isArray(stored) ? stored.map(readLine).filter((line) => line !== undefined) : []
    } catch {
      return []
    }
  },
  write: (lines) => {
    if (lines.length === 0) device.remove(NAME)
    else device.write(NAME, JSON.stringify(lines.map(writeLine)), DAYS)
  },
})

type Deps = {
  readonly cartStore: CartStore
  readonly visitorLines: VisitorLines
  readonly random: RandomPort
  readonly tabs: TabsPort
}

/** A visitor's cart: every change is written to the device at once and shown in the other tabs. */
export const createVisitorCart = (deps: Deps): CartSide => {
  const { cartStore: store, visitorLines, random, tabs } = deps
  const show = (): void => {
    store.setLines(visitorLines.read())
    store.setPhase('ready')
  }
  const keep = (lines: readonly CartLine[]): void => {
    visitorLines.write(lines)
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
      const before = visitorLines.read()
      const added = addItem(before, item, `local:${random.hexId()}`)
      if (added.lines.length > Math.max(before.length, VISITOR_CART_LIMIT)) {
        return fail({ kind: 'cart-full', max: VISITOR_CART_LIMIT })
      }
      keep(added.lines)
      return ok({ quantity: added.quantity, isCut: added.isCut })
    },
    setQuantity: (lineId, quantity) => {
      const lines = visitorLines.read()
      const stock = lines.find(({ id }) => id === lineId)?.stock
      keep(linesWith(lines, lineId, clampQuantity(quantity, stock).quantity))
    },
    remove: async (lineIds) => {
      keep(linesWithout(visitorLines.read(), lineIds))
      return ok(true)
    },
  }
}
