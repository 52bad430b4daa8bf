import type { ReviewFault } from '../../../domain/orders/review.ts'
import { firstTexts } from '../../i18n/fault-text.ts'
import type { Translations } from '../../i18n/translations.ts'

const textOf = (fault: ReviewFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'score-required':
      return t('afterSale.review.scoreRequired')
    case 'review-empty':
      return t('afterSale.review.empty')
    case 'review-too-long':
      return t('afterSale.tooLong', { most: fault.most })
    case 'too-many-pictures':
      return t('afterSale.tooManyPictures', { most: fault.most })
  }
}

/** One sentence per field of the review that is wrong (requirement S5). */
export const reviewTexts = (faults: readonly ReviewFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))
