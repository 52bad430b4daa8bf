import type { RechargeFault } from '../../domain/wallet/recharge.ts'
import type { WithdrawalFault } from '../../domain/wallet/withdrawal.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Translations } from '../i18n/translations.ts'

/** The faults of a recharge or withdrawal form. */
export type MoneyFault = RechargeFault | WithdrawalFault

/** The sentence for each fault: keys under `money.fault`; some come from requirement S8. */
const FAULT_TEXTS: Readonly<Record<MoneyFault['kind'], string>> = {
  'amount-required': 'notPositive',
  'amount-negative': 'notPositive',
  'amount-not-positive': 'notPositive',
  'amount-not-a-number': 'notANumber',
  'amount-exponent': 'notANumber',
  'amount-other-digits': 'otherDigits',
  'amount-too-precise': 'tooPrecise',
  'amount-too-large': 'tooLarge',
  'amount-ambiguous': 'ambiguous',
  'amount-over-balance': 'overBalance',
  'amount-under-least': 'underLeast',
  'network-required': 'networkRequired',
  'network-unsupported': 'networkUnsupported',
  'network-unknown': 'networkUnknown',
  'network-differs': 'networkDiffers',
  'transaction-malformed': 'transaction',
  'evidence-required': 'evidence',
  'holder-required': 'holder',
  'card-required': 'cardRequired',
  'card-not-valid': 'cardNotValid',
  'text-too-long': 'textTooLong',
  'bank-required': 'bank',
  'address-required': 'addressRequired',
  'address-wrong-network': 'addressWrongNetwork',
  'address-mistyped': 'addressMistyped',
  'address-malformed': 'addressMalformed',
}

/** The sentence for a fault at its field; `isDraw` for a withdrawal. */
export const moneyFaultText = (fault: MoneyFault, { t, language }: Translations, isDraw = false): string => {
  const key = FAULT_TEXTS[fault.kind]
  if (key === 'notPositive' && isDraw) return t('money.fault.drawNotPositive')
  if (fault.kind === 'amount-ambiguous') return t('money.fault.ambiguous', { mark: fault.decimalMark })
  const least = fault.kind === 'amount-under-least' && { least: formatMoney(fault.least, language) }
  return t(`money.fault.${key}`, { ...fault, ...least })
}
