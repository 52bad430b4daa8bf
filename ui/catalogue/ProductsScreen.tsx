import type { ReactNode } from 'react'
import { AppBar, Page } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { BackToTop } from './BackToTop.tsx'
import { FilteredProducts } from './filter/FilteredProducts.tsx'
import { useFilterAddress } from './filter/use-filter-address.ts'

/** All products, with sort order, price and category. */
export const ProductsScreen = ({ search }: ScreenProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const { filter, setFilter } = useFilterAddress('/products', search)
  return (
    <Page bar={<AppBar title={t('core.title.products')} hasSearchButton />}>
      <FilteredProducts
        name="products"
        filter={filter}
        load={catalogue.loadProducts}
        onFilter={setFilter}
        label={t('core.title.products')}
        heading={null}
      />
      <BackToTop />
    </Page>
  )
}
