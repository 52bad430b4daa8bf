import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { ORDER_NOTE_MOST, type OrderPreviewGroup } from '../../domain/orders/order.ts'
import { RefusalNote } from '../components/fields/RefusalNote.tsx'
import { TextArea } from '../components/forms.ts'
import split from '../components/frame/split.module.css'
import { AppBar, BottomBar, Button, Card, ErrorState, Page, Price, SkeletonCards } from '../components/kit.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import { type ScreenProps, withQuery } from '../navigation/screen.ts'
import { ConfirmSums, ConfirmTotals } from './confirm/ConfirmTotals.tsx'
import { DeliveryAddress } from './confirm/DeliveryAddress.tsx'
import { NothingToOrder } from './confirm/NothingToOrder.tsx'
import { PromoRow } from './confirm/PromoRow.tsx'
import { useConfirm } from './confirm/use-confirm.ts'
import { OrderLines } from './OrderLines.tsx'
import css from './orders.module.css'
import { ShopHead } from './ShopHead.tsx'

/** What is ordered, by shop. */
const ConfirmGroups = ({ groups }: { readonly groups: readonly OrderPreviewGroup[] }): ReactNode => {
  const translations = useTranslations()
  return groups.map(({ shop, lines }) => (
    <Card key={shop.shopId} label={shopNameIn(shop.name, translations)} className={css['group']}>
      <ShopHead shop={shop} />
      <OrderLines lines={lines} />
    </Card>
  ))
}

type PreviewFaultProps = { readonly fault: ApiFault; readonly onRetry: () => void }

/** What the server refuses it refuses again, such as a product that is sold no more: the cart is the way on. */
const PreviewFault = ({ fault, onRetry }: PreviewFaultProps): ReactNode => {
  const text = useFaultText()(fault)
  return fault.kind === 'rejected' ? (
    <NothingToOrder text={text} />
  ) : (
    <ErrorState isTall text={text} onRetry={onRetry} />
  )
}

/** Everything about the order once more; submitting creates it (requirement S2, api.md 4). */
export const OrderConfirmScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const { source, preview, note, setNote, problem, submit, promo, applyPromo } = useConfirm(search)
  const shown = preview.value
  const bar = <AppBar column="col" title={t('core.title.order')} />
  if (!source) {
    return (
      <Page surface="canvas" column="col" bar={bar}>
        <NothingToOrder text={t('core.selectItem')} />
      </Page>
    )
  }
  return (
    <Page
      surface="canvas"
      column="col"
      frame={split['split']}
      isBusy={preview.phase === 'loading'}
      bar={bar}
      footer={
        shown && (
          <BottomBar column="col" needsNetwork>
            <div className={split['sums']}>
              <ConfirmSums preview={shown} />
            </div>
            <div className={css['due']}>
              <span>{t('orders.toPay')}</span>
              <Price cents={shown.total} size="lg" />
            </div>
            <Button kind="primary" size="lg" isBusy={submit.isBusy} onClick={() => void submit.run()}>
              {t('orders.createOrder')}
            </Button>
          </BottomBar>
        )
      }
    >
      {preview.phase === 'loading' && <SkeletonCards count={3} />}
      {preview.phase === 'failed' && preview.fault && (
        <PreviewFault fault={preview.fault} onRetry={preview.retry} />
      )}
      {shown && (
        <div className={css['stack']}>
          <DeliveryAddress
            address={shown.address}
            returnPath={withQuery('/order', search, { address: undefined })}
          />
          {problem?.isOfAddress && <RefusalNote text={problem.text} />}
          <ConfirmGroups groups={shown.groups} />
          <Card>
            <TextArea
              label={t('orders.note')}
              placeholder={t('orders.notePlaceholder')}
              value={note}
              onChange={setNote}
              most={ORDER_NOTE_MOST}
              rows={2}
              hasCounter
            />
          </Card>
          <PromoRow
            promo={shown.promo}
            owed={shown.total}
            code={promo.text}
            onType={promo.set}
            onApply={applyPromo}
          />
          <div className={split['inLine']}>
            <ConfirmTotals preview={shown} />
          </div>
          {problem?.isOfAddress === false && <RefusalNote text={problem.text} />}
        </div>
      )}
    </Page>
  )
}
