import { useEffect, useMemo, useState } from 'react'
import type { Checkout } from '../../application/orders/orders-context.ts'
import { type ApiFault, isUnanswered } from '../../domain/api/fault.ts'
import { type OrderSource, orderRequestOf } from '../../domain/orders/order.ts'
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
  const preview = useQuery({
    key,
    version: `${addressId} ${addressChanges} ${inAddress} ${voucherChanges}`,
    load: () =>
      source
        ? orders.loadCheckout({ source, codes, addressId: addressId === '' ? undefined : addressId })
        : Promise.resolve(fail({ kind: 'cancelled' } as const)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to order is what its key says
  const lines = useMemo(() => source && orders.watchLines(source), [orders, key])
  const { refresh } = preview
  useEffect(() => {
    const following = lines?.follow(() => void refresh())
    return () => following?.unsubscribe()
  }, [lines, refresh])
  const shown = preview.value
  const step = shown && payStepOf({ amount: shown.total }, balance, hasCode)
  /** Whether none of these lines is in the cart any more, as the server has it now. */
  const haveLeft = async (lineIds: readonly string[]): Promise<boolean> => {
    await cart.refresh()
    const { phase, lines: left } = cart.cart$.value
    return phase === 'ready' && !left.some(({ id }) => lineIds.includes(id))
  }
  const submit = useAction(async () => {
    if (!source || !shown || !step) return
    setProblem(undefined)
    const answer = await orders.submit(orderRequestOf(source, shown, note))
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
      const isGone = fault.kind === 'rejected' && source.kind === 'cart' && (await haveLeft(source.lineIds))
      setProblem({ text, isOfAddress: fault.kind === 'address-required', isGone })
      if (!isGone) void preview.refresh()
    }
  })
  const applyCodes = (chosen: readonly string[]): void => {
    const wanted = queryOfCodes(chosen)
    // The address contains them already, so their answer was lost: load it again.
    if (wanted === inAddress) void preview.refresh()
    else navigate(withQuery('/order', search, { promo: wanted }), { replace: true })
  }
  return { source, preview, note, setNote, problem, step, submit, promo, applyCodes }
}
