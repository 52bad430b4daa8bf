import type { ReactNode } from 'react'
import { EmptyState } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Shoppers: looked up, locked, banned from the chat. */
export const ShoppersScreen = (): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState isTall title={t('counterCatalogue.shoppers')} />
}
