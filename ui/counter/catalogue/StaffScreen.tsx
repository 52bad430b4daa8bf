import type { ReactNode } from 'react'
import { EmptyState } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Accounts of staff, for owners. */
export const StaffScreen = (): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState isTall title={t('counterCatalogue.staff')} />
}
