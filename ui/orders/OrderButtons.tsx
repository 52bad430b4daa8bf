import type { ReactNode } from 'react'
import type { OrderSummary } from '../../domain/orders/order.ts'
import { type OrderAction, stageActs } from '../../domain/orders/order-actions.ts'
import { hrefOfAct } from '../../domain/orders/order-address.ts'
import { Button, type ButtonKind, ButtonLink } from '../components/kit.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { OrderActions } from './use-order-actions.tsx'

/** An action on screen: a link, or a button. */
export type OrderButton = {
  readonly action: OrderAction
  readonly wordKey: string
  readonly href: string | undefined
}

/** The key of an action's label. */
const wordKeyOf = (action: OrderAction): string =>
  `orders.action.${action === 'view-after-sale' ? 'viewAfterSale' : action}`

/** An order's buttons: in its row or bar, the primary one first, and the others. */
type OrderButtonsOf = {
  readonly shown: readonly OrderButton[]
  readonly quiet: readonly OrderButton[]
}

/** The possible actions of an order by its stage; those without a page are left out. */
export const buttonsOf = (order: OrderSummary, nowSeconds: number): OrderButtonsOf => {
  const { main, second, quiet } = stageActs(order, nowSeconds)
  const buttons = (actions: readonly (OrderAction | undefined)[]): readonly OrderButton[] =>
    actions
      .filter((action) => action !== undefined)
      .map((action) => ({ action, wordKey: wordKeyOf(action), href: hrefOfAct(action, order) }))
      .filter(({ href }) => href === undefined || hasScreen(href))
  return { shown: buttons([main, second]), quiet: buttons(quiet) }
}

/** Actions that are never emphasised, so that they are not pressed by mistake. */
const QUIET: ReadonlySet<OrderAction> = new Set(['cancel', 'delete', 'refund', 'chat'])

type OrderButtonsProps = {
  readonly order: OrderSummary
  /** The most important first; rendered last, at the right. */
  readonly buttons: readonly OrderButton[]
  readonly actions: OrderActions
  /** card: small; bar: equal widths; rest: small, none emphasised. */
  readonly look: 'card' | 'bar' | 'rest'
}

/** The actions of one order in a row. */
export const OrderButtons = ({ order, buttons, actions, look }: OrderButtonsProps): ReactNode => {
  const { t, language } = useTranslations()
  const mainLook = look === 'bar' ? 'primary' : 'soft'
  const kindOfMain = (action: OrderAction): ButtonKind => {
    if (action === 'pay') return 'primary'
    if (action === 'remind') return 'neutral'
    // Buying again is never the primary action.
    return action === 'again' ? 'soft' : mainLook
  }
  const reversed = [...buttons].reverse()
  const main = reversed.length - 1
  return reversed.map(({ action, wordKey, href }, index) => {
    const isMain = look !== 'rest' && index === main && !QUIET.has(action)
    const quietKind = look === 'rest' ? 'text' : 'line'
    const kind: ButtonKind = isMain ? kindOfMain(action) : quietKind
    const shared = { kind, ...(look === 'bar' ? { isFlex: true } : { size: 'sm' as const }) }
    const isSpending = action === 'pay' && look === 'bar'
    const label = isSpending ? t('orders.pay', { amount: formatMoney(order.total, language) }) : t(wordKey)
    if (href !== undefined) {
      return (
        <ButtonLink key={action} {...shared} href={href}>
          {label}
        </ButtonLink>
      )
    }
    return (
      <Button
        key={action}
        {...shared}
        isBusy={actions.busyId === order.id && isMain}
        isDisabled={actions.busyId === order.id && !isMain}
        onClick={() => actions.press(action, order)}
      >
        {label}
      </Button>
    )
  })
}
