import { type ReactNode, useEffect, useState } from 'react'
import type { PayFault } from '../../application/orders/orders-context.ts'
import { type ApiFault, isUnanswered } from '../../domain/api/fault.ts'
import type { Payable } from '../../domain/orders/order.ts'
import { queryOfTarget, targetFrom } from '../../domain/orders/order-address.ts'
import { payStepOf } from '../../domain/orders/payable.ts'
import { cents, ZERO_CENTS } from '../../domain/shared/money.ts'
import { asksCodeAgain } from '../../domain/wallet/payment-code.ts'
import { PaymentCodeSheet, useCodeRefusal } from '../components/commerce/money/PaymentCodeSheet.tsx'
import { BottomBar, ListGroup } from '../components/forms.ts'
import { Button, Note, Page } from '../components/kit.ts'
import { useAction, useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatList, formatMoney, isolated } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './orders.module.css'
import { PayableStates, usePayable } from './PayableStates.tsx'
import { AmountCard, BalanceRow, TopUpBar } from './PayParts.tsx'
import { formatTimeLeft, useTimeLeft } from './TimeLeft.tsx'

/** Payment code, then result. After a reload the server is asked for the result. */
export const PaymentScreen = ({ search }: ScreenProps): ReactNode => {
  const { orders, wallet } = useApp()
  const { t, language } = useTranslations()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const target = targetFrom(search)
  const payable = usePayable(target)
  const shown = payable.value
  const balance = useStream(wallet.balance$)
  const hasCode = useStream(wallet.hasPaymentCode$)
  // Opened on arrival, unless payment is not possible yet; afterwards by a press.
  const [isOpen, setOpen] = useState<boolean | undefined>(undefined)
  const { refused, refuse, forget } = useCodeRefusal()
  const codePath = target && `/changePayPwd?back=${encodeURIComponent(`/payment?${queryOfTarget(target)}`)}`

  const refuseFor = (fault: ApiFault | PayFault): void => {
    const isLockedOut = fault.kind === 'wrong-code' && fault.remaining === 0
    const reason = faultText(fault)
    const failed = asksCodeAgain(fault) ? reason : `${t('core.payFail')}: ${reason}`
    // It is unknown whether it failed; retrying is safe.
    const text = isUnanswered(fault) ? t('orders.unanswered') : failed
    refuse(text, isLockedOut)
  }
  const pay = useAction(async (owed: Payable, code: string) => {
    const answer = await orders.pay(owed, code)
    if (answer.ok) forget()
    else if (answer.fault.kind === 'no-payment-code' && codePath) navigate(codePath)
    else refuseFor(answer.fault)
    // With a wrong code nothing was paid. In all other cases, including a lost answer, the server is asked.
    if (answer.ok || !asksCodeAgain(answer.fault)) await payable.refresh()
  })
  const step = shown && payStepOf(shown, balance, hasCode)
  const canPay = step !== undefined && step.kind !== 'paid' && step.kind !== 'closed'
  const missing = step?.kind === 'top-up' ? step.missing : ZERO_CENTS
  if (missing > 0 && isOpen === undefined) setOpen(false)
  const needsCode = hasCode === false
  // After a top-up or setting a code, the sheet opens again.
  useEffect(() => setOpen(undefined), [])
  const open = (): void => {
    if (needsCode && codePath) navigate(codePath)
    else {
      // Clears a locked keypad: the server knows whether it is still locked.
      forget()
      setOpen(true)
    }
  }
  const amount = shown ? formatMoney(shown.amount, language) : ''
  const footer =
    missing > 0 && target ? (
      <TopUpBar missing={missing} back={`/payment?${queryOfTarget(target)}`} />
    ) : (
      <BottomBar column="form" needsNetwork>
        <Button kind="primary" size="lg" isBlock isBusy={pay.isBusy} onClick={open}>
          {needsCode ? t('orders.setCode') : t('orders.pay', { amount })}
        </Button>
      </BottomBar>
    )
  return (
    <Page
      surface="canvas"
      column="form"
      isWallet
      isBusy={payable.phase === 'loading'}
      title={t('core.title.payment')}
      footer={canPay ? footer : undefined}
    >
      <PayableStates target={target} query={payable} />
      {shown && canPay && (
        <div className={css['stack']}>
          <AmountCard payable={shown} />
          <TimeLeft payable={shown} onOver={() => void payable.refresh()} />
          {balance !== undefined && (
            <ListGroup label={t('orders.payFrom')}>
              <BalanceRow owed={shown.amount} />
            </ListGroup>
          )}
          {missing > 0 && <Note tone="warn">{t('orders.missingText')}</Note>}
        </div>
      )}
      <PaymentCodeSheet
        isOpen={isOpen !== false && canPay && !needsCode}
        amount={shown?.amount ?? cents(0)}
        payLabel={t('orders.pay', { amount })}
        isBusy={pay.isBusy}
        refusal={refused}
        isLockedOut={refused?.isLockedOut ?? false}
        {...(shown &&
          shown.payees.length > 0 && {
            payee: t('orders.payee', { shops: formatList(shown.payees.map(isolated), language) }),
          })}
        {...(codePath && { forgotHref: `${codePath}&forgotten=1` })}
        onPay={(code) => {
          if (!shown) return
          // The sheet stays open with the server's message.
          setOpen(true)
          void pay.run(shown, code)
        }}
        onClose={() => setOpen(false)}
      />
    </Page>
  )
}

type TimeLeftProps = { readonly payable: Payable; readonly onOver: () => void }

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
