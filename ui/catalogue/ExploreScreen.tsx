import type { ReactNode } from 'react'
import { findCategory } from '../../domain/catalogue/category.ts'
import { AppBar, IconButton, Page, SearchLink } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { usePageName } from '../navigation/use-title.ts'
import { BackToTop } from './BackToTop.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import css from './ExploreScreen.module.css'
import { FilteredProducts } from './filter/FilteredProducts.tsx'
import { listPath, useFilterAddress } from './filter/use-filter-address.ts'
import { categoryName, useCategories } from './use-categories.ts'

const PATH = '/explore'

/** All products, by category, sort order and price. */
export const ExploreScreen = ({ search }: ScreenProps): ReactNode => {
  const { account, catalogue } = useApp()
  const translations = useTranslations()
  const { t } = translations
  const unread = useStream(account.unreadNotices$)
  const categories = useCategories()
  const { filter, setFilter } = useFilterAddress(PATH, search)
  const category = findCategory(categories, filter.categoryId)
  const name = category && categoryName(category, translations)
  const title = name ?? t('catalogue.list.all')
  usePageName(name)
  return (
    <Page
      isRoot
      bar={
        <AppBar
          kind="root"
          name={t('core.title.explore')}
          actions={
            hasScreen('/notification') && (
              <IconButton
                icon="bell"
                href="/notification"
                label={t('catalogue.notifications')}
                hasDot={unread > 0}
              />
            )
          }
        >
          <SearchLink
            href="/search"
            label={name === undefined ? t('kit.searchHint') : t('catalogue.searchIn', { name })}
          />
        </AppBar>
      }
    >
      <div className={css['categories']}>
        <CategoryStrip
          categories={categories}
          currentId={category?.id}
          isFilter
          hrefOf={({ id }) => listPath(PATH, { ...filter, categoryId: id === category?.id ? undefined : id })}
        />
      </div>
      <FilteredProducts
        name="explore"
        filter={filter}
        load={catalogue.loadProducts}
        onFilter={setFilter}
        label={title}
        heading={
          <h1 tabIndex={-1} data-page-title="">
            {title}
          </h1>
        }
      />
      <BackToTop />
    </Page>
  )
}
