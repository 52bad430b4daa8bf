import type { ReactNode } from 'react'
import { formatRating } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { cx } from '../../cx.ts'
import css from './Rating.module.css'

const STAR = 'M12 2.2l2.9 6.2 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z'

type StarProps = { readonly isOff?: boolean; readonly size?: number }

/** The star icon; always with its number or inside a labelled control. */
export const Star = ({ isOff = false, size = 13 }: StarProps): ReactNode => (
  <svg
    className={cx(css['star'], isOff && css['off'])}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={STAR} />
  </svg>
)

type RatingProps = {
  /** 0-5. */
  readonly value: number
  /** Five stars instead of one star and the number. */
  readonly isFive?: boolean
}

/** A rating: one star and its number; screen readers hear "4,8 dari 5". */
export const Rating = ({ value, isFive = false }: RatingProps): ReactNode => {
  const { t, language } = useTranslations()
  const shown = formatRating(value, language)
  return (
    <span className={css['rating']}>
      {isFive ? (
        [1, 2, 3, 4, 5].map((place) => <Star key={place} isOff={place > Math.round(value)} />)
      ) : (
        <Star />
      )}
      {!isFive && (
        <b className={css['number']} aria-hidden="true">
          {shown}
        </b>
      )}
      <span className="visually-hidden">{t('kit.rating', { value: shown })}</span>
    </span>
  )
}

/** Small facts in a row with dots between: rating, sold, followers. */
export const Meta = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={css['meta']}>{children}</span>
)
