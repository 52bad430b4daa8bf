import { useWords } from '../../i18n/use-words.ts'
import { type Unsaved, useUnsaved } from './use-unsaved.tsx'

/** The question before a form is thrown away, in the words of `forms`. */
export const useLeaveGuard = (isDirty: boolean, onDiscard: () => void): Unsaved => {
  const { t } = useWords()
  return useUnsaved({
    isDirty,
    title: t('forms.leaveTitle'),
    text: t('forms.leaveText'),
    discardLabel: t('forms.discard'),
    keepLabel: t('forms.goOn'),
    onDiscard,
  })
}
