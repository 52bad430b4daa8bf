import type { ReactNode } from 'react'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { RouteSteps } from '../../components/commerce/Timeline.tsx'
import { Card, IconDisc, type IconName, Note, Price, type Tone } from '../../components/kit.ts'
import { useWords } from '../../i18n/use-words.ts'
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

const MONEY_ONLY: readonly Step[] = [
  { key: 'asked', icon: 'file-text' },
  { key: 'review', icon: 'search' },
  { key: 'refunded', icon: 'wallet' },
]
const WITH_RETURN: readonly Step[] = [
  { key: 'asked', icon: 'file-text' },
  { key: 'approved', icon: 'circle-check' },
  { key: 'sent', icon: 'truck' },
  { key: 'refunded', icon: 'wallet' },
]

/** The step that is under way; undefined when the application ended without money. */
const stepOf = ({ status, stage, withReturn }: Refund): number | undefined => {
  if (status === RefundStatus.refunded) return withReturn ? WITH_RETURN.length : MONEY_ONLY.length
  if (status !== RefundStatus.underWay) return undefined
  if (!withReturn || stage === 'asked') return 1
  return stage === 'return-wanted' ? 2 : 3
}

/** What has become of the application, and what comes next. Said aloud when it changes while one looks. */
export const RefundBanner = ({ refund }: { readonly refund: Refund }): ReactNode => {
  const { t } = useWords()
  const { key, tone, icon } = lookOf(refund)
  const step = stepOf(refund)
  const steps = refund.withReturn ? WITH_RETURN : MONEY_ONLY
  return (
    <Card className={css['card']}>
      <div className={css['head']}>
        <div aria-live="polite">
          <h2>{t(`afterSale.status.${key}.title`)}</h2>
          <p className="small ink-2">{t(`afterSale.status.${key}.text`)}</p>
          <Price cents={refund.amount} size="lg" />
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
    </Card>
  )
}
