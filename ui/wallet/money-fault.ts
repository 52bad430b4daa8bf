import type { RechargeFault } from '../../domain/wallet/recharge.ts'
import type { WithdrawalFault } from '../../domain/wallet/withdrawal.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Translations } from '../i18n/translations.ts'

export type MoneyFault = RechargeFault | WithdrawalFault

/** The text of a fault in a recharge or withdrawal form. */
const moneyFaultText = (fault: MoneyFault, { t, language }: Translations, isDraw: boolean): string => {
  switch (fault.kind) {
    case 'amount-required':
    case 'amount-negative':
    case 'amount-not-positive':
      return isDraw ? t('money.fault.drawNotPositive') : t('money.fault.notPositive')
    case 'amount-not-a-number':
    case 'amount-exponent':
      return t('money.fault.notANumber')
    case 'amount-other-digits':
      return t('money.fault.otherDigits')
    case 'amount-too-precise':
      return t('money.fault.tooPrecise')
    case 'amount-too-large':
      return t('money.fault.tooLarge')
    case 'amount-ambiguous':
      return t('money.fault.ambiguous', { mark: fault.decimalMark })
    case 'amount-over-balance':
      return t('money.fault.overBalance')
    case 'amount-under-least':
      return t('money.fault.underLeast', { least: formatMoney(fault.least, language) })
    case 'network-required':
      return t('money.fault.networkRequired')
    case 'network-unsupported':
      return t('money.fault.networkUnsupported')
    case 'network-unknown':
      return t('money.fault.networkUnknown', { network: fault.network })
    case 'network-differs':
      return t('money.fault.networkDiffers')
    case 'transaction-malformed':
      return t('money.fault.transaction')
    case 'evidence-required':
      return t('money.fault.evidence')
    case 'holder-required':
      return t('money.fault.holder')
    case 'card-required':
      return t('money.fault.cardRequired')
    case 'card-not-valid':
      return t('money.fault.cardNotValid')
    case 'text-too-long':
      return t('money.fault.textTooLong', { most: fault.most })
    case 'bank-required':
      return t('money.fault.bank')
    case 'address-required':
      return t('money.fault.addressRequired')
    case 'address-wrong-network':
      return t('money.fault.addressWrongNetwork', { network: fault.network })
    case 'address-mistyped':
      return t('money.fault.addressMistyped')
    case 'address-malformed':
      return t('money.fault.addressMalformed', { network: fault.network })
  }
}

/** The first sentence for each invalid field; some come from requirement S8. */
export const textsByField = (
  faults: readonly MoneyFault[],
  translations: Translations,
  isDraw = false,
): Readonly<Record<string, string>> =>
  firstTexts(faults, (fault) => moneyFaultText(fault, translations, isDraw))
