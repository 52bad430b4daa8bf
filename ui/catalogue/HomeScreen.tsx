import { type ReactNode, useCallback } from 'react'
import { hasScreen } from '../app/match-route.ts'
import { AppBar, IconButton, Page, PullToRefresh, SearchLink, Section } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useQuery } from '../hooks/use-query.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useWords } from '../i18n/use-words.ts'
import { BackToTop } from './BackToTop.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PopularPreview, ShopsRail, ViewedRail } from './HomeParts.tsx'
import css from './HomeScreen.module.css'
import { LanguageButton } from './LanguageButton.tsx'
import { ProductFeed } from './ProductFeed.tsx'
import { useCategories } from './use-categories.ts'
import { useProductFeed } from './use-product-feed.ts'

const POPULAR_LIMIT = 10

const HomeBar = (): ReactNode => {
  const { account } = useApp()
  const { t } = useWords()
  const unread = useStream(account.unreadNotices$)
  return (
    <AppBar
      kind="logo"
      actions={
        <>
          <LanguageButton />
          {hasScreen('/notification') && (
            <IconButton
              icon="bell"
              href="/notification"
              label={t('catalogue.notifications')}
              hasDot={unread > 0}
            />
          )}
        </>
      }
    >
      <div className={`only-wide ${css['barSearch']}`}>
        <SearchLink href="/search" label={t('catalogue.searchHint')} />
      </div>
    </AppBar>
  )
}

/** The board: message, categories, what sells, shops, and products without end (screens.md 3). */
export const HomeScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const categories = useCategories()
  const popular = useQuery({
    key: 'popular',
    load: () => catalogue.loadHotProducts({ page: 1, limit: POPULAR_LIMIT }),
  })
  const shops = useQuery({ key: 'shops', load: catalogue.loadHotShops })
  const forYou = useProductFeed('for you', (page) => catalogue.loadRecommendations(page))
  const { reload } = forYou
  const { refresh: refreshPopular } = popular
  const { refresh: refreshShops } = shops
  const refresh = useCallback(async () => {
    const came = await Promise.all([refreshPopular(), refreshShops(), reload()])
    return came.every(Boolean)
  }, [refreshPopular, refreshShops, reload])
  return (
    <Page isRoot bar={<HomeBar />}>
      <h1 className={`visually-hidden ${css['title']}`} tabIndex={-1} data-page-title="">
        {t('core.title.home')}
      </h1>
      <PullToRefresh onRefresh={refresh}>
        <div className="only-narrow">
          <SearchLink href="/search" label={t('catalogue.searchHint')} />
        </div>
        <HomeHero />
        <div className={css['categories']}>
          <CategoryStrip
            categories={categories}
            hrefOf={({ id }) => `/explore?cat=${encodeURIComponent(id)}`}
          />
        </div>
        <PopularPreview query={popular} />
        <ShopsRail query={shops} />
        <ViewedRail />
        {(forYou.rows.length > 0 || forYou.phase !== 'ended') && (
          <Section title={t('catalogue.home.forYou')}>
            <ProductFeed list={forYou} label={t('catalogue.home.forYou')} empty={null} isFirst={false} />
          </Section>
        )}
      </PullToRefresh>
      <BackToTop />
    </Page>
  )
}
