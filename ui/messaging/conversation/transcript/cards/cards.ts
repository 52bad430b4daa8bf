import { useEffect, useState } from 'react'
import type { ApiFault } from '../../../../../domain/api/fault.ts'
import type { ProductRef, ProductSummary } from '../../../../../domain/catalogue/product.ts'
import type { OrderSummary } from '../../../../../domain/orders/order.ts'
import type { Result } from '../../../../../domain/shared/result.ts'
import { type ConversationPage, useConversation } from '../../conversation-context.ts'

/** The current data of a card: loading, the row, or not found (any more). */
export type Fresh<T> = T | 'asking' | 'gone'

type Book = {
  readonly products: Map<string, Promise<Fresh<ProductSummary>>>
  readonly orders: Map<string, Promise<Fresh<OrderSummary>>>
}

// One request per card, however often it is rendered, for the lifetime of the page.
const books = new WeakMap<ConversationPage, Book>()

const bookOf = (page: ConversationPage): Book => {
  const known = books.get(page)
  if (known) return known
  const fresh: Book = { products: new Map(), orders: new Map() }
  books.set(page, fresh)
  return fresh
}

/** Requests once; a failed request is repeated when the card is shown again. */
const asked = <T>(
  kept: Map<string, Promise<Fresh<T>>>,
  key: string,
  ask: () => Promise<Result<T, ApiFault>>,
): Promise<Fresh<T>> => {
  const known = kept.get(key)
  if (known) return known
  const coming = ask().then((answer): Fresh<T> => {
    if (answer.ok) return answer.value
    if (answer.fault.kind === 'rejected') return 'gone'
    kept.delete(key)
    return 'asking'
  })
  kept.set(key, coming)
  return coming
}

const useFresh = <T>(key: string, ask: () => Promise<Fresh<T>>): Fresh<T> => {
  const [known, setKnown] = useState<{ readonly key: string; readonly fresh: Fresh<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another key is another request
  useEffect(() => {
    let isWanted = key !== ''
    if (!isWanted) return undefined
    void ask().then((fresh) => {
      if (isWanted) setKnown({ key, fresh })
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return known?.key === key ? known.fresh : 'asking'
}

/** The current product: price and stock on a card are not trusted. */
export const useFreshProduct = ({ productId, shopId }: ProductRef): Fresh<ProductSummary> => {
  const { page } = useConversation()
  const key = productId === '' ? '' : `${productId}-${shopId}`
  return useFresh<ProductSummary>(key, () =>
    asked(bookOf(page).products, key, () => page.loadProduct({ productId, shopId })),
  )
}

/** The current order; only for its owner and the staff of its shop. */
export const useFreshOrder = (orderId: string): Fresh<OrderSummary> => {
  const { page } = useConversation()
  return useFresh<OrderSummary>(orderId, () =>
    asked(bookOf(page).orders, orderId, () => page.loadOrder(orderId)),
  )
}
