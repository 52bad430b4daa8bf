import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'wouter'
import type { Cents } from '../../../../domain/shared/money.ts'
import { normaliseInput } from '../../../../domain/shared/text.ts'
import { PAYMENT_CODE_MIN_LENGTH, TYPED_CODE_MAX_LENGTH } from '../../../../domain/wallet/payment-code.ts'
import { isComposing } from '../../../hooks/forms/use-form.ts'
import { isOfOpening, useOpeningPress } from '../../../hooks/use-modal.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { Button } from '../../actions/Button.tsx'
import { cx } from '../../cx.ts'
import { NOT_A_LOGIN } from '../../fields/SpecialFields.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { BottomSheet } from '../../overlays/BottomSheet.tsx'
import { Price } from '../products/Price.tsx'
import css from './PaymentCodeSheet.module.css'

type PaymentCode = {
  readonly count: number
  readonly isEnough: boolean
  /** Sets typed or pasted text, keeping its digits. */
  readonly set: (text: string) => void
  readonly add: (digits: string) => void
  readonly erase: () => void
  readonly clear: () => void
  /** Reads the digits; only for sending. */
  readonly read: () => string
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * The digits of a payment code while it is typed. They are kept only in the input element, never in React state, so
 * that no developer tool or error report can show them.
 */
export const usePaymentCode = (): PaymentCode => {
  const input = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(0)
  const read = (): string => input.current?.value ?? ''
  const set = (text: string): void => {
    const digits = normaliseInput(text).replace(/\D/g, '').slice(0, TYPED_CODE_MAX_LENGTH)
    if (input.current) input.current.value = digits
    setCount(digits.length)
  }
  return {
    count,
    isEnough: count >= PAYMENT_CODE_MIN_LENGTH,
    input,
    read,
    set,
    add: (digits) => set(read() + digits),
    erase: () => set(read().slice(0, -1)),
    clear: () => set(''),
  }
}

type CodeDotsProps = {
  readonly code: PaymentCode
  /** The error message for a wrong code. */
  readonly error?: string | undefined
  /** A new value shakes the dots. */
  readonly shakeKey?: string | number | undefined
  readonly isBusy?: boolean
  readonly onEnter: () => void
  readonly onType: () => void
}

/** Six dots, and one more for each further digit, over the hidden input that contains the code. */
export const CodeDots = ({
  code,
  error,
  shakeKey,
  isBusy = false,
  onEnter,
  onType,
}: CodeDotsProps): ReactNode => {
  const { t } = useTranslations()
  const places = Math.max(PAYMENT_CODE_MIN_LENGTH, code.count)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isComposing(event)) {
      event.preventDefault()
      onEnter()
    }
  }
  return (
    <div className={css['code']}>
      <input
        ref={code.input}
        className={css['input']}
        type="password"
        inputMode="none"
        {...NOT_A_LOGIN}
        aria-label={t('kit.code.input')}
        aria-describedby="payment-code-note"
        aria-invalid={error ? true : undefined}
        readOnly={isBusy}
        data-autofocus="first"
        onKeyDown={onKeyDown}
        onInput={(event) => {
          code.set(event.currentTarget.value)
          onType()
        }}
      />
      <div key={shakeKey} className={cx(css['dots'], Boolean(error) && css['wrong'])} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={place} className={place < code.count ? css['full'] : undefined} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {code.count > 0 && t('kit.code.filled', { count: code.count })}
      </p>
      <p
        id="payment-code-note"
        className={cx(css['note'], Boolean(error) && css['error'])}
        role={error ? 'alert' : undefined}
      >
        {error && <Icon name="circle-alert" size={16} />}
        <span>{error || t('kit.code.least', { count: PAYMENT_CODE_MIN_LENGTH })}</span>
      </p>
    </div>
  )
}

type CodeKeysProps = {
  readonly code: PaymentCode
  readonly onType: () => void
  readonly forgotHref?: string
  readonly isBusy?: boolean
  /** The press that opened the keypad, if there was one. */
  readonly opening?: ReturnType<typeof useOpeningPress>
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The 3 x 4 keypad. Keys react on pointer down, so that fast taps are not lost. */
const CodeKeys = ({ code, onType, forgotHref, isBusy = false, opening }: CodeKeysProps): ReactNode => {
  const { t } = useTranslations()
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  // The opener is under the keys: the second half of a double tap on it must not press a key.
  const isMeant = (press: Parameters<typeof isOfOpening>[0]): boolean =>
    !isOfOpening(press, shownAt.current, opening?.current)
  const press = (act: () => void) => ({
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return
      // Keeps the focus in the input, for physical keyboards and screen readers.
      event.preventDefault()
      if (isBusy || !isMeant(event)) return
      act()
      onType()
    },
    // Screen readers and keyboards click without a pointer.
    onClick: (event: { readonly detail: number }): void => {
      if (event.detail !== 0 || isBusy) return
      act()
      onType()
    },
  })
  const rests = isBusy || undefined
  const digit = (value: string): ReactNode => (
    <button
      key={value}
      type="button"
      className={css['key']}
      aria-disabled={rests}
      {...press(() => code.add(value))}
    >
      {value}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of keys, not of form fields
    <div className={css['keys']} role="group" aria-label={t('kit.code.keys')}>
      {DIGITS.map(digit)}
      {forgotHref === undefined ? (
        <span />
      ) : (
        <Link
          className={cx(css['key'], css['plain'])}
          href={forgotHref}
          onClick={(event) => {
            if (event.detail !== 0 && !isMeant(event)) event.preventDefault()
          }}
        >
          {t('kit.code.forgot')}
        </Link>
      )}
      {digit('0')}
      <button
        type="button"
        className={cx(css['key'], css['plain'])}
        aria-label={t('kit.code.erase')}
        aria-disabled={rests}
        {...press(code.erase)}
      >
        <Icon name="delete" />
      </button>
    </div>
  )
}

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
