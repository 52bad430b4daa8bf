import type { ReactNode } from 'react'
import { CANCELLED_BY_SHOP, isRefundReason } from '../../../domain/orders/refund.ts'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { Card, type KeyValue, KeyValues } from '../../components/kit.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { SentPictures } from '../../pictures/SentPictures.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { ShopHead } from '../ShopHead.tsx'
import css from './after-sale.module.css'

/** The content of the application. */
export const RefundFacts = ({ refund }: { readonly refund: Refund }): ReactNode => {
  const { t, language } = useTranslations()
  const { reason, parcel } = refund
  const row = (key: string, value: ReactNode): readonly KeyValue[] =>
    value === '' || value === undefined ? [] : [{ label: t(key), value }]
  return (
    <>
      <Card label={t('afterSale.refund.lines')} className={css['card']}>
        <ShopHead shop={refund.shop} />
        <OrderLines lines={refund.lines} isLinked />
      </Card>
      <Card label={t('afterSale.progress.facts')} className={css['card']}>
        <KeyValues
          rows={[
            ...row(
              'afterSale.refund.kind',
              t(refund.withReturn ? 'afterSale.refund.return' : 'afterSale.refund.money'),
            ),
            ...row(
              'afterSale.refund.goods',
              t(refund.isReceived ? 'afterSale.refund.received' : 'afterSale.refund.notReceived'),
            ),
            ...row(
              'afterSale.refund.reason',
              isRefundReason(reason) || reason === CANCELLED_BY_SHOP
                ? t(`afterSale.reason.${reason}`)
                : reason,
            ),
            ...row('afterSale.parcel.title', parcel && <bdi>{`${parcel.courier} ${parcel.number}`}</bdi>),
            ...row('afterSale.progress.number', refund.number === '' ? '' : <bdi>{refund.number}</bdi>),
            ...row('afterSale.progress.order', <bdi>{refund.orderNumber}</bdi>),
            ...row('afterSale.progress.asked', formatDate(refund.createdAt, language)),
            ...row('afterSale.progress.settled', refund.settledAt && formatDate(refund.settledAt, language)),
          ]}
        />
        {refund.explanation !== '' && <bdi className={css['words']}>{refund.explanation}</bdi>}
        <SentPictures label={t('afterSale.refund.proof')} pictures={refund.pictures} />
      </Card>
    </>
  )
}
