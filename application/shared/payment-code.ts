import type { ApiFault } from '../../domain/api/fault.ts'
import { numberOf, secondsOf } from '../../domain/api/read.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { checkPaymentCode } from '../../domain/wallet/payment-code.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'

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
  | { readonly kind: 'code-too-short'; readonly least: number }
  | { readonly kind: 'code-too-long'; readonly most: number }
  | WrongCode

/** What is wrong with a typed code; checked before the server is asked. */
export const typedCodeFault = (code: string): CodeFault | undefined => {
  const checked = checkPaymentCode(code, 'old')
  if (checked.ok) return undefined
  const { fault } = checked
  if (fault.kind === 'code-too-short') return { kind: 'code-too-short', least: fault.least }
  return fault.kind === 'code-too-long'
    ? { kind: 'code-too-long', most: fault.most }
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

type Deps = { readonly sessionState: SessionState; readonly refreshUser: RefreshUser }

/** Whether the shopper has no payment code yet; if it seems so, the server is asked first. */
export const lacksPaymentCode = async ({ sessionState, refreshUser }: Deps): Promise<boolean> => {
  if (sessionState.user$.value?.hasPaymentCode === true) return false
  const user = await refreshUser()
  return user.ok && !user.value.hasPaymentCode
}
