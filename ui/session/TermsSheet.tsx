import type { ReactNode } from 'react'
import { ART } from '../components/art.ts'
import { BottomSheet } from '../components/forms.ts'
import { EmptyState, ErrorState } from '../components/kit.ts'
import { SkeletonText } from '../components/states/SkeletonForms.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'

/**
 * Terms and policies over the form that requires accepting them: their page requires signing in (requirement S6), and
 * the form's text is kept.
 */
export const TermsSheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const { value, fault, phase, retry } = useQuery({ key: 'law', load: account.loadLaw })
  return (
    <BottomSheet isOpen title={t('core.title.law')} onClose={onClose}>
      {phase === 'loading' && <SkeletonText />}
      {phase === 'failed' && fault && <ErrorState text={faultText(fault)} onRetry={retry} />}
      {value?.trim() === '' && <EmptyState image={ART.document} title={t('session.noTerms')} />}
      {value !== undefined && value.trim() !== '' && <RichTextView html={value} />}
    </BottomSheet>
  )
}
