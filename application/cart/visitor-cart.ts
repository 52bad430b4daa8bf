import type { CartLine } from '../../domain/cart/cart.ts'
import { isSummable } from '../../domain/cart/cart-rules.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { keptFields } from '../shared/kept-fields.ts'

/** The storage name has the version of the format in it (api.md 3). */
const NAME = 'lintas_cart.1'
const DAYS = 90

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least

const readLine = (value: unknown): CartLine | undefined => {
  const line = keptFields(value)
  const isComplete =
    ['id', 'productId', 'shopId', 'spec', 'title', 'titleEn', 'image', 'shopName', 'shopAvatar'].every(
      (name) => typeof line[name] === 'string',
    ) &&
    isWhole(line['price'], 0) &&
    isWhole(line['quantity'], 1) &&
    isSummable(line['price'], line['quantity'])
  return isComplete ? (line as CartLine) : undefined
}

// Tabs of an older build may share this cart: the field by which those read a line's shop is written too.
const writeLine = (line: CartLine) => ({ ...line, merId: line.shopId })

/** A visitor's cart: lines with a snapshot of the product, on this device. */
export type VisitorCart = {
  readonly read: () => readonly CartLine[]
  readonly write: (lines: readonly CartLine[]) => void
}

export const createVisitorCart = ({ device }: { readonly device: StoragePort }): VisitorCart => ({
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
