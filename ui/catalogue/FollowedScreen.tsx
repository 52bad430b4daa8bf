import type { ReactNode } from 'react'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import { ART } from '../components/art.ts'
import {
  AppBar,
  ButtonLink,
  EmptyState,
  ErrorState,
  InfiniteFooter,
  Page,
  PullToRefresh,
  SkeletonRows,
} from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useInfiniteList } from '../hooks/use-infinite-list.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { ShopItem } from './ShopItem.tsx'
import css from './shops.module.css'

/** A list shorter than this fits the screen: its end needs no words. */
const SHORT = 6

/** The shops that the shopper follows. One that is let go stays until the list is loaded anew. */
export const FollowedScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useWords()
  const faultText = useFaultText()
  const list = useInfiniteList({
    key: `followed ${language}`,
    load: catalogue.loadFollowed,
    identify: ({ merId }: ShopSummary) => merId,
  })
  const { rows, phase, fault } = list
  const isBlank = rows.length === 0
  return (
    <Page
      column="col"
      isBusy={phase === 'first'}
      bar={<AppBar column="col" title={t('core.title.myFavourite')} />}
    >
      <PullToRefresh
        onRefresh={async () => (await list.refresh())?.ok ?? false}
        isDisabled={phase === 'first'}
      >
        {isBlank && fault && <ErrorState isTall text={faultText(fault)} onRetry={list.retry} />}
        {isBlank && !fault && phase !== 'ended' && <SkeletonRows count={6} />}
        {isBlank && phase === 'ended' && (
          <EmptyState
            isTall
            image={ART.compass}
            title={t('shops.noneTitle')}
            text={t('shops.noneText')}
            action={
              <ButtonLink kind="primary" href="/home" isBlock>
                {t('shops.find')}
              </ButtonLink>
            }
          />
        )}
        {!isBlank && (
          <>
            <ul className={css['list']} aria-label={t('core.title.myFavourite')}>
              {rows.map((shop) => (
                <li key={shop.merId}>
                  <ShopItem shop={shop} look="wide" />
                </li>
              ))}
            </ul>
            <InfiniteFooter
              phase={phase}
              onMore={list.more}
              onRetry={list.retry}
              isEndSilent={rows.length < SHORT}
            />
          </>
        )}
      </PullToRefresh>
    </Page>
  )
}
