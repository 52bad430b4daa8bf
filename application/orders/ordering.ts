import { Subject } from 'rxjs'
import { type OrderSource, sharesGoods } from '../../domain/orders/order.ts'

type Ordered = {
  readonly source: OrderSource
  /** Resolves with whether the order was made. */
  readonly isMade: Promise<boolean>
}

type OrderWatch = {
  /** Whether these goods were ordered since; where an order is under way, once it is answered. */
  readonly isOrdered: () => Promise<boolean>
  readonly end: () => void
}

/**
 * The orders that are being made: what a server says of their goods meanwhile is a consequence of the order, and a
 * refusal of it is not news to the shopper.
 */
export type Ordering = {
  readonly begin: (ordered: Ordered) => void
  /** Watches orders of these goods: those that are under way, and those that begin before it ends. */
  readonly watch: (source: OrderSource) => OrderWatch
}

/** The orders of one session. */
export const createOrdering = (): Ordering => {
  const begun$ = new Subject<Ordered>()
  const running = new Set<Ordered>()
  return {
    begin: (ordered) => {
      running.add(ordered)
      void ordered.isMade.finally(() => running.delete(ordered))
      begun$.next(ordered)
    },
    watch: (source) => {
      const seen = [...running]
      const following = begun$.subscribe((ordered) => void seen.push(ordered))
      return {
        isOrdered: async () => {
          const ofThese = seen.filter((ordered) => sharesGoods(ordered.source, source))
          const made = await Promise.all(ofThese.map(({ isMade }) => isMade))
          return made.includes(true)
        },
        end: () => following.unsubscribe(),
      }
    },
  }
}
