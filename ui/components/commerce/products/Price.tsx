import type { ReactNode } from 'react'
import { discountPercent } from '../../../../domain/catalogue/product.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { formatMoney, formatPercent, moneyParts } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { cx } from '../../cx.ts'
import { Tag } from '../../surfaces/Badge.tsx'
import css from './Price.module.css'

type PriceProps = {
  readonly cents: Cents
  /** md 16, base 18, lg 22, xl 30 (36 from 900 px). */
  readonly size?: 'md' | 'base' | 'lg' | 'xl'
  /** Cannot be bought now. */
  readonly isFaded?: boolean
}

/** A price in the design's typography: raised symbol, large integer, small decimals; never wrapped. */
export const Price = ({ cents, size = 'base', isFaded = false }: PriceProps): ReactNode => {
  const { language } = useTranslations()
  const { sign, symbol, whole, fraction } = moneyParts(cents, language)
  return (
    // Replaced as a whole and protected from translators: a partly updated sum would be wrong.
    <span
      key={cents}
      translate="no"
      className={cx(css['price'], size !== 'base' && css[size], isFaded && css['faded'])}
    >
      {sign}
      <i className={css['symbol']}>{symbol}</i>
      {whole}
      <i className={css['fraction']}>{fraction}</i>
    </span>
  )
}

/** The market price, struck through; only when it is real. */
export const WasPrice = ({ cents }: { readonly cents: Cents }): ReactNode => {
  const { t, language } = useTranslations()
  const money = formatMoney(cents, language)
  return (
    <>
      <s className={css['oldPrice']} translate="no" aria-hidden="true">
        {money}
      </s>
      <span className="visually-hidden">{t('kit.wasPrice', { price: money })}</span>
    </>
  )
}

/** The discount from the market price, in whole percent: `−15%`. */
export const Discount = ({ percent }: { readonly percent: number }): ReactNode => {
  const { t, language } = useTranslations()
  const share = formatPercent(percent, language)
  return (
    <Tag tone="accent" className={css['discount']}>
      <span aria-hidden="true">{`−${share}`}</span>
      <span className="visually-hidden">{t('kit.discount', { share })}</span>
    </Tag>
  )
}

type OfferPriceProps = {
  readonly offer: { readonly price: Cents; readonly marketPrice: Cents | undefined }
  readonly className?: string | undefined
}

/** A product's price in large, with its market price and the discount. */
export const OfferPrice = ({ offer, className }: OfferPriceProps): ReactNode => {
  const percent = discountPercent(offer)
  return (
    <span className={className}>
      <Price cents={offer.price} size="xl" />
      {offer.marketPrice !== undefined && <WasPrice cents={offer.marketPrice} />}
      {percent !== undefined && <Discount percent={percent} />}
    </span>
  )
}
