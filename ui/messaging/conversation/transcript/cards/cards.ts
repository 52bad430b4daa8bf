import { useEffect, useState } from 'react'
import { createFreshRows, type Fresh } from '../../../../../application/shared/fresh-rows.ts'
import type { ProductRef, ProductSummary } from '../../../../../domain/catalogue/product.ts'
import { productKey } from '../../../../../domain/catalogue/recently-viewed.ts'
import type { OrderSummary } from '../../../../../domain/orders/order.ts'
import { type ConversationPage, useConversation } from '../../conversation-context.ts'

const rowsOf = ({ loadProduct, loadOrder }: ConversationPage) => ({
  product: createFreshRows(loadProduct, productKey),
  order: createFreshRows(loadOrder, (orderId) => orderId),
})

// One request per card, however often it is rendered, for the lifetime of the page.
const known = new WeakMap<ConversationPage, ReturnType<typeof rowsOf>>()

/** The current rows of products and orders, from the page around the conversation. */
const useFreshRows = (): ReturnType<typeof rowsOf> => {
  const { page } = useConversation()
  const rows = known.get(page) ?? rowsOf(page)
  known.set(page, rows)
  return rows
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
export const useFreshProduct = (product: ProductRef): Fresh<ProductSummary> => {
  const rows = useFreshRows()
  return useFresh(product.productId === '' ? '' : productKey(product), () => rows.product(product))
}

/** The current order; only for its owner and the staff of its shop. */
export const useFreshOrder = (orderId: string): Fresh<OrderSummary> => {
  const rows = useFreshRows()
  return useFresh(orderId, () => rows.order(orderId))
}
