import { type ReactNode, useState } from 'react'
import type { CategoryKey } from '../../../domain/catalogue/category.ts'
import type { Review } from '../../../domain/catalogue/product.ts'
import { ART } from '../../components/art.ts'
import { ImageViewer } from '../../components/commerce/pictures/ImageViewer.tsx'
import { cx } from '../../components/cx.ts'
import { Avatar, Meta, ProductTile, Rating } from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { formatOptions } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'

type ReviewItemProps = {
  readonly review: Review
  readonly category: CategoryKey | undefined
  /** Cut after a few lines, where all of it is a tap away. */
  readonly isShort?: boolean
}

/** One shopper's word, with pictures that open in full. */
export const ReviewItem = ({ review, category, isShort }: ReviewItemProps): ReactNode => {
  const { t, language } = useTranslations()
  const [shown, setShown] = useState<number | undefined>(undefined)
  const pictures = review.pictures.map((src, at) => ({
    src,
    alt: t('detail.reviewPicture', { n: at + 1 }),
  }))
  return (
    <article className={css['review']}>
      <div className={css['reviewHead']}>
        <Avatar image={review.avatar || ART.face} category="toys" size="xs" isRound isFace />
        <div className="grow">
          <p className="label">
            <bdi>{review.nickname}</bdi>
          </p>
          <Meta>
            <Rating value={review.rating} />
            {review.spec !== '' && <span>{formatOptions(review.spec.split(','), language)}</span>}
          </Meta>
        </div>
        <Moment at={review.createdAt} style="day" className="tiny ink-3" />
      </div>
      <p className={cx(css['reviewText'], isShort && css['reviewShort'])}>{review.text}</p>
      {pictures.length > 0 && (
        <div className={css['reviewPictures']}>
          {pictures.map((picture, at) => (
            <button key={picture.src} type="button" aria-label={picture.alt} onClick={() => setShown(at)}>
              <ProductTile image={picture.src} category={category} size="m" />
            </button>
          ))}
        </div>
      )}
      <ImageViewer pictures={pictures} index={shown} onMove={setShown} onClose={() => setShown(undefined)} />
    </article>
  )
}
