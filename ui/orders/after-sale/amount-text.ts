import type { AmountFault } from '../../../domain/wallet/amount-input.ts'
import type { Translations } from '../../i18n/translations.ts'

/** What is wrong with an amount as typed (requirement S5). */
export const amountText = (fault: AmountFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'amount-required':
      return t('afterSale.refund.fault.amountRequired')
    case 'amount-negative':
      return t('afterSale.refund.fault.amountNegative')
    case 'amount-not-positive':
      return t('afterSale.refund.fault.amountNotPositive')
    case 'amount-too-precise':
      return t('afterSale.refund.fault.amountTooPrecise')
    case 'amount-ambiguous':
      return t('afterSale.refund.fault.amountAmbiguous', { mark: fault.decimalMark })
    case 'amount-not-a-number':
    case 'amount-exponent':
    case 'amount-other-digits':
    case 'amount-too-large':
      return t('afterSale.refund.fault.amountNotANumber')
  }
}
