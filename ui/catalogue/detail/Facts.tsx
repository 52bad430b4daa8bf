import { type ReactNode, useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import type { DeliveryQuote } from '../../../domain/orders/delivery-quote.ts'
import { Origin } from '../../components/commerce/products/Origin.tsx'
import { Icon, type IconName, type KeyValue, KeyValues } from '../../components/kit.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import { formatDayRange, formatMoney, formatOptions } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { SheetOpener } from './BuyForm.tsx'
import { ColourDots } from './ColourDots.tsx'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'

type FactProps = {
  readonly icon: IconName
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Shown before the arrow. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly opener: Partial<SheetOpener>
}

/** Important information before buying, in a row that opens details. */
const Fact = ({ icon, title, text, aside, className, opener }: FactProps): ReactNode => (
  <li className={className}>
    <button type="button" className={css['fact']} {...opener}>
      <Icon name={icon} size={20} />
      <span className="grow">
        <span className={css['factTitle']}>{title}</span>
        {text !== undefined && <span className={css['factText']}>{text}</span>}
      </span>
      {aside}
      <Icon name="chevron-right" size={20} />
    </button>
  </li>
)

type FactsProps = {
  readonly product: ProductDetail
  readonly chosen: Chosen
  /** Opens the options sheet. */
  readonly opener: SheetOpener
}

/** Delivery, returns, selection; rows without data are left out. */
export const Facts = ({ product, chosen, opener }: FactsProps): ReactNode => {
  const { t, language } = useTranslations()
  const [open, setOpen] = useState<'delivery' | 'returns' | undefined>(undefined)
  const { delivery, returnDays, shop } = product
  const origin = shop.origin ?? product.origin
  const close = (): void => setOpen(undefined)
  return (
    <>
      <ul className={css['facts']}>
        {delivery && (
          <Fact
            icon="truck"
            opener={{ onClick: () => setOpen('delivery') }}
            title={<DeliveryWords delivery={delivery} />}
            text={
              origin && (
                <Origin origin={origin}>
                  {origin.town !== '' && t('detail.sentFrom', { place: origin.town })}
                </Origin>
              )
            }
          />
        )}
        {returnDays !== undefined && (
          <Fact
            icon="shield-check"
            opener={{ onClick: () => setOpen('returns') }}
            title={
              <>
                <b>{t('detail.returns', { count: returnDays })}</b>
                <span>{` · ${t('detail.returnsShort')}`}</span>
              </>
            }
            text={t('detail.returnsText')}
          />
        )}
        {product.options.length > 0 && (
          <Fact
            className={css['factOptions']}
            icon="sliders-horizontal"
            opener={opener}
            title={
              <>
                <span className="visually-hidden">{`${t('detail.options')}: `}</span>
                <b>{formatOptions(chosen.values, language) || t('detail.chooseVariant')}</b>
              </>
            }
            text={formatOptions(
              product.options.map(({ name, values }) => `${values.length} ${name}`),
              language,
            )}
            aside={<ColourDots options={product.options} />}
          />
        )}
      </ul>
      {delivery && (
        <BottomSheet isOpen={open === 'delivery'} title={t('detail.delivery')} onClose={close}>
          <DeliveryFacts delivery={delivery} place={origin && <Origin origin={origin} />} />
          <p className="small ink-2">{t('detail.feePerOrder')}</p>
        </BottomSheet>
      )}
      {returnDays !== undefined && (
        <BottomSheet isOpen={open === 'returns'} title={t('detail.guarantee')} onClose={close}>
          <ul className={css['terms']}>
            {(['beforeSent', 'onWay', 'received', 'toBalance'] as const).map((term) => (
              <li key={term}>
                <Icon name="check" size={20} />
                <span>{t(`detail.terms.${term}`, { count: returnDays })}</span>
              </li>
            ))}
          </ul>
        </BottomSheet>
      )}
    </>
  )
}

type DeliveryProps = { readonly delivery: DeliveryQuote }

const DeliveryWords = ({ delivery: { fee, arrival } }: DeliveryProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <>
      <b translate="no">
        {fee === 0 ? t('detail.freeDelivery') : t('detail.deliveryFee', { fee: formatMoney(fee, language) })}
      </b>
      {arrival && (
        <span>
          {` · ${t('detail.arrives', { days: formatDayRange(arrival.first, arrival.last, language) })}`}
        </span>
      )}
    </>
  )
}

const DeliveryFacts = ({
  delivery: { fee, courier, arrival },
  place,
}: DeliveryProps & { readonly place: ReactNode }): ReactNode => {
  const { t, language } = useTranslations()
  const rows: KeyValue[] = [
    { label: t('detail.fee'), value: formatMoney(fee, language) },
    ...(courier === '' ? [] : [{ label: t('detail.courier'), value: courier }]),
    ...(place ? [{ label: t('detail.origin'), value: place }] : []),
    ...(arrival
      ? [{ label: t('detail.expected'), value: formatDayRange(arrival.first, arrival.last, language) }]
      : []),
  ]
  return <KeyValues rows={rows} />
}
