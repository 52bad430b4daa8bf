import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Cents } from '../../../../domain/shared/money.ts'
import { useOpeningPress } from '../../../hooks/use-modal.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { Button } from '../../actions/Button.tsx'
import { CodeDots, CodeKeys, usePaymentCode } from '../../fields/PaymentKeypad.tsx'
import { BottomSheet } from '../../overlays/BottomSheet.tsx'
import { Price } from '../products/Price.tsx'
import css from './PaymentSheet.module.css'

/** Why the code was not accepted. Each answer has its own id, so that the same sentence shakes again. */
export type CodeRefusal = { readonly id: string | number; readonly text: string }

type PaymentSheetProps = {
  readonly isOpen: boolean
  readonly amount: Cents
  /** "dari saldo Lintas, ke Aruna Audio". */
  readonly payee?: string
  /** "Bayar $185,00": the amount stands again on the button that spends it. */
  readonly payLabel: string
  readonly title?: string
  readonly isBusy?: boolean
  /** The last refusal, with the tries that are left in its text. */
  readonly refusal?: CodeRefusal | undefined
  /** No more tries for now: the keys rest and `refusal` says until when. */
  readonly isLockedOut?: boolean
  readonly forgotHref?: string
  readonly onPay: (code: string) => void
  readonly onClose: () => void
}

type PadProps = PaymentSheetProps & { readonly opening: ReturnType<typeof useOpeningPress> }

const Pad = ({
  amount,
  payee,
  payLabel,
  title,
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
      // The button that had the focus is off now: the next try starts at the code.
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
  // The sentence about the last try goes when the next one begins.
  const onType = (): void => setSeenId(refusedId)
  return (
    <BottomSheet
      isOpen={isOpen}
      title={title ?? t('kit.code.title')}
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

/** Asks for the payment code: amount, payee, dots, the button that spends, and the keys. */
export const PaymentSheet = (props: PaymentSheetProps): ReactNode => {
  // A fresh pad per opening: no digit outlives the sheet.
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
  /** The last one, until it is forgotten. */
  readonly refused: Refused | undefined
  readonly refuse: (text: string, isLockedOut: boolean) => void
  readonly forget: () => void
}

/** What a payment sheet shows of refused codes: each is another one, also with the same words. */
export const useCodeRefusal = (): CodeRefusals => {
  const [refused, setRefused] = useState<Refused | undefined>(undefined)
  const tries = useRef(0)
  const refuse = (text: string, isLockedOut: boolean): void => {
    tries.current += 1
    setRefused({ id: tries.current, text, isLockedOut })
  }
  return { refused, refuse, forget: () => setRefused(undefined) }
}
