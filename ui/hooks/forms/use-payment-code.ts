import { type RefObject, useRef, useState } from 'react'
import { normaliseInput } from '../../../domain/shared/text.ts'
import { PAYMENT_CODE_MIN_LENGTH, TYPED_CODE_MAX_LENGTH } from '../../../domain/wallet/payment-code.ts'

export type PaymentCode = {
  readonly count: number
  readonly isEnough: boolean
  /** Takes typed or pasted text; keeps its digits. */
  readonly set: (text: string) => void
  readonly add: (digits: string) => void
  readonly erase: () => void
  readonly clear: () => void
  /** The digits, for the moment of sending only. */
  readonly read: () => string
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * The digits of a payment code while it is being typed. They live in the input element alone, never
 * in React state, so that no developer tool or error report can show them.
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
