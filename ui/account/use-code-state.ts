import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'

/** Whether a payment code is set, in a word; undefined while that is not known. */
export const useCodeState = (): string | undefined => {
  const hasCode = useStream(useApp().wallet.hasPaymentCode$)
  const { t } = useWords()
  return hasCode === undefined ? undefined : t(hasCode ? 'account.codeSet' : 'account.codeNotSet')
}
