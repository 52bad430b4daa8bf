import { type ReactNode, useRef, useState } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import { CANCELLED_BY_SHOP, isRefundReason } from '../../../domain/orders/refund.ts'
import {
  type Refund,
  type RefundRouteStep,
  type RefundState,
  refundActions,
  refundRouteOf,
  refundStateOf,
} from '../../../domain/orders/refund-progress.ts'
import { RouteSteps, Timeline } from '../../components/commerce/delivery/Timeline.tsx'
import { BottomBar, ConfirmDialog } from '../../components/forms.ts'
import {
  Button,
  Card,
  ErrorState,
  IconDisc,
  type IconName,
  type KeyValue,
  KeyValues,
  Note,
  Page,
  Price,
  PullToRefresh,
  QueryState,
  SkeletonCards,
  TextLink,
  type Tone,
} from '../../components/kit.ts'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { type Query, usePolling, useQuery } from '../../hooks/loading/use-query.ts'
import { useAction, useApp, useStream } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { SentPictures } from '../../pictures/SentPictures.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { complaintAbout } from '../order-looks.ts'
import { ShopHead } from '../ShopHead.tsx'
import css from './after-sale.module.css'
import { BLANK_PARCEL, ParcelForm, useParcelForm } from './ParcelForm.tsx'

type Look = { readonly key: string; readonly tone: Tone; readonly icon: IconName }

/** The texts, colour and icon of each state: keys under `afterSale.status`. */
const LOOKS: Readonly<Record<RefundState, Look>> = {
  asked: { key: 'asked', tone: 'warn', icon: 'clock' },
  'return-wanted': { key: 'returnWanted', tone: 'warn', icon: 'package' },
  'return-sent': { key: 'returnSent', tone: 'teal', icon: 'truck' },
  refunded: { key: 'refunded', tone: 'ok', icon: 'circle-check' },
  refused: { key: 'refused', tone: 'bad', icon: 'circle-alert' },
  withdrawn: { key: 'withdrawn', tone: 'neutral', icon: 'undo-2' },
}

const STEP_ICONS: Readonly<Record<RefundRouteStep, IconName>> = {
  asked: 'file-text',
  review: 'search',
  approved: 'circle-check',
  sent: 'truck',
  refunded: 'wallet',
}

/** The status of the application, and what comes next. Announced when it changes. */
export const RefundBanner = ({ refund }: { readonly refund: Refund }): ReactNode => {
  const { t, language } = useTranslations()
  const { key, tone, icon } = LOOKS[refundStateOf(refund)]
  const route = refundRouteOf(refund)
  return (
    <Card className={css['card']}>
      <div className={css['head']}>
        <div aria-live="polite">
          <h2>{t(`afterSale.status.${key}.title`, { amount: formatMoney(refund.amount, language) })}</h2>
          <p className="small ink-2">{t(`afterSale.status.${key}.text`)}</p>
          {key !== 'refunded' && <Price cents={refund.amount} size="lg" />}
        </div>
        <IconDisc icon={icon} tone={tone} />
      </div>
      {route && (
        <RouteSteps
          label={t('afterSale.progress.steps')}
          steps={route.steps.map((step) => ({ label: t(`afterSale.step.${step}`), icon: STEP_ICONS[step] }))}
          current={route.current}
        />
      )}
      {refund.reply !== '' && (
        <Note icon="store" tone={refund.status === RefundStatus.refused ? 'warn' : 'info'}>
          <bdi className={css['texts']}>{refund.reply}</bdi>
        </Note>
      )}
      {refund.status === RefundStatus.refused && <RefusedWays refund={refund} />}
    </Card>
  )
}

/** The options after a refusal: contacting the shop, or a complaint, because an application is possible only once. */
const RefusedWays = ({ refund: { orderId, shop } }: { readonly refund: Refund }): ReactNode => {
  const { t } = useTranslations()
  const chat = `/chatRoomDetail/${encodeURIComponent(shop.shopId)}?order=${encodeURIComponent(orderId)}`
  const complaint = complaintAbout(orderId)
  return (
    <div className={css['ways']}>
      {shop.shopId !== '' && hasScreen(chat) && (
        <TextLink href={chat} icon="chevron-right">
          {t('orders.action.chat')}
        </TextLink>
      )}
      {hasScreen(complaint) && (
        <TextLink href={complaint} icon="chevron-right">
          {t('core.title.complaint')}
        </TextLink>
      )}
    </div>
  )
}

/** The content of the application. */
const RefundFacts = ({ refund }: { readonly refund: Refund }): ReactNode => {
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
        {refund.explanation !== '' && <bdi className={css['texts']}>{refund.explanation}</bdi>}
        <SentPictures label={t('afterSale.refund.proof')} pictures={refund.pictures} />
      </Card>
    </>
  )
}

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
    parcel.form.reset(BLANK_PARCEL)
    goBack()
  })
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={query.phase === 'loading'}
      title={t('afterSale.progress.title')}
      onBack={guard.leave}
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
      <QueryState
        query={query}
        skeleton={<SkeletonCards count={3} />}
        failed={(fault) => (
          <ErrorState isTall text={faultText(fault)} onRetry={retry}>
            <TextLink href={`/orderInfo/${encodeURIComponent(orderId)}`}>{t('orders.viewOrder')}</TextLink>
          </ErrorState>
        )}
      />
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
