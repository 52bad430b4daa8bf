import { type Unsaved, useUnsaved } from '../components/overlays/use-unsaved.tsx'
import { useTranslations } from '../i18n/translations.ts'

/** The question before a form about money is thrown away. */
export const useMoneyGuard = (isDirty: boolean, onDiscard: () => void): Unsaved => {
  const { t } = useTranslations()
  return useUnsaved({
    isDirty,
    title: t('money.leave.title'),
    text: t('money.leave.text'),
    discardLabel: t('money.leave.discard'),
    keepLabel: t('money.leave.goOn'),
    onDiscard,
  })
}
