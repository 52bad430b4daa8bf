import type { ReactNode } from 'react'
import { AppBar, Page, PullToRefresh } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { BackToTop } from './BackToTop.tsx'
import { ProductFeed } from './ProductFeed.tsx'
import { useRenderedFeed } from './use-product-feed.ts'

/** The best-selling products, as ranked by the server. */
export const PopularScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const list = useRenderedFeed('popular', (page) => catalogue.loadHotProducts({ page }))
  return (
    <Page bar={<AppBar title={t('core.title.popular')} hasSearchButton />}>
      <PullToRefresh onRefresh={list.reload} isDisabled={list.phase === 'first'}>
        <ProductFeed list={list} label={t('core.title.popular')} />
      </PullToRefresh>
      <BackToTop />
    </Page>
  )
}
