import { useEffect, useState } from 'react'
import type { ApiFault } from '../../../../../domain/api/fault.ts'
import type { ProductRef, ProductSummary } from '../../../../../domain/catalogue/product.ts'
import type { OrderSummary } from '../../../../../domain/orders/order.ts'
import type { Result } from '../../../../../domain/shared/result.ts'
import { type ConversationPage, useConversation } from '../../conversation-context.ts'

/** What the server says of a card now: nothing yet, the row, or that it is not there (any more). */
export type Fresh<T> = T | 'asking' | 'gone'

type Book = {
  readonly products: Map<string, Promise<Fresh<ProductSummary>>>
  readonly orders: Map<string, Promise<Fresh<OrderSummary>>>
}

// One question for each card however often it is rendered, for as long as this page lives.
const books = new WeakMap<ConversationPage, Book>()

const bookOf = (page: ConversationPage): Book => {
  const known = books.get(page)
  if (known) return known
  const fresh: Book = { products: new Map(), orders: new Map() }
  books.set(page, fresh)
  return fresh
}

/** Asks once; an answer that did not come is asked for again when the card is shown next. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question, nothing else is
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

/** The product as it is now: what a card says of price and stock is never believed. */
export const useFreshProduct = ({ productId, shopId }: ProductRef): Fresh<ProductSummary> => {
  const { page } = useConversation()
  const key = productId === '' ? '' : `${productId}-${shopId}`
  return useFresh<ProductSummary>(key, () =>
    asked(bookOf(page).products, key, () => page.loadProduct({ productId, shopId })),
  )
}

/** The order as it is now; only its owner and the staff of its shop get one. */
export const useFreshOrder = (orderId: string): Fresh<OrderSummary> => {
  const { page } = useConversation()
  return useFresh<OrderSummary>(orderId, () =>
    asked(bookOf(page).orders, orderId, () => page.loadOrder(orderId)),
  )
}
