import { type ReactNode, useState } from 'react'
import { LANGUAGE_TAGS, type Language } from '../../../domain/account/language.ts'
import type { CategoryKey } from '../../../domain/catalogue/category.ts'
import type { Review, ReviewTranslation } from '../../../domain/catalogue/product.ts'
import { ART } from '../../components/art.ts'
import { ImageViewer } from '../../components/commerce/pictures/ImageViewer.tsx'
import { cx } from '../../components/cx.ts'
import { Avatar, Meta, ProductTile, Rating, TextLink } from '../../components/kit.ts'
import { isPhoto } from '../../components/states/LazyImage.tsx'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { useAction, useApp } from '../../hooks/use-app.ts'
import { formatOptions } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'

type ReviewItemProps = {
  readonly review: Review
  readonly category: CategoryKey | undefined
  /** The shop that replies to the review. */
  readonly shop: string
  /** Cut after a few lines where the full text is one tap away. */
  readonly isShort?: boolean
}

/** The language tag of a text in another language than the page's, for screen readers. */
const tagFor = (written: Language | undefined, reader: Language): string | undefined =>
  written !== undefined && written !== reader ? LANGUAGE_TAGS[written] : undefined

/** A review's text, translated on request. */
const useTranslation = ({ id, text, language: written }: Review) => {
  const { catalogue } = useApp()
  const { language } = useTranslations()
  // With the language it was requested in: after a language change another translation is offered.
  const [loaded, setLoaded] = useState<{
    readonly reader: Language
    readonly translation: ReviewTranslation
  }>()
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const translation = loaded?.reader === language ? loaded.translation : undefined
  const loading = useAction(async () => {
    const answer = await catalogue.loadReviewTranslation(id)
    setFailed(!answer.ok)
    if (!answer.ok) return
    setLoaded({ reader: language, translation: answer.value })
    setWanted(true)
  })
  const isTranslated = isWanted && translation !== undefined
  const shown = isTranslated ? translation : { text, language: written }
  return {
    text: shown.text,
    tag: tagFor(shown.language, language),
    isTranslated,
    hasFailed,
    toggle: () => (translation === undefined ? void loading.run() : setWanted(!isTranslated)),
  }
}

/** One review, with pictures that open in full. */
export const ReviewItem = ({ review, category, shop, isShort }: ReviewItemProps): ReactNode => {
  const { t, language } = useTranslations()
  const [shownIndex, setShownIndex] = useState<number | undefined>(undefined)
  const translation = useTranslation(review)
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
      <p className={cx(css['reviewText'], isShort && css['reviewShort'])} lang={translation.tag}>
        {translation.text}
      </p>
      {review.hasTranslation && (
        <p className={css['translate']}>
          <TextLink icon="languages" onClick={translation.toggle}>
            {t(translation.isTranslated ? 'detail.original' : 'detail.translate')}
          </TextLink>
          <span className="tiny ink-3" role="status">
            {translation.hasFailed && t('detail.noTranslation')}
          </span>
        </p>
      )}
      {pictures.length > 0 && (
        <div className={css['reviewPictures']}>
          {pictures.map((picture, at) => (
            <button
              key={picture.src}
              type="button"
              aria-label={picture.alt}
              onClick={() => setShownIndex(at)}
            >
              <ProductTile image={picture.src} category={category} size="m" isPhoto={isPhoto(picture.src)} />
            </button>
          ))}
        </div>
      )}
      {review.reply && (
        <div className={css['reply']}>
          <p className={css['replyHead']}>
            <b>
              <bdi>{shop}</bdi>
            </b>
            {review.reply.at !== undefined && (
              <Moment at={review.reply.at} style="day" className="tiny ink-3" />
            )}
          </p>
          <p className={css['reviewText']} lang={tagFor(review.reply.language, language)}>
            {review.reply.text}
          </p>
        </div>
      )}
      <ImageViewer
        pictures={pictures}
        index={shownIndex}
        onMove={setShownIndex}
        onClose={() => setShownIndex(undefined)}
      />
    </article>
  )
}
