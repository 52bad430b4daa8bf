import { type ReactNode, useCallback, useRef } from 'react'
import { IconButton } from '../components/actions/IconButton.tsx'
import { VoucherSection } from '../components/commerce/vouchers/Vouchers.tsx'
import { SearchLink } from '../components/fields/SearchLink.tsx'
import { AppBar } from '../components/frame/AppBar.tsx'
import { LanguageButton } from '../components/frame/LanguageButton.tsx'
import { Page } from '../components/frame/Page.tsx'
import { PullToRefresh } from '../components/lists/PullToRefresh.tsx'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import { CategoryStrip } from './CategoryStrip.tsx'
import css from './HomeScreen.module.css'
import { HomeHero } from './home/HomeHero.tsx'
import { type Reload, useHomeLater } from './home/HomeLater.tsx'
import { PopularPreview, PREVIEW } from './home/HomeParts.tsx'
import { useCategories } from './use-categories.ts'

const HOME = { kind: 'home' } as const

const HomeBar = (): ReactNode => {
  const { account, session } = useApp()
  const { t } = useTranslations()
  const isVisitor = useStream(session.session$).kind === 'visitor'
  const unread = useStream(account.unreadNotices$)
  return (
    <AppBar
      kind="logo"
      actions={
        <>
          {/* A shopper finds the language in the settings; a phone has room for one button next to the search field. */}
          <span className={isVisitor ? undefined : css['roomy']}>
            <LanguageButton label={t('catalogue.language')} />
          </span>
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
      <SearchLink href="/search" label={t('kit.searchHint')} />
    </AppBar>
  )
}

/** The home page: banners, categories, best sellers, shops, and an endless product list. */
export const HomeScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const categories = useCategories()
  const popular = useQuery({
    key: 'popular',
    load: () => catalogue.loadHotProducts({ page: 1, limit: PREVIEW }),
  })
  const { refresh: refreshPopular } = popular
  const end = useRef<HTMLDivElement>(null)
  const Later = useHomeLater(end)
  const reloadLater = useRef<Reload>(undefined)
  const refresh = useCallback(async () => {
    const came = await Promise.all([refreshPopular(), reloadLater.current?.() ?? true])
    return came.every(Boolean)
  }, [refreshPopular])
  return (
    <Page isRoot bar={<HomeBar />}>
      <h1 className={`visually-hidden ${css['title']}`} tabIndex={-1} data-page-title="">
        {t('core.title.home')}
      </h1>
      <PullToRefresh onRefresh={refresh}>
        <HomeHero />
        <div className={css['vouchers']}>
          <VoucherSection place={HOME} />
        </div>
        <div className={css['categories']}>
          <CategoryStrip
            categories={categories}
            hrefOf={({ id }) => `/explore?cat=${encodeURIComponent(id)}`}
          />
        </div>
        <PopularPreview query={popular} />
        {Later ? <Later reload={reloadLater} /> : <div ref={end} data-rest="" />}
      </PullToRefresh>
    </Page>
  )
}
