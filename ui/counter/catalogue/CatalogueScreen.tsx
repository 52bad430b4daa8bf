import type { ReactNode } from 'react'
import { EmptyState } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** Products, categories, banners, promo codes, networks, couriers and texts of the shop. */
export const CatalogueScreen = (): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState isTall title={t('counterCatalogue.title')} />
}
