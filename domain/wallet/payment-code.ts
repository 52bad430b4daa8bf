import type { ApiFault } from '../api/fault.ts'
import { numberOf, secondsOf } from '../api/read.ts'
import { fieldsOf } from '../shared/fields.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'

/** Requirement S5: at least 6 characters, digits only. */
export const PAYMENT_CODE_MIN_LENGTH = 6
/** Most digits of a new code. */
export const PAYMENT_CODE_MAX_LENGTH = 32
/** Most digits in the input of an existing code, which may be as long as was ever allowed. */
export const TYPED_CODE_MAX_LENGTH = 64

/** The fields of the forms that set a payment code. */
export type PaymentCodeField = 'old' | 'mailed' | 'next' | 'repeat'

/** What is wrong in a form that sets a payment code, with its field (requirement S5). */
export type PaymentCodeFault =
  | { readonly kind: 'old-code-required'; readonly field: 'old' }
  | { readonly kind: 'mailed-code-required' | 'mailed-code-not-digits'; readonly field: 'mailed' }
  | { readonly kind: 'code-not-digits'; readonly field: PaymentCodeField }
  | { readonly kind: 'code-too-short'; readonly field: PaymentCodeField; readonly min: number }
  | { readonly kind: 'code-too-long'; readonly field: PaymentCodeField; readonly max: number }
  /** Consecutive digits, or one repeated digit. */
  | { readonly kind: 'code-too-simple'; readonly field: PaymentCodeField }
  | { readonly kind: 'code-unchanged'; readonly field: 'next' }
  | { readonly kind: 'codes-differ'; readonly field: 'repeat' }

/** The form that sets or changes a payment code; `old` is '' when there was none. */
export type PaymentCodeForm = { readonly old: string; readonly next: string; readonly repeat: string }

/** The form for a forgotten code: a mailed code replaces the old one. */
export type PaymentCodeReset = { readonly mailed: string; readonly next: string; readonly repeat: string }

const DIGITS = /^[0-9]+$/

/** Whether all digits differ from the previous one by the same step of -1, 0 or 1: 123456, 987654, 111111. */
const isTooSimple = (code: string): boolean =>
  [-1, 0, 1].some((step) =>
    [...code].every((digit, at) => at === 0 || Number(digit) - Number(code[at - 1]) === step),
  )

/** Checks a typed code: a new one (`next`) by today's limit, an existing one by the widest limit ever used. */
export const checkPaymentCode = (
  typed: string,
  field: PaymentCodeField,
): Result<string, PaymentCodeFault> => {
  const code = normaliseInput(typed)
  if (code !== '' && !DIGITS.test(code)) return fail({ kind: 'code-not-digits', field })
  if (code.length < PAYMENT_CODE_MIN_LENGTH) {
    return fail({ kind: 'code-too-short', field, min: PAYMENT_CODE_MIN_LENGTH })
  }
  const max = field === 'next' ? PAYMENT_CODE_MAX_LENGTH : TYPED_CODE_MAX_LENGTH
  if (code.length > max) return fail({ kind: 'code-too-long', field, max })
  // Codes set before this rule stay valid.
  return field === 'next' && isTooSimple(code) ? fail({ kind: 'code-too-simple', field }) : ok(code)
}

/**
 * Checks the form. The old code is empty the first time and required afterwards (requirement S5). Returns all faults,
 * in the order of the fields.
 */
export const checkPaymentCodeForm = (
  typed: PaymentCodeForm,
  isFirst: boolean,
): Result<PaymentCodeForm, readonly PaymentCodeFault[]> => {
  const form = {
    old: normaliseInput(typed.old),
    next: normaliseInput(typed.next),
    repeat: normaliseInput(typed.repeat),
  }
  const faults: PaymentCodeFault[] = []
  if (!isFirst && form.old === '') faults.push({ kind: 'old-code-required', field: 'old' })
  const next = checkPaymentCode(form.next, 'next')
  if (!next.ok) faults.push(next.fault)
  else if (!isFirst && form.next === form.old) faults.push({ kind: 'code-unchanged', field: 'next' })
  if (form.repeat !== form.next) faults.push({ kind: 'codes-differ', field: 'repeat' })
  return faults.length === 0 ? ok(form) : fail(faults)
}

/**
 * Checks the form for a forgotten code: all faults, in the order of the fields. Spaces in the mailed code are
 * removed.
 */
export const checkPaymentCodeReset = (
  typed: PaymentCodeReset,
): Result<PaymentCodeReset, readonly PaymentCodeFault[]> => {
  const form = { next: normaliseInput(typed.next), repeat: normaliseInput(typed.repeat) }
  const faults: PaymentCodeFault[] = []
  const mailed = normaliseInput(typed.mailed).replace(/\s/g, '')
  if (mailed === '') faults.push({ kind: 'mailed-code-required', field: 'mailed' })
  else if (!DIGITS.test(mailed)) faults.push({ kind: 'mailed-code-not-digits', field: 'mailed' })
  const next = checkPaymentCode(form.next, 'next')
  if (!next.ok) faults.push(next.fault)
  if (form.repeat !== form.next) faults.push({ kind: 'codes-differ', field: 'repeat' })
  return faults.length === 0 ? ok({ ...form, mailed }) : fail(faults)
}

/**
 * The server refused the code. `remaining`: attempts left, 0 while the code is locked; undefined when the server does
 * not say.
 */
type WrongCode = {
  readonly kind: 'wrong-code'
  readonly message: string
  readonly remaining: number | undefined
}

/** Why an action that needs the payment code was not carried out. */
export type CodeFault =
  | { readonly kind: 'no-payment-code' }
  | { readonly kind: 'code-not-digits' }
  | { readonly kind: 'code-too-short'; readonly min: number }
  | { readonly kind: 'code-too-long'; readonly max: number }
  | WrongCode

/** What is wrong with a typed code; checked before the server is asked. */
export const typedCodeFault = (code: string): CodeFault | undefined => {
  const checked = checkPaymentCode(code, 'old')
  if (checked.ok) return undefined
  const { fault } = checked
  if (fault.kind === 'code-too-short') return { kind: 'code-too-short', min: fault.min }
  return fault.kind === 'code-too-long'
    ? { kind: 'code-too-long', max: fault.max }
    : { kind: 'code-not-digits' }
}

/** Reads a refusal that concerns the code: wrong with attempts left, locked, or not set. */
export const readCodeRefusal = (
  fault: ApiFault,
): Extract<CodeFault, WrongCode | { kind: 'no-payment-code' }> | undefined => {
  if (fault.kind !== 'rejected') return undefined
  const details = fieldsOf(fault.details)
  if (numberOf(details?.['have_pay']) === 0) return { kind: 'no-payment-code' }
  const isLocked = secondsOf(details?.['locked_until']) !== undefined
  return {
    kind: 'wrong-code',
    message: fault.message,
    remaining: isLocked ? 0 : numberOf(details?.['remain']),
  }
}

/** Faults of the code itself, after which it may be typed again; all other faults end the attempt. */
const CODE_FAULTS: ReadonlySet<string> = new Set([
  'wrong-code',
  'code-not-digits',
  'code-too-short',
  'code-too-long',
])

/** Whether the payment failed only because of the code, which may be typed again. */
export const asksCodeAgain = (fault: { readonly kind: string }): boolean => CODE_FAULTS.has(fault.kind)
