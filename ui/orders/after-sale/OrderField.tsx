import { type ReactNode, useState } from 'react'
import { titleIn } from '../../../domain/catalogue/product.ts'
import type { OrderSummary } from '../../../domain/orders/order.ts'
import { BottomSheet, FieldButton, SelectList } from '../../components/forms.ts'
import { EmptyState, ErrorState, InfiniteFooter, SkeletonRows } from '../../components/kit.ts'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { shopNameIn, useTranslations } from '../../i18n/translations.ts'

type OrderFieldProps = {
  /** The id of the order; '' while none is selected. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (orderId: string) => void
}

/** Selects one of the shopper's orders for a complaint. */
export const OrderField = ({ value, error, onChange }: OrderFieldProps): ReactNode => {
  const { orders } = useApp()
  const translations = useTranslations()
  const { t, language } = translations
  const faultText = useFaultText()
  const [isOpen, setOpen] = useState(false)
  const list = useInfiniteList({
    key: language,
    load: (page) => orders.loadOrders('all', page),
    identify: ({ id }: OrderSummary) => id,
  })
  const chosen = list.rows.find(({ id }) => id === value)
  const isBlank = list.rows.length === 0
  return (
    <>
      <FieldButton
        label={t('afterSale.complaint.order')}
        value={chosen?.number ?? (value === '' ? '' : `#${value}`)}
        placeholder={t('afterSale.complaint.chooseOrder')}
        icon="chevron-down"
        error={error}
        onClick={() => setOpen(true)}
      />
      <BottomSheet isOpen={isOpen} title={t('afterSale.complaint.order')} onClose={() => setOpen(false)}>
        {isBlank && list.fault && <ErrorState text={faultText(list.fault)} onRetry={list.retry} />}
        {isBlank && !list.fault && list.phase !== 'ended' && <SkeletonRows count={4} />}
        {isBlank && list.phase === 'ended' && <EmptyState title={t('orders.list.empty.all')} />}
        <SelectList
          label={t('afterSale.complaint.order')}
          options={list.rows.map(({ id, number, shop, lines }) => ({
            value: id,
            label: number,
            description: [
              shopNameIn(shop.name, translations),
              ...lines.slice(0, 1).map((line) => titleIn(line, language)),
            ].join(' · '),
          }))}
          value={value === '' ? undefined : value}
          onChoose={(id) => {
            setOpen(false)
            onChange(id)
          }}
        />
        {!isBlank && (
          <InfiniteFooter phase={list.phase} onMore={list.more} onRetry={list.retry} isEndSilent />
        )}
      </BottomSheet>
    </>
  )
}
