import type { ReactNode } from 'react'
import type { Payable } from '../../domain/orders/order.ts'
import { queryOfTarget, targetFrom } from '../../domain/orders/order-address.ts'
import { shortfallOf } from '../../domain/orders/payable.ts'
import { ZERO_CENTS } from '../../domain/shared/money.ts'
import { AppBar, BottomBar, ButtonLink, Card, ListGroup, Note, Page, Price } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatMoney } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './orders.module.css'
import { PayableStates, usePayable } from './payment/PayableStates.tsx'
import { AmountCard, BalanceRow, TopUpBar } from './payment/PayParts.tsx'
import { formatTimeLeft, useTimeLeft } from './TimeLeft.tsx'
/** The cashier: what is owed, until when, from which balance, and what is missing (api.md 4). */
export const CheckoutScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const target = targetFrom(search)
  const payable = usePayable(target)
  const shown = payable.value
  const canPay = shown !== undefined && !shown.isPaid && !shown.isClosed
  return (
    <Page
      surface="canvas"
      column="form"
      isWallet
      isBusy={payable.phase === 'loading'}
      bar={<AppBar column="form" title={t('core.title.checkout')} />}
      footer={canPay ? <CheckoutActions payable={shown} /> : undefined}
    >
      <PayableStates target={target} query={payable} />
      {canPay && (
        <div className={css['stack']}>
          <AmountCard payable={shown} />
          <TimeLeft payable={shown} onOver={() => void payable.refresh()} />
          <Funds payable={shown} />
        </div>
      )}
    </Page>
  )
}

type Part = { readonly payable: Payable }

type TimeLeftProps = Part & { readonly onOver: () => void }

const TimeLeft = ({ payable, onOver }: TimeLeftProps): ReactNode => {
  const { t } = useTranslations()
  const seconds = useTimeLeft(payable.expiresAt, onOver)
  if (seconds === undefined) return null
  return (
    <Note tone={seconds === 0 ? 'bad' : 'info'} icon="clock">
      {seconds === 0 ? t('orders.closedNow') : t('orders.payWithin', { time: formatTimeLeft(seconds) })}
    </Note>
  )
}

const Funds = ({ payable }: Part): ReactNode => {
  const { wallet } = useApp()
  const { t } = useTranslations()
  const balance = useStream(wallet.balance$)
  if (balance === undefined) return null
  const missing = shortfallOf(payable.amount, balance)
  return (
    <>
      <ListGroup label={t('orders.payFrom')}>
        <BalanceRow owed={payable.amount} isShortSaid />
      </ListGroup>
      {missing > 0 && (
        <Card>
          <p className={css['missing']}>
            <span>{t('orders.missing')}</span>
            <Price cents={missing} size="lg" />
          </p>
          <p className="small ink-2">{t('orders.missingText')}</p>
        </Card>
      )}
    </>
  )
}

const CheckoutActions = ({ payable }: Part): ReactNode => {
  const { wallet } = useApp()
  const { t, language } = useTranslations()
  const balance = useStream(wallet.balance$)
  const hasCode = useStream(wallet.hasPaymentCode$)
  const here = `/checkout?${queryOfTarget(payable.target)}`
  const missing = balance === undefined ? ZERO_CENTS : shortfallOf(payable.amount, balance)
  if (missing > 0) return <TopUpBar missing={missing} back={here} />
  return (
    <BottomBar column="form" needsNetwork>
      {hasCode === false ? (
        <ButtonLink kind="primary" size="lg" isBlock href={`/changePayPwd?back=${encodeURIComponent(here)}`}>
          {t('orders.setCode')}
        </ButtonLink>
      ) : (
        // In this page's place: what was paid stands in the history once.
        <ButtonLink
          kind="primary"
          size="lg"
          isBlock
          replace
          href={`/payment?${queryOfTarget(payable.target)}`}
        >
          {t('orders.pay', { amount: formatMoney(payable.amount, language) })}
        </ButtonLink>
      )}
    </BottomBar>
  )
}
