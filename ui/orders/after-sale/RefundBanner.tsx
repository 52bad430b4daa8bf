import type { ReactNode } from 'react'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { RouteSteps } from '../../components/commerce/delivery/Timeline.tsx'
import { Card, IconDisc, type IconName, Note, Price, TextLink, type Tone } from '../../components/kit.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { complaintAbout } from '../order-looks.ts'
import css from './after-sale.module.css'

type Look = { readonly key: string; readonly tone: Tone; readonly icon: IconName }

const lookOf = ({ status, stage }: Refund): Look => {
  switch (status) {
    case RefundStatus.refunded:
      return { key: 'refunded', tone: 'ok', icon: 'circle-check' }
    case RefundStatus.refused:
      return { key: 'refused', tone: 'bad', icon: 'circle-alert' }
    case RefundStatus.underWay:
      if (stage === 'return-wanted') return { key: 'returnWanted', tone: 'warn', icon: 'package' }
      if (stage === 'return-sent') return { key: 'returnSent', tone: 'teal', icon: 'truck' }
      return { key: 'asked', tone: 'warn', icon: 'clock' }
    default:
      return { key: 'withdrawn', tone: 'neutral', icon: 'undo-2' }
  }
}

type Step = { readonly key: string; readonly icon: IconName }

const ASKED: Step = { key: 'asked', icon: 'file-text' }
const REVIEW: Step = { key: 'review', icon: 'search' }
const APPROVED: Step = { key: 'approved', icon: 'circle-check' }
const SENT: Step = { key: 'sent', icon: 'truck' }
const REFUNDED: Step = { key: 'refunded', icon: 'wallet' }

/** The current step is named as in progress, not as completed. */
const stepsOf = ({ stage, status, withReturn }: Refund): readonly Step[] => {
  if (!withReturn) return [ASKED, REVIEW, REFUNDED]
  const isReviewed = stage !== 'asked' || status === RefundStatus.refunded
  return [ASKED, isReviewed ? APPROVED : REVIEW, SENT, REFUNDED]
}

/** The current step; undefined when the application ended without a refund. */
const stepOf = ({ status, stage, withReturn }: Refund, count: number): number | undefined => {
  if (status === RefundStatus.refunded) return count
  if (status !== RefundStatus.underWay) return undefined
  if (!withReturn || stage === 'asked') return 1
  return stage === 'return-wanted' ? 2 : 3
}

/** The status of the application, and what comes next. Announced when it changes. */
export const RefundBanner = ({ refund }: { readonly refund: Refund }): ReactNode => {
  const { t, language } = useTranslations()
  const { key, tone, icon } = lookOf(refund)
  const steps = stepsOf(refund)
  const step = stepOf(refund, steps.length)
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
      {step !== undefined && (
        <RouteSteps
          label={t('afterSale.progress.steps')}
          steps={steps.map((one) => ({ label: t(`afterSale.step.${one.key}`), icon: one.icon }))}
          current={step}
        />
      )}
      {refund.reply !== '' && (
        <Note icon="store" tone={refund.status === RefundStatus.refused ? 'warn' : 'info'}>
          <bdi className={css['words']}>{refund.reply}</bdi>
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
