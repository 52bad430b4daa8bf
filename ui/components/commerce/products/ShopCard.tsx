import type { ReactNode } from 'react'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import type { Origin as From } from '../../../../domain/catalogue/shop.ts'
import { formatCount, formatPercent } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { Pressable } from '../../actions/Button.tsx'
import { cx } from '../../cx.ts'
import { Origin } from './Origin.tsx'
import { Avatar } from './ProductTile.tsx'
import { Meta } from './Rating.tsx'
import css from './ShopCard.module.css'

type ShopCardProps = {
  /** Undefined where shop pages are switched off. */
  readonly href?: string | undefined
  readonly name: string
  readonly image: string
  readonly category?: CategoryKey | undefined
  /** 0-100. */
  readonly goodRate?: number | undefined
  readonly fans?: number | undefined
  readonly origin?: From | undefined
  readonly isFollowed?: boolean
  readonly isBusy?: boolean
  /** Shows the follow button. */
  readonly onFollow?: (isFollowed: boolean) => void
  /**
   * card: with outline, 324 wide. wide: with outline, as wide as its container. row: no outline, inside a card or a
   * page.
   */
  readonly look?: 'card' | 'wide' | 'row'
}

/** A shop with its rating and a follow button. */
export const ShopCard = ({
  href,
  name,
  image,
  category,
  goodRate,
  fans,
  origin,
  isFollowed = false,
  isBusy = false,
  onFollow,
  look = 'card',
}: ShopCardProps): ReactNode => {
  const { t, language } = useTranslations()
  return (
    <article className={cx(css['shop'], css[look])}>
      <Pressable className={css['link']} href={href}>
        <Avatar image={image} category={category} />
        <span className={css['texts']}>
          <b className={css['name']}>
            <bdi>{name}</bdi>
          </b>
          <Meta>
            {origin && <Origin origin={origin} />}
            {goodRate !== undefined && (
              <span>{t('kit.satisfied', { rate: formatPercent(goodRate, language) })}</span>
            )}
            {fans !== undefined && <span>{t('kit.fans', { count: formatCount(fans, language) })}</span>}
          </Meta>
        </span>
      </Pressable>
      {onFollow && (
        <button
          type="button"
          className={cx(css['follow'], isFollowed && css['followed'])}
          aria-pressed={isFollowed}
          aria-busy={isBusy || undefined}
          aria-label={`${t(isFollowed ? 'kit.following' : 'kit.follow')}: ${name}`}
          onClick={isBusy ? undefined : () => onFollow(!isFollowed)}
        >
          {t(isFollowed ? 'kit.following' : 'kit.follow')}
        </button>
      )}
    </article>
  )
}
