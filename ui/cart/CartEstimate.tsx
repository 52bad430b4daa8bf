import { type ReactNode, useRef } from 'react'
import type { CartLine, CartTotals } from '../../domain/cart/cart.ts'
import type { EstimatedParcel, OrderEstimate } from '../../domain/orders/estimate.ts'
import { type Cents, cents } from '../../domain/shared/money.ts'
import { mapResult } from '../../domain/shared/result.ts'
import split from '../components/frame/split.module.css'
import { Icon, type KeyValue, KeyValues } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { formatDayRange, formatMoney } from '../i18n/format.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import css from './BagScreen.module.css'

export type CartEstimated = {
  /** Undefined until it is known, or without lines. */
  readonly estimate: OrderEstimate | undefined
  readonly isStale: boolean
  readonly hasFailed: boolean
}

/** The estimate of the selected lines, reloaded once changes have settled. */
export const useCartEstimate = (lines: readonly CartLine[], isSettling: boolean): CartEstimated => {
  const { orders } = useApp()
  const settled = useRef('')
  const chosen = lines.map(({ id, quantity }) => `${id}x${quantity}`).join(' ')
  if (!isSettling) settled.current = chosen
  const of = settled.current
  const { value, fault } = useQuery({
    key: 'cart estimate',
    version: of,
    load: async () => mapResult(await orders.loadEstimate(lines), (estimate) => ({ of, estimate })),
  })
  const estimate = lines.length > 0 ? value?.estimate : undefined
  return { estimate, isStale: value?.of !== chosen, hasFailed: fault !== undefined }
}

/** The courier, the expected days and the fee of a shop's parcel; '' where the server charges for all shops at once. */
export const useParcelText = (): ((parcel: EstimatedParcel) => string) => {
  const { t, language } = useTranslations()
  return ({ courier, arrival, freight }) =>
    courier === '' && freight === 0
      ? ''
      : [
          courier,
          arrival && t('cart.arrives', { days: formatDayRange(arrival.first, arrival.last, language) }),
          formatMoney(freight, language),
        ]
          .filter(Boolean)
          .join(' · ')
}

type CartEstimateProps = {
  readonly lines: readonly CartLine[]
  readonly totals: CartTotals
  readonly isSettling: boolean
  readonly estimated: CartEstimated
  /** Renders the total with the known estimate. */
  readonly children: (total: Cents, isFaded: boolean) => ReactNode
}

/** On wide screens: the parts of the cart's total, and vouchers that are almost reached. */
export const CartEstimate = ({
  lines,
  totals,
  isSettling,
  estimated,
  children,
}: CartEstimateProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const { estimate, isStale } = estimated
  const isKnown = estimate !== undefined
  const shops = new Map(lines.map(({ shopId, shopName }) => [shopId, shopNameIn(shopName, translations)]))
  const money = (amount: Cents): string => formatMoney(amount, language)
  const partOf = (shopId: string, name: string): KeyValue => {
    const parcel = estimate?.parcels.find((one) => one.shopId === shopId)
    const courier = parcel?.courier ?? ''
    return {
      label: courier === '' ? name : `${name} · ${courier}`,
      value: parcel ? money(parcel.freight) : '…',
      isPart: true,
    }
  }
  const near = isKnown ? estimate.near : undefined
  const isSaved = isKnown && estimate.discount > 0
  const voucherRow: KeyValue = {
    label: t('cart.vouchers', { count: isKnown ? estimate.vouchers : 0 }),
    value: isKnown ? money(isSaved ? cents(-estimate.discount) : estimate.discount) : '…',
    ...(isSaved && { tone: 'ok' as const }),
  }
  return (
    <>
      <div className={`${split['sums']} ${css['summary']}`} aria-busy={isSettling || isStale || undefined}>
        <h2>{t('cart.summary')}</h2>
        <KeyValues
          rows={[
            {
              label: t('cart.subtotal', { count: totals.quantity }),
              value: money(totals.total),
            },
            // Space is reserved from the start, so that the button below does not move.
            {
              label: t('cart.freight', { count: shops.size }),
              value: isKnown ? money(estimate.freight) : '…',
            },
            ...(shops.size > 1 ? [...shops] : []).map(([shopId, name]) => partOf(shopId, name)),
            voucherRow,
          ]}
        />
        {near && (
          <p className={css['near']}>
            <Icon name="ticket-percent" size={20} />
            <span>
              {t(near.voucher.shop ? 'cart.nearShop' : 'cart.near', {
                missing: money(near.missing),
                amount: money(near.amount),
                shop: near.voucher.shop?.name ?? '',
              })}
            </span>
          </p>
        )}
      </div>
      {children(isKnown ? estimate.total : totals.total, isSettling || isStale)}
    </>
  )
}
