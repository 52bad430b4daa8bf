import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Cents } from '../../../../domain/shared/money.ts'
import { useOpeningPress } from '../../../hooks/use-modal.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { Button } from '../../actions/Button.tsx'
import { CodeDots, CodeKeys, usePaymentCode } from '../../fields/PaymentKeypad.tsx'
import { BottomSheet } from '../../overlays/BottomSheet.tsx'
import { Price } from '../products/Price.tsx'
import css from './PaymentCodeSheet.module.css'

/** Why the code was refused. Each answer has its own id, so that an equal text shakes again. */
export type CodeRefusal = { readonly id: string | number; readonly text: string }

type PaymentCodeSheetProps = {
  readonly isOpen: boolean
  readonly amount: Cents
  /** "dari saldo Lintas, ke Aruna Audio". */
  readonly payee?: string
  /** "Bayar $185,00": the amount is repeated on the button that pays it. */
  readonly payLabel: string
  readonly isBusy?: boolean
  /** The last refusal, with the attempts left in its text. */
  readonly refusal?: CodeRefusal | undefined
  /** Locked: the keys are disabled and `refusal` says until when. */
  readonly isLockedOut?: boolean
  readonly forgotHref?: string
  readonly onPay: (code: string) => void
  readonly onClose: () => void
}

type PadProps = PaymentCodeSheetProps & { readonly opening: ReturnType<typeof useOpeningPress> }

const Pad = ({
  amount,
  payee,
  payLabel,
  isBusy = false,
  refusal,
  isLockedOut = false,
  forgotHref,
  onPay,
  onClose,
  isOpen,
  opening,
}: PadProps): ReactNode => {
  const { t } = useTranslations()
  const code = usePaymentCode()
  const refuse = useRef(code.clear)
  const [seenId, setSeenId] = useState<string | number | undefined>(undefined)
  const isRefused = refusal !== undefined && (isLockedOut || refusal.id !== seenId)
  const refusedId = refusal?.id
  useEffect(() => {
    refuse.current = () => {
      code.clear()
      // The focused button is disabled now: the next attempt starts at the code.
      code.input.current?.focus()
    }
  })
  useEffect(() => {
    if (refusedId !== undefined) refuse.current()
  }, [refusedId])
  const isResting = isBusy || isLockedOut
  const pay = (): void => {
    if (code.isEnough && !isResting) onPay(code.read())
  }
  // The message about the last attempt disappears when the next one begins.
  const onType = (): void => setSeenId(refusedId)
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('kit.code.title')}
      isLocked={isBusy}
      onClose={onClose}
      base={
        <CodeKeys
          code={code}
          onType={onType}
          isBusy={isResting}
          opening={opening}
          {...(forgotHref !== undefined && { forgotHref })}
        />
      }
    >
      <div className={css['sum']}>
        <Price cents={amount} size="xl" />
        {payee !== undefined && <p>{payee}</p>}
      </div>
      <CodeDots
        code={code}
        error={isRefused ? refusal.text : undefined}
        shakeKey={refusedId}
        isBusy={isResting}
        onEnter={pay}
        onType={onType}
      />
      <Button
        kind="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
        isDisabled={!code.isEnough || isLockedOut}
        onClick={pay}
      >
        {payLabel}
      </Button>
    </BottomSheet>
  )
}

/** Asks for the payment code: amount, payee, dots, pay button, and keypad. */
export const PaymentCodeSheet = (props: PaymentCodeSheetProps): ReactNode => {
  // A new keypad per opening, so that no digits are kept.
  const [opening, setOpening] = useState(0)
  const press = useOpeningPress(props.isOpen)
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpening(opening + 1)
  }
  return <Pad key={opening} {...props} opening={press} />
}

type Refused = CodeRefusal & { readonly isLockedOut: boolean }

export type CodeRefusals = {
  /** The last refusal, until it is cleared. */
  readonly refused: Refused | undefined
  readonly refuse: (text: string, isLockedOut: boolean) => void
  readonly forget: () => void
}

/** The refusals for a payment code sheet: each is a new one, even with the same text. */
export const useCodeRefusal = (): CodeRefusals => {
  const [refused, setRefused] = useState<Refused | undefined>(undefined)
  const tries = useRef(0)
  const refuse = (text: string, isLockedOut: boolean): void => {
    tries.current += 1
    setRefused({ id: tries.current, text, isLockedOut })
  }
  return { refused, refuse, forget: () => setRefused(undefined) }
}
