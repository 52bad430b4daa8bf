import { type ReactNode, useEffect, useState } from 'react'
import type { PayFault } from '../../application/orders/orders-context.ts'
import { type ApiFault, isUnheard } from '../../domain/api/fault.ts'
import type { Payable } from '../../domain/orders/order.ts'
import { queryOfTarget, targetFrom } from '../../domain/orders/order-address.ts'
import { payStepOf } from '../../domain/orders/payable.ts'
import { cents, ZERO_CENTS } from '../../domain/shared/money.ts'
import { asksCodeAgain } from '../../domain/wallet/payment-code.ts'
import { PaymentSheet, useCodeRefusal } from '../components/commerce/money/PaymentSheet.tsx'
import { ListGroup } from '../components/forms.ts'
import { AppBar, BottomBar, Button, Note, Page } from '../components/kit.ts'
import { useAction } from '../hooks/use-action.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { formatList, formatMoney, isolated } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './orders.module.css'
import { PayableStates, usePayable } from './payment/PayableStates.tsx'
import { AmountCard, BalanceRow, TopUpBar } from './payment/PayParts.tsx'
import { formatTimeLeft, useTimeLeft } from './TimeLeft.tsx'

/** The payment code, then the result. A reload in between asks the server what has become of it. */
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
  // Asked for by coming here, unless nothing can be paid yet; from then on by a press.
  const [isOpen, setOpen] = useState<boolean | undefined>(undefined)
  const { refused, refuse, forget } = useCodeRefusal()
  const codePath = target && `/changePayPwd?back=${encodeURIComponent(`/payment?${queryOfTarget(target)}`)}`

  const refuseFor = (fault: ApiFault | PayFault): void => {
    const isLockedOut = fault.kind === 'wrong-code' && fault.remaining === 0
    const reason = faultText(fault)
    const failed = asksCodeAgain(fault) ? reason : `${t('core.payFail')}: ${reason}`
    // Nobody knows then that it has failed; what is safe is to try again.
    const text = isUnheard(fault) ? t('orders.unanswered') : failed
    refuse(text, isLockedOut)
  }
  const pay = useAction(async (owed: Payable, code: string) => {
    const answer = await orders.pay(owed, code)
    if (answer.ok) forget()
    else if (answer.fault.kind === 'no-payment-code' && codePath) navigate(codePath)
    else refuseFor(answer.fault)
    // Nothing was paid with a wrong code. Whatever else was answered, or lost on the way: the server knows.
    if (answer.ok || !asksCodeAgain(answer.fault)) await payable.refresh()
  })
  const step = shown && payStepOf(shown, balance, hasCode)
  const canPay = step !== undefined && step.kind !== 'paid' && step.kind !== 'closed'
  const missing = step?.kind === 'top-up' ? step.missing : ZERO_CENTS
  if (missing > 0 && isOpen === undefined) setOpen(false)
  const needsCode = hasCode === false
  // Coming back from a top-up, or from setting a code, asks for it anew.
  useEffect(() => setOpen(undefined), [])
  const open = (): void => {
    if (needsCode && codePath) navigate(codePath)
    else {
      // Locked keys would stay so: the server knows by now whether they still are.
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
      bar={<AppBar column="form" title={t('core.title.payment')} />}
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
      <PaymentSheet
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
          // What is being paid with stays, and with it what the server says.
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
