import type { ReactNode } from 'react'
import type { WorkKind } from '../../../domain/staff/queue.ts'
import { EmptyState } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** A queue of work with what is open beside it. */
export const QueueScreen = ({ kind }: { readonly kind: WorkKind }): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState isTall title={t(`counter.nav.${kind}`)} />
}
