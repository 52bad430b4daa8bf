import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Payable, PayTarget } from '../../domain/orders/order.ts'
import { queryOfTarget } from '../../domain/orders/order-address.ts'
import { fail } from '../../domain/shared/result.ts'
import { ART } from '../components/art.ts'
import { ButtonLink, EmptyState, IconDisc, Price, SkeletonCards, Tag } from '../components/kit.ts'
import { type Query, useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatDayRange } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { OrderFault } from './OrderFault.tsx'
import css from './orders.module.css'

type PayableStatesProps = { readonly target: PayTarget | undefined; readonly query: Query<Payable, ApiFault> }

/** All states in which nothing can be paid: loading, failed, closed, paid. */
export const PayableStates = ({ target, query }: PayableStatesProps): ReactNode => {
  const { t } = useTranslations()
  const { value } = query
  if (!target) return <NothingToPay />
  if (value?.isPaid) return <PaidState payable={value} />
  if (value?.isClosed) {
    return (
      <EmptyState
        isTall
        image={ART.document}
        title={t('orders.closedTitle')}
        text={t('orders.closedText')}
        href="/myPurchases"
        replace
        linkLabel={t('orders.viewOrders')}
      />
    )
  }
  if (value) return null
  if (query.phase === 'failed' && query.fault) {
    return <OrderFault fault={query.fault} onRetry={query.retry} />
  }
  return <SkeletonCards count={2} />
}

/** The address contains nothing to pay. */
export const NothingToPay = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.coin}
      title={t('orders.nothingToPay')}
      text={t('orders.nothingToPayText')}
      href="/myPurchases"
      replace
      linkLabel={t('orders.viewOrders')}
    />
  )
}

/** What happens after a payment: keys under `orders.after`. */
const AFTER = [
  { key: 'paid', icon: 'credit-card' },
  { key: 'packed', icon: 'package' },
  { key: 'shipped', icon: 'truck' },
  { key: 'received', icon: 'package-check' },
] as const

/** Paid, and what comes next; also shown after a reload. Back does not return here. */
const PaidState = ({ payable }: { readonly payable: Payable }): ReactNode => {
  const { t, language } = useTranslations()
  const [orderId] = payable.orderIds
  const href =
    payable.orderIds.length === 1 && orderId ? `/orderInfo/${encodeURIComponent(orderId)}` : '/myPurchases/1'
  return (
    <div role="status">
      <EmptyState
        isTall
        image={ART.parcel}
        title={t('orders.paidTitle')}
        text={t('orders.paidText')}
        action={
          <>
            <div className={css['paid']}>
              <Price cents={payable.amount} size="lg" />
              <Tag>
                {t('orders.orderNumber')} <bdi>{payable.label}</bdi>
              </Tag>
            </div>
            <ol className={css['after']} aria-label={t('orders.after.title')}>
              {AFTER.map(({ key, icon }, at) => (
                <li key={key}>
                  <IconDisc icon={at === 0 ? 'check' : icon} tone={at === 0 ? 'teal' : 'neutral'} />
                  <span>
                    <b>{t(`orders.detail.step.${key}`)}</b>
                    <span className="small ink-2">
                      {key === 'shipped' && payable.arrival
                        ? t('orders.arrives', {
                            days: formatDayRange(payable.arrival.first, payable.arrival.last, language),
                          })
                        : t(`orders.after.${key}`)}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            <ButtonLink kind="primary" href={href} isBlock replace>
              {t('orders.viewOrder')}
            </ButtonLink>
            <ButtonLink kind="text" href="/home" isBlock replace>
              {t('orders.goOnShopping')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

/** What is to be paid, reloaded when an order has changed. */
export const usePayable = (target: PayTarget | undefined): Query<Payable, ApiFault> => {
  const { orders } = useApp()
  const version = useStream(orders.changes$)
  return useQuery({
    key: target ? queryOfTarget(target) : '',
    version,
    load: () => (target ? orders.loadPayable(target) : Promise.resolve(fail({ kind: 'cancelled' } as const))),
  })
}
