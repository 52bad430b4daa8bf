import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

/** Whether a payment code is set, in a word; undefined while that is not known. */
export const useCodeState = (): string | undefined => {
  const hasCode = useStream(useApp().wallet.hasPaymentCode$)
  const { t } = useTranslations()
  return hasCode === undefined ? undefined : t(hasCode ? 'account.codeSet' : 'account.codeNotSet')
}
