import { createContentRegistry } from './content-registry.ts'

/** Content types of this shop beside those of the protocol (docs/decisions/0010-chat-content-types.md). */
export const CardType = { product: 3001, order: 3002 } as const

/** Lines of the system, 1000 to 2000; names stand in the places {0}, {1} of their text. */
export const SystemType = { entered: 1001, ratingAsked: 1002, rated: 1003 } as const

/** Reads and writes what is said in this shop. */
export const SHOP_CONTENTS = createContentRegistry(
  new Map([
    [CardType.product, 'product'],
    [CardType.order, 'order'],
  ]),
)
