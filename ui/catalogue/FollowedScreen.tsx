import type { ReactNode } from 'react'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import { ART } from '../components/art.ts'
import { AppBar, EmptyState, Page } from '../components/kit.ts'
import { EndlessList } from '../components/lists/InfiniteFooter.tsx'
import { useInfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { ShopItem } from './shop/ShopItem.tsx'
import { ShopsSkeleton } from './shop/ShopSkeletons.tsx'
import css from './shop/shops.module.css'

const SHORT = 6

/** The shops that the shopper follows. Unfollowed ones stay until the list is reloaded. */
export const FollowedScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const list = useInfiniteList({
    key: `followed ${language}`,
    load: catalogue.loadFollowed,
    identify: ({ shopId }: ShopSummary) => shopId,
  })
  const { rows, phase } = list
  return (
    <Page
      column="col"
      isBusy={phase === 'first'}
      bar={<AppBar column="col" title={t('core.title.myFavourite')} />}
    >
      <EndlessList
        list={list}
        onRefresh={async () => (await list.refresh())?.ok ?? false}
        skeleton={<ShopsSkeleton />}
        empty={
          <EmptyState
            isTall
            image={ART.compass}
            title={t('shops.noneTitle')}
            text={t('shops.noneText')}
            href="/home"
            linkLabel={t('shops.find')}
          />
        }
        short={SHORT}
      >
        <ul className={css['list']} aria-label={t('core.title.myFavourite')}>
          {rows.map((shop) => (
            <li key={shop.shopId}>
              <ShopItem shop={shop} look="wide" />
            </li>
          ))}
        </ul>
      </EndlessList>
    </Page>
  )
}
