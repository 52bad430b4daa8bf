import type { Millionths } from './fee.ts'

/** Where a withdrawal is: its form, the confirmation with fee and payout, or the payment code. */
export type WithdrawalStage = 'form' | 'confirm' | 'code'

/** How far a withdrawal has come, from the form to the server's answer. */
export type WithdrawalProgress = {
  readonly stage: WithdrawalStage
  /** The service charge as it was confirmed: terms that are loaded while the code is typed do not change it. */
  readonly agreed: Millionths
  /** The server stopped it because its service charge is not the confirmed one; until the form is sent again. */
  readonly isChargeNew: boolean
}

/** What the shopper does, and what becomes of it. */
export type WithdrawalEvent =
  /** The form is valid and was sent: the shopper has to confirm it. */
  | { readonly kind: 'form-sent' }
  /** The shopper goes on to the code, or back; `serviceCharge` is the one on the screen. */
  | { readonly kind: 'moved'; readonly to: WithdrawalStage; readonly serviceCharge: Millionths }
  /** By new terms the form is not valid any more: what it would withdraw cannot be shown. */
  | { readonly kind: 'form-invalid' }
  | { readonly kind: 'accepted' }
  /** `field`: the one that the server refused. */
  | {
      readonly kind: 'refused'
      readonly fault: { readonly kind: string; readonly field?: string | undefined }
    }

/** A withdrawal that begins, with the service charge of the terms. */
export const startWithdrawal = (serviceCharge: Millionths): WithdrawalProgress => ({
  stage: 'form',
  agreed: serviceCharge,
  isChargeNew: false,
})

/**
 * The next state. A refusal leads back to the form where the form must be changed or confirmed again; after any other,
 * such as a wrong code or a lost answer, the code can be typed once more.
 */
export const stepWithdrawal = (progress: WithdrawalProgress, event: WithdrawalEvent): WithdrawalProgress => {
  switch (event.kind) {
    case 'form-sent':
      return { ...progress, stage: 'confirm', isChargeNew: false }
    case 'moved':
      return { ...progress, stage: event.to, agreed: event.serviceCharge }
    case 'form-invalid':
    case 'accepted':
      return { ...progress, stage: 'form' }
    case 'refused': {
      const { kind, field } = event.fault
      if (kind === 'charge-changed') return { ...progress, stage: 'form', isChargeNew: true }
      const isOfForm = kind === 'form' || (kind === 'rejected' && Boolean(field))
      return isOfForm ? { ...progress, stage: 'form' } : progress
    }
  }
}
