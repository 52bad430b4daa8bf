import type { FormEvent } from 'react'
import { cartItemOf } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { useAction, useApp } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import type { Chosen } from './use-choice.ts'

export type Buying = {
  /** True when it was added to the cart. */
  readonly add: () => Promise<boolean>
  readonly isAdding: boolean
  /** Goes to checkout; the guard lets a visitor sign in first. */
  readonly buyNow: () => void
}

type BuyAct = 'add' | 'buy'

/**
 * The attributes of a button that submits the form with this id: adds to the cart, or orders. A press before
 * hydration is held by the form's name and carried out once afterwards (ui/boot).
 */
export const submitOf = (act: BuyAct, formId: string) =>
  ({ type: 'submit', name: 'act', value: act, form: formId }) as const

/** Which button submitted a form; Enter in a field adds to the cart. */
export const actOf = ({ nativeEvent }: FormEvent): BuyAct => {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === 'buy' ? 'buy' : 'add'
}

/** Adds the selection to the cart, or orders it directly. */
export const useBuying = (product: ProductDetail, chosen: Chosen): Buying => {
  const { cart, notices } = useApp()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const adding = useAction(async () => {
    const added = await cart.add(cartItemOf(product, chosen))
    if (added.ok) {
      const key = added.value.isCut ? 'detail.addedCut' : 'detail.added'
      notices.show('success', { kind: 'key', key, with: { count: added.value.quantity } })
    } else if (added.fault.kind === 'cart-full' || added.fault.kind === 'sold-out') {
      notices.show('error', { kind: 'text', text: faultText(added.fault) })
    }
    return added.ok
  })
  const buyNow = (): void => {
    const query = new URLSearchParams({
      product: product.productId,
      mer: product.shopId,
      number: String(chosen.quantity),
    })
    if (chosen.spec !== '') query.set('spec', chosen.spec)
    navigate(`/order?${query}`)
  }
  return { add: async () => (await adding.run()) === true, isAdding: adding.isBusy, buyNow }
}
