import type { RechargeFault } from '../../domain/wallet/recharge.ts'
import type { WithdrawalFault } from '../../domain/wallet/withdrawal.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Translations } from '../i18n/translations.ts'

/** The faults of a recharge or withdrawal form. */
type MoneyFault = RechargeFault | WithdrawalFault

/** The sentence for each fault; some come from requirement S8. */
const FAULT_TEXTS: Readonly<Record<MoneyFault['kind'], string>> = {
  'amount-required': 'money.fault.notPositive',
  'amount-negative': 'money.fault.notPositive',
  'amount-not-positive': 'money.fault.notPositive',
  'amount-not-a-number': 'money.fault.notANumber',
  'amount-exponent': 'money.fault.notANumber',
  'amount-other-digits': 'money.fault.otherDigits',
  'amount-too-precise': 'money.fault.tooPrecise',
  'amount-too-large': 'money.fault.tooLarge',
  'amount-ambiguous': 'money.fault.ambiguous',
  'amount-over-balance': 'money.fault.overBalance',
  'amount-under-least': 'money.fault.underLeast',
  'network-required': 'money.fault.networkRequired',
  'network-unsupported': 'money.fault.networkUnsupported',
  'network-unknown': 'money.fault.networkUnknown',
  'network-differs': 'money.fault.networkDiffers',
  'transaction-malformed': 'money.fault.transaction',
  'evidence-required': 'money.fault.evidence',
  'holder-required': 'money.fault.holder',
  'card-required': 'money.fault.cardRequired',
  'card-not-valid': 'money.fault.cardNotValid',
  'text-too-long': 'money.fault.textTooLong',
  'bank-required': 'money.fault.bank',
  'address-required': 'money.fault.addressRequired',
  'address-wrong-network': 'money.fault.addressWrongNetwork',
  'address-mistyped': 'money.fault.addressMistyped',
  'address-malformed': 'money.fault.addressMalformed',
}

/** The sentence for a fault at its field; `isDraw` for a withdrawal. */
export const moneyFaultText = (fault: MoneyFault, { t, language }: Translations, isDraw = false): string => {
  const key = FAULT_TEXTS[fault.kind]
  if (isDraw && key === 'money.fault.notPositive') return t('money.fault.drawNotPositive')
  if (fault.kind === 'amount-ambiguous') return t(key, { mark: fault.decimalMark })
  const min = fault.kind === 'amount-under-least' && { min: formatMoney(fault.min, language) }
  return t(key, { ...fault, ...min })
}
