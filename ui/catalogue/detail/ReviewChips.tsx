import type { ReactNode } from 'react'
import {
  countWith,
  offeredFilters,
  type ReviewCounts,
  type ReviewFilter,
} from '../../../domain/catalogue/reviews.ts'
import { Chip, ChipRow } from '../../components/actions/Chip.tsx'
import { Star } from '../../components/kit.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'

type ReviewChipsProps = {
  readonly counts: ReviewCounts
  readonly filter: ReviewFilter
  readonly onPick: (filter: ReviewFilter) => void
}

/** The review filters with their counts. */
export const ReviewChips = ({ counts, filter, onPick }: ReviewChipsProps): ReactNode => {
  const { t, language } = useTranslations()
  const offered = offeredFilters(counts)
  if (offered.length === 0) return null
  const wordsOf = (one: ReviewFilter): ReactNode => {
    const number = formatNumber(countWith(counts, one), language)
    if (one === 'all') return t('detail.allReviews')
    if (one === 'pictures') return `${t('detail.withPictures')} ${number}`
    return (
      <>
        <Star size={14} />
        {one}
      </>
    )
  }
  return (
    <div className={css['reviewChips']}>
      <ChipRow label={t('detail.filterReviews')}>
        {offered.map((one) => (
          <Chip
            key={one}
            isPressed={one === filter}
            {...(typeof one === 'number' && {
              label: t('detail.starsRow', {
                stars: one,
                number: formatNumber(counts.stars[one], language),
              }),
            })}
            onClick={() => onPick(one)}
          >
            {wordsOf(one)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
