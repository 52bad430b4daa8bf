import { useCallback } from 'react'
import type { AddToCartFault } from '../../application/cart/cart-context.ts'
import type { NotSignedIn } from '../../application/catalogue/catalogue-context.ts'
import type { PayFault, SubmitFault } from '../../application/orders/orders-context.ts'
import type { Notice, NoticeText } from '../../application/shared/notices.ts'
import { type ApiFault, isNotOffered } from '../../domain/api/fault.ts'
import { cents } from '../../domain/shared/money.ts'
import { formatMoney } from './format.ts'
import { type Translations, useTranslations } from './translations.ts'

/** All faults with a text; faults of form fields have texts next to their form. */
export type DisplayedFault = ApiFault | AddToCartFault | NotSignedIn | PayFault | SubmitFault

type WrongCode = Extract<PayFault, { readonly kind: 'wrong-code' }>

/** The text of a fault. No `default`, so that a new fault without a text does not compile (requirement S8). */
export const faultText = (fault: DisplayedFault, translations: Translations): string => {
  const { t, language } = translations
  switch (fault.kind) {
    case 'offline':
      return t('core.fault.offline')
    case 'timed-out':
      return t('core.fault.timedOut')
    case 'status':
      return isNotOffered(fault)
        ? t('core.fault.notOffered')
        : t('core.fault.status', { status: fault.status })
    case 'cancelled':
      return t('core.fault.cancelled')
    case 'rejected':
      return fault.message || t('core.fault.rejected')
    case 'unauthorised':
      return fault.message || t('core.loginFirst')
    case 'duplicate-submit':
      return t('core.fault.duplicate')
    case 'unexpected-answer':
      return t('core.fault.unexpected')
    case 'cart-full':
      return t('core.fault.cartFull', { max: fault.max })
    case 'sold-out':
      return t('core.fault.soldOut')
    case 'not-signed-in':
      return t('core.loginFirst')
    case 'no-payment-code':
      return t('core.fault.noPaymentCode')
    case 'code-not-digits':
      return t('core.fault.codeNotDigits')
    case 'code-too-short':
      return t('core.fault.codeTooShort', { min: fault.min })
    case 'code-too-long':
      return t('core.fault.codeTooLong', { max: fault.max })
    case 'wrong-code':
      return wrongCode(fault, translations)
    case 'balance-short':
      return t('core.fault.balanceShort', { missing: formatMoney(cents(fault.missing), language) })
    case 'amount-changed':
      return t('core.fault.amountChanged')
    case 'address-required':
      return t('core.fault.addressRequired')
    case 'nothing-selected':
      return t('core.selectItem')
    case 'order-not-returned':
      return t('core.fault.orderUntold')
  }
}

const wrongCode = ({ message, remaining }: WrongCode, { t }: Translations): string => {
  if (message !== '') return message
  return remaining === undefined ? t('core.fault.wrongCode') : t('core.fault.codeTries', { count: remaining })
}

/** The locale key of a notice; one without a context belongs to core. */
export const noticeKey = (key: string): string => (key.includes('.') ? key : `core.${key}`)

const contextOf = (key: string): string => noticeKey(key).split('.', 1)[0] ?? 'core'

/** The contexts whose texts a notice needs. */
export const noticeContexts = ({ text, action }: Notice): readonly string[] => [
  ...(text.kind === 'key' ? [contextOf(text.key)] : []),
  ...(action ? [contextOf(action.key)] : []),
]

/** The text of a toast. */
export const noticeText = (text: NoticeText, translations: Translations): string => {
  switch (text.kind) {
    case 'fault':
      return faultText(text.fault, translations)
    case 'key':
      return translations.t(noticeKey(text.key), text.with && { ...text.with })
    case 'text':
      return text.text
  }
}

/** Translates faults into the current language. */
export const useFaultText = (): ((fault: DisplayedFault) => string) => {
  const translations = useTranslations()
  return useCallback((fault: DisplayedFault) => faultText(fault, translations), [translations])
}

/** One sentence for each invalid field; the first fault of a field wins. */
export const firstTexts = <F extends { readonly field: string }>(
  faults: readonly F[],
  textOf: (fault: F) => string,
  nameOf: (fault: F) => string = ({ field }) => field,
): Record<string, string> => {
  const texts: Record<string, string> = {}
  for (const fault of faults) texts[nameOf(fault)] ??= textOf(fault)
  return texts
}
