import { useEffect, useMemo, useState } from 'react'
import type { Checkout } from '../../application/orders/orders-context.ts'
import { type ApiFault, isUnanswered } from '../../domain/api/fault.ts'
import { hasLostLines } from '../../domain/cart/cart.ts'
import type { OrderSource } from '../../domain/orders/order.ts'
import { chosenCodesFrom, hrefOfStep, queryOfCodes, sourceFrom } from '../../domain/orders/order-address.ts'
import { type PayStep, payStepOf } from '../../domain/orders/payable.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { fail } from '../../domain/shared/result.ts'
import {
  drafts,
  type KeptText,
  useDraft,
  useDraftName,
  useKeepDraft,
  useKeptText,
} from '../hooks/forms/use-draft.ts'
import { type Query, useQuery } from '../hooks/loading/use-query.ts'
import { type Action, useAction, useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import { type ScreenSearch, withQuery } from '../navigation/screen.ts'

type Problem = {
  readonly text: string
  readonly isOfAddress: boolean
  /** What was to be ordered has left the cart: another tab or device has ordered or removed it. */
  readonly isGone: boolean
}

type Confirm = {
  /** Undefined when the address contains nothing to order. */
  readonly source: OrderSource | undefined
  readonly preview: Query<Checkout, ApiFault>
  readonly note: string
  readonly setNote: (note: string) => void
  /** Why the order could not be created, and whether a missing address is the reason. */
  readonly problem: Problem | undefined
  /** The next step after creating the order; undefined while its price is unknown. */
  readonly step: PayStep | undefined
  readonly submit: Action<[], void>
  /** A code being typed; applied ones are in the address. */
  readonly promo: KeptText
  readonly applyCodes: (codes: readonly string[]) => void
}

/** The order from the address: its price, reloaded when a part changes, and submitting it. */
export const useConfirm = (search: ScreenSearch): Confirm => {
  const { addresses, cart, orders, vouchers, wallet } = useApp()
  // Edited here or in another tab: the order must not go to an address that was not shown.
  const addressChanges = useStream(addresses.changes$)
  const voucherChanges = useStream(vouchers.changes$)
  const balance = useStream(wallet.balance$)
  const hasCode = useStream(wallet.hasPaymentCode$)
  const navigate = useNavigate()
  const faultText = useFaultText()
  const { t } = useTranslations()
  const source = sourceFrom(search)
  const codes = chosenCodesFrom(search)
  const inAddress = search.get('promo') ?? ''
  const addressId = search.get('address') ?? ''
  const key = JSON.stringify(source ?? null)
  const draftName = useDraftName(`order ${key}`)
  const draft = useDraft(draftName)
  const [note, setNote] = useState(draftText(draft, 'note') ?? '')
  useKeepDraft(draftName, { note }, note !== '')
  const promo = useKeptText(`promo ${key}`, codes?.length === 1 ? codes[0] : '')
  const [problem, setProblem] = useState<Problem | undefined>(undefined)
  /** Where an order that was made leads to; if the shopper has left meanwhile, when this page is shown again. */
  const [made, setMade] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (made === undefined) return
    setMade(undefined)
    // Replaces this history entry: Back from the payment must not lead to a second order.
    navigate(made, { replace: true })
  }, [made, navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to order is what its key says
  const confirmation = useMemo(() => source && orders.confirmation(source), [orders, key])
  const choice = { codes, addressId: addressId === '' ? undefined : addressId }
  const preview = useQuery<Checkout, ApiFault>({
    key,
    version: `${addressId} ${addressChanges} ${inAddress} ${voucherChanges}`,
    load: async () => (confirmation ? confirmation.load(choice) : fail({ kind: 'cancelled' })),
  })
  const { refresh } = preview
  useEffect(() => {
    const following = confirmation?.follow(() => void refresh())
    return () => following?.unsubscribe()
  }, [confirmation, refresh])
  const shown = preview.value
  const lineIds = source?.kind === 'cart' ? source.lineIds : []
  const hasLost = hasLostLines(useStream(cart.cart$), lineIds)
  // Ordered or removed in another tab or on another device, so that it cannot be priced any more.
  const lost: Problem | undefined =
    shown && hasLost && preview.fault?.kind === 'rejected'
      ? { text: faultText(preview.fault), isOfAddress: false, isGone: true }
      : undefined
  const step = shown && payStepOf({ amount: shown.total }, balance, hasCode)
  /** Whether the lines are not in the cart any more, as the server has it now. */
  const haveLeft = async (): Promise<boolean> => {
    await cart.refresh()
    return hasLostLines(cart.cart$.value, lineIds)
  }
  const submit = useAction(async () => {
    if (!confirmation || !shown || !step) return
    setProblem(undefined)
    const answer = await confirmation.submit({ seen: shown, choice, note })
    const isMade = answer.ok || answer.fault.kind === 'order-not-returned'
    if (isMade) {
      drafts.keep(draftName, undefined)
      promo.forget()
      // If the server accepted it without a number, the order is in the list, waiting for payment.
      setMade(answer.ok ? hrefOfStep(answer.value.target, step, hasScreen('/topUp')) : '/myPurchases/0')
    } else {
      const { fault } = answer
      // It is unknown whether the order exists; submitting the same one again is safe.
      const text = isUnanswered(fault) ? t('orders.createUnanswered') : faultText(fault)
      const isGone = fault.kind === 'rejected' && lineIds.length > 0 && (await haveLeft())
      setProblem({ text, isOfAddress: fault.kind === 'address-required', isGone })
      // Another sum is known, because it was loaded.
      if (!isGone && fault.kind !== 'amount-changed') void preview.refresh()
    }
  })
  const applyCodes = (chosen: readonly string[]): void => {
    const wanted = queryOfCodes(chosen)
    // The address contains them already, so their answer was lost: load it again.
    if (wanted === inAddress) void preview.refresh()
    else navigate(withQuery('/order', search, { promo: wanted }), { replace: true })
  }
  return { source, preview, note, setNote, problem: problem ?? lost, step, submit, promo, applyCodes }
}
