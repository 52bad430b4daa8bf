import { type ReactNode, useRef, useState } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import { type Refund, refundActions } from '../../../domain/orders/refund-progress.ts'
import { Timeline } from '../../components/commerce/delivery/Timeline.tsx'
import { ConfirmDialog } from '../../components/forms.ts'
import {
  AppBar,
  BottomBar,
  Button,
  Card,
  ErrorState,
  Page,
  PullToRefresh,
  SkeletonCards,
  TextLink,
} from '../../components/kit.ts'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { type Query, usePolling, useQuery } from '../../hooks/loading/use-query.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './after-sale.module.css'
import { ParcelForm } from './ParcelForm.tsx'
import { RefundBanner } from './RefundBanner.tsx'
import { RefundFacts } from './RefundFacts.tsx'
import { useParcelForm } from './use-parcel-form.ts'

/** One application, polled while it is open and visible. */
const useRefund = (orderId: string): Query<Refund, ApiFault> => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const isKnown = useRef(false)
  const query = useQuery<Refund, ApiFault>({
    key: orderId,
    version: changes,
    load: async () => {
      const answer = await orders.loadRefund(orderId, { isQuiet: isKnown.current })
      if (answer.ok) isKnown.current = true
      return answer
    },
  })
  const { value, refresh } = query
  usePolling(value?.status === RefundStatus.underWay, refresh)
  return query
}

type RefundProgressProps = {
  readonly orderId: string
  /** Reloads the order, so that a cached copy is replaced. */
  readonly onAgain: () => Promise<boolean>
}

/** The application of an order: status, log, and possible actions (api.md 5). */
export const RefundProgress = ({ orderId, onAgain }: RefundProgressProps): ReactNode => {
  const { clock, orders, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const query = useRefund(orderId)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useAction(async () => {
    const done = await orders.withdrawRefund(orderId)
    setAsking(false)
    if (done.ok) notices.show('success', { kind: 'key', key: 'afterSale.progress.withdrawn' })
    else void query.refresh()
  })
  const retry = (): void => {
    query.retry()
    void onAgain()
  }
  const refresh = async (): Promise<boolean> => {
    const came = await Promise.all([query.refresh(), onAgain()])
    return came.every(Boolean)
  }
  const refund = query.value
  const acts = refund ? refundActions(refund, clock.now() / 1000) : []
  const wantsParcel = acts.includes('send-parcel')
  const parcel = useParcelForm(orderId)
  const goBack = useBack('/myPurchases')
  const guard = useLeaveGuard(wantsParcel && parcel.isDirty, () => {
    parcel.reset()
    goBack()
  })
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={query.phase === 'loading'}
      bar={<AppBar column="col" title={t('afterSale.progress.title')} onBack={guard.leave} />}
      footer={
        acts.includes('withdraw') && (
          <BottomBar column="col" needsNetwork>
            <Button kind="line" isFlex onClick={() => setAsking(true)}>
              {t('afterSale.progress.withdraw')}
            </Button>
          </BottomBar>
        )
      }
    >
      {query.phase === 'loading' && <SkeletonCards count={3} />}
      {query.phase === 'failed' && query.fault && (
        <ErrorState isTall text={faultText(query.fault)} onRetry={retry}>
          <TextLink href={`/orderInfo/${encodeURIComponent(orderId)}`}>{t('orders.viewOrder')}</TextLink>
        </ErrorState>
      )}
      {refund && (
        <PullToRefresh onRefresh={refresh}>
          <div className={css['stack']}>
            <RefundBanner refund={refund} />
            {wantsParcel && <ParcelForm refund={refund} form={parcel.form} />}
            {refund.log.length > 0 && (
              <Card label={t('afterSale.progress.log')}>
                <Timeline
                  label={t('afterSale.progress.log')}
                  events={refund.log.map(({ text, at }, index) => ({ id: `${at}-${index}`, text, at }))}
                />
              </Card>
            )}
            <RefundFacts refund={refund} />
          </div>
        </PullToRefresh>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('afterSale.progress.askTitle')}
        text={t('afterSale.progress.askText')}
        confirmLabel={t('afterSale.progress.withdraw')}
        cancelLabel={t('afterSale.progress.keep')}
        isDanger
        isBusy={withdraw.isBusy}
        onConfirm={() => void withdraw.run()}
        onCancel={() => setAsking(false)}
      />
      {guard.dialog}
    </Page>
  )
}
