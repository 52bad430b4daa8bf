import { type ReactNode, useState } from 'react'
import type { OrderSummary } from '../../domain/orders/order.ts'
import type { OrderAction } from '../../domain/orders/order-actions.ts'
import { ConfirmDialog } from '../components/forms.ts'
import { useAction, useApp } from '../hooks/use-app.ts'
import { useNavigateFromToast } from '../hooks/use-navigate.tsx'
import { formatList } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'

type ConfirmedAction = 'cancel' | 'receive' | 'delete'
type Question = { readonly act: ConfirmedAction; readonly order: OrderSummary }

export type OrderActions = {
  /** Carries out an action, or asks first. Actions that are links do not come here. */
  readonly press: (action: OrderAction, order: OrderSummary) => void
  readonly busyId: string | undefined
  /** The confirmation dialog; render it once on the screen. */
  readonly dialog: ReactNode
}

type OrderActionsOptions = {
  /** Called when the server refused: the data on screen are outdated. */
  readonly onStale: () => void
  /** Called before an order is deleted, and again with false if that failed. */
  readonly onDeleting?: (isDeleting: boolean) => void
  readonly onDeleted?: () => void
}

const WORDS = {
  cancel: { yes: 'orders.action.cancel', no: 'orders.action.keep', done: 'orders.action.cancelled' },
  receive: { yes: 'orders.action.receiveYes', no: 'orders.action.notYet', done: 'orders.action.received' },
  delete: { yes: 'orders.action.delete', no: 'orders.action.keep', done: 'orders.action.deleted' },
} as const

/** The text of a confirmation. Confirming receipt while the parcel is still under way mentions the consequences. */
const textOf = ({ act, order }: Question): string => {
  const isUnderway = act === 'receive' && order.parcel.length > 0 && order.hasArrived !== true
  return isUnderway ? 'receiveUnderwayText' : `${act}Text`
}

const isAsked = (action: OrderAction): action is ConfirmedAction => Object.hasOwn(WORDS, action)

/** A shopper's actions on orders, the same in the list and on the order's page (requirement S4). */
export const useOrderActions = ({ onStale, onDeleting, onDeleted }: OrderActionsOptions): OrderActions => {
  const { orders, notices } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigateFromToast()
  const [question, setQuestion] = useState<Question | undefined>(undefined)
  // Kept while the dialog closes, so that its text does not disappear first.
  const [isOpen, setOpen] = useState(false)
  const [busyId, setBusyId] = useState<string | undefined>(undefined)

  const settle = useAction(async ({ act, order }: Question) => {
    setBusyId(order.id)
    const calls = { cancel: orders.cancel, receive: orders.confirmReceipt, delete: orders.remove }
    if (act === 'delete') onDeleting?.(true)
    const answer = await calls[act](order.id)
    setOpen(false)
    setBusyId(undefined)
    if (!answer.ok) {
      onDeleting?.(false)
      onStale()
      return
    }
    notices.show('success', { kind: 'key', key: WORDS[act].done })
    if (act === 'delete') onDeleted?.()
  })

  const again = useAction(async (order: OrderSummary) => {
    setBusyId(order.id)
    const answer = await orders.buyAgain(order.id)
    setBusyId(undefined)
    if (!answer.ok) return
    const { added, skipped } = answer.value
    const toCart = { key: 'orders.action.toCart', run: () => navigate('/bag') }
    const names = { count: added, skipped: formatList(skipped, language) }
    const show = (key: string): number =>
      notices.show(
        added > 0 ? 'success' : 'info',
        { kind: 'key', key: `orders.action.${key}`, with: names },
        ...(added > 0 ? [toCart] : []),
      )
    if (added > 0) show(skipped.length > 0 ? 'againSome' : 'againAll')
    else show(skipped.length > 0 ? 'againNone' : 'againNothing')
  })

  const press: OrderActions['press'] = (action, order) => {
    if (busyId !== undefined) return
    if (action === 'again') void again.run(order)
    else if (isAsked(action)) {
      setQuestion({ act: action, order })
      setOpen(true)
    }
  }

  const dialog = question && (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`orders.action.${question.act}Title`)}
      text={t(`orders.action.${textOf(question)}`)}
      confirmLabel={t(WORDS[question.act].yes)}
      cancelLabel={t(WORDS[question.act].no)}
      isDanger={question.act !== 'receive'}
      isBusy={settle.isBusy}
      onConfirm={() => void settle.run(question)}
      onCancel={() => setOpen(false)}
    />
  )
  return { press, busyId, dialog }
}
