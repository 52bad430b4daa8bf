import type { RefundFault } from '../../../domain/orders/refund.ts'
import type { ReturnParcelFault } from '../../../domain/orders/refund-progress.ts'
import type { AmountFault } from '../../../domain/wallet/amount-input.ts'
import { firstTexts } from '../../i18n/fault-text.ts'
import { formatMoney } from '../../i18n/format.ts'
import type { Translations } from '../../i18n/translations.ts'

/** The text of a fault of a typed amount (requirement S5). */
const amountText = (fault: AmountFault, t: Translations['t']): string => {
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

const textOf = (fault: RefundFault, { t, language }: Translations): string => {
  switch (fault.kind) {
    case 'lines-required':
      return t('afterSale.refund.fault.lines')
    case 'refund-not-whole':
      return t('afterSale.refund.fault.notWhole', { amount: formatMoney(fault.whole, language) })
    case 'goods-not-there':
      return t('afterSale.refund.fault.goodsNotThere')
    case 'amount-over-paid':
      return t('afterSale.refund.fault.overPaid', { amount: formatMoney(fault.most, language) })
    case 'reason-required':
      return t('afterSale.refund.fault.reason')
    case 'reason-not-possible':
      return t('afterSale.refund.fault.reasonNotPossible')
    case 'explanation-required':
      return t('afterSale.refund.fault.explanation')
    case 'explanation-too-long':
      return t('afterSale.tooLong', { most: fault.most })
    case 'proof-required':
      return t('afterSale.refund.fault.proof')
    case 'too-many-pictures':
      return t('afterSale.tooManyPictures', { most: fault.most })
    default:
      return amountText(fault, t)
  }
}

/** One sentence for each invalid field of the application (requirement S5). */
export const refundTexts = (
  faults: readonly RefundFault[],
  translations: Translations,
): Record<string, string> =>
  firstTexts(
    faults,
    (fault) => textOf(fault, translations),
    ({ field }) => (field === 'lines' ? 'lineIds' : field),
  )

const parcelText = (fault: ReturnParcelFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'required':
      return t(fault.field === 'courier' ? 'afterSale.parcel.courierRequired' : 'afterSale.parcel.required')
    case 'too-long':
      return t('afterSale.tooLong', { most: fault.most })
    case 'parcel-number-not-valid':
      return t('afterSale.parcel.notValid')
  }
}

/** One sentence for each invalid field of the parcel form. */
export const parcelTexts = (
  faults: readonly ReturnParcelFault[],
  t: Translations['t'],
): Record<string, string> => firstTexts(faults, (fault) => parcelText(fault, t))
