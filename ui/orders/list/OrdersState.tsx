import type { ReactNode } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { OrderFilter, OrderSummary } from '../../../domain/orders/order.ts'
import { ART } from '../../components/art.ts'
import { ButtonLink, EmptyState, ErrorState, SkeletonCards } from '../../components/kit.ts'
import type { InfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { FILTER_NAMES } from '../order-looks.ts'
import css from '../orders.module.css'

type OrdersStateProps = {
  readonly list: InfiniteList<OrderSummary, ApiFault>
  readonly filter: OrderFilter
  readonly keyword: string
}

/** A list without orders: loading, failed, not found, none yet. */
export const OrdersState = ({ list, filter, keyword }: OrdersStateProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  if (list.phase === 'failed' && list.fault) {
    return <ErrorState isTall text={faultText(list.fault)} onRetry={list.retry} />
  }
  if (list.phase !== 'ended') {
    return (
      <div className={css['orderList']}>
        <SkeletonCards count={4} />
      </div>
    )
  }
  if (keyword !== '') {
    return (
      <EmptyState
        isTall
        image={ART.telescope}
        title={t('orders.list.noMatchTitle')}
        text={t('orders.list.noMatchText')}
      />
    )
  }
  const isAll = filter === 'all'
  return (
    <EmptyState
      isTall
      image={ART.parcel}
      title={t(`orders.list.empty.${FILTER_NAMES[filter]}`)}
      text={t('orders.list.emptyText')}
      action={
        <ButtonLink
          kind={isAll ? 'primary' : 'neutral'}
          href={isAll ? '/home' : '/myPurchases'}
          replace={!isAll}
          isBlock
        >
          {t(isAll ? 'orders.list.shop' : 'orders.list.showAll')}
        </ButtonLink>
      }
    />
  )
}
