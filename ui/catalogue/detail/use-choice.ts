import { useState } from 'react'
import { clampQuantity } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import {
  type Choice,
  type ChosenOffer,
  choiceIn,
  choiceOfSpec,
  choose,
  defaultVariant,
  offerOf,
  variantOf,
} from '../../../domain/catalogue/variant-choice.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { hrefOfProduct } from '../../navigation/routes.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'

export type Chosen = {
  readonly choice: Choice
  readonly offer: ChosenOffer
  /** Every option group has a value, or there are none. */
  readonly isComplete: boolean
  /** The stored spec, as used in cart and order. */
  readonly spec: string
  /** The selected values in the reader's language. */
  readonly values: readonly string[]
  readonly quantity: number
  readonly pick: (group: number, value: string) => void
  readonly setQuantity: (quantity: number) => void
}

/**
 * The selected options of a product. A complete selection is in the address, so that it can be shared and survives a
 * reload.
 */
export const useChoice = (product: ProductDetail, search: ScreenSearch): Chosen => {
  const navigate = useNavigate()
  const initialSpec = search.get('spec') ?? defaultVariant(product)?.spec ?? ''
  const [stored, setStored] = useState(() => ({ product, choice: choiceOfSpec(product, initialSpec) }))
  // The product may be reloaded, also in another language.
  const choice = choiceIn(product, stored.product, stored.choice)
  const [quantity, setQuantity] = useState(1)
  const offer = offerOf(product, choice)
  const variant = variantOf(product, choice)
  const pick = (group: number, value: string): void => {
    const next = choose(product, choice, group, value)
    setStored({ product, choice: next })
    const found = variantOf(product, next)
    if (found) {
      navigate(`${hrefOfProduct(product)}?spec=${encodeURIComponent(found.spec)}`, { replace: true })
    }
  }
  return {
    choice,
    offer,
    isComplete: product.options.length === 0 || variant !== undefined,
    spec: variant?.spec ?? product.variants[0]?.spec ?? '',
    values: choice.filter((value) => value !== undefined),
    quantity: clampQuantity(quantity, offer.stock).quantity,
    pick,
    setQuantity,
  }
}
