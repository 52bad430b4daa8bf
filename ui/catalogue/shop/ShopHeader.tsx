import type { ReactNode } from 'react'
import { fansWith } from '../../../domain/catalogue/shop.ts'
import type { ShopPage } from '../../../domain/catalogue/shop-page.ts'
import { Button, ButtonLink, ShopCard } from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { RichTextView } from '../../components/surfaces/RichTextView.tsx'
import { TextRuns } from '../../components/TextRuns.tsx'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useSignInFirst } from '../../hooks/use-navigate.tsx'
import { formatCount, formatPercent, formatRating } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import css from './shops.module.css'

/** Name, rating and description of a shop, with buttons to follow and to chat side by side. */
export const ShopHeader = ({ shop }: { readonly shop: ShopPage }): ReactNode => {
  const { t, language } = useTranslations()
  const { catalogue } = useApp()
  const signInFirst = useSignInFirst()
  const isFollowed = useStream(catalogue.followed$).get(shop.shopId) ?? shop.isFollowed
  const fans = fansWith(shop, isFollowed)
  const follow = t(isFollowed ? 'kit.following' : 'kit.follow')
  const room = `/chatRoomDetail/${encodeURIComponent(shop.shopId)}`
  const facts = [
    { key: 'fans', value: formatCount(fans, language) },
    { key: 'rate', value: shop.goodRate === undefined ? '' : formatPercent(shop.goodRate, language) },
    { key: 'sales', value: shop.totalSales === undefined ? '' : formatCount(shop.totalSales, language) },
    { key: 'grade', value: shop.grade === undefined ? '' : formatRating(shop.grade, language) },
  ].filter(({ value }) => value !== '')
  return (
    <div className={css['head']}>
      <ShopCard look="row" name={shop.name} image={shop.avatar} origin={shop.origin} />
      <dl className={css['facts']}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`shops.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css['acts']}>
        <Button
          isFlex
          kind={isFollowed ? 'neutral' : 'primary'}
          icon={isFollowed ? 'check' : 'plus'}
          aria-pressed={isFollowed}
          aria-label={`${follow}: ${shop.name}`}
          onClick={() => void signInFirst(catalogue.toggleFollow(shop.shopId, !isFollowed))}
        >
          {follow}
        </Button>
        {hasScreen(room) && (
          <ButtonLink isFlex href={room} icon="message-circle" kind="line">
            {t('shops.chat')}
          </ButtonLink>
        )}
      </div>
      {(shop.about !== '' || shop.openedAt !== undefined) && (
        <div className={css['about']}>
          {shop.about !== '' && <RichTextView html={shop.about} />}
          {shop.openedAt !== undefined && (
            <p className="small ink-2">
              <TextRuns>
                {t('shops.since')} <Moment at={shop.openedAt} style="month" />
              </TextRuns>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
