import { useEffect, useRef } from 'react'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { OrderSource } from '../../../domain/orders/order.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'

const markOf = ({ id, quantity, price }: CartLine): string => `${id} ${quantity} ${price}`

/**
 * Calls `changed` when the lines of an order are no longer what they were while its confirmation was open: another tab
 * may change the cart, and another device, which is heard of when this tab comes back to the eyes.
 */
export const useFollowedCart = (source: OrderSource | undefined, changed: () => void): void => {
  const { phase, lines } = useStream(useApp().cart.cart$)
  const ids = source?.kind === 'cart' ? source.lineIds : []
  const mark = lines
    .filter(({ id }) => ids.includes(id))
    .map(markOf)
    .join()
  // What was not read yet cannot have changed.
  const now = phase === 'ready' && ids.length > 0 ? mark : undefined
  const known = useRef(now)
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })
  useEffect(() => {
    if (now === undefined) return
    const before = known.current
    known.current = now
    if (before !== undefined && before !== now) latest.current()
  }, [now])
}
