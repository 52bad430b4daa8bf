import { type Unsaved, useUnsaved } from '../components/overlays/use-unsaved.tsx'
import { useWords } from '../i18n/use-words.ts'

/** The question before a form about money is thrown away. */
export const useMoneyGuard = (isDirty: boolean, onDiscard: () => void): Unsaved => {
  const { t } = useWords()
  return useUnsaved({
    isDirty,
    title: t('money.leave.title'),
    text: t('money.leave.text'),
    discardLabel: t('money.leave.discard'),
    keepLabel: t('money.leave.goOn'),
    onDiscard,
  })
}
