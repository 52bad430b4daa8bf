import type { PaymentCodeFault } from '../../../domain/wallet/payment-code.ts'
import { firstTexts } from '../../i18n/fault-text.ts'
import type { Translations } from '../../i18n/translations.ts'

const codeText = (fault: PaymentCodeFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'old-code-required':
      return t('wallet.oldRequired')
    case 'mailed-code-required':
      return t('wallet.mailedRequired')
    case 'mailed-code-not-digits':
      return t('wallet.mailedNotDigits')
    case 'code-not-digits':
      return t('wallet.notDigits')
    case 'code-too-short':
      return t('wallet.tooShort', { least: fault.least })
    case 'code-too-long':
      return t('wallet.tooLong', { most: fault.most })
    case 'code-too-simple':
      return t('wallet.tooSimple')
    case 'code-unchanged':
      return t('wallet.unchanged')
    case 'codes-differ':
      return t('wallet.differ')
  }
}

/** One sentence for each invalid field of a payment code form (requirements S5 and S8). */
export const textsByField = (
  faults: readonly PaymentCodeFault[],
  t: Translations['t'],
): Record<string, string> => firstTexts(faults, (fault) => codeText(fault, t))
