import type { Language } from '../account/language.ts'

/** How many reviews a product page shows and publishes as structured data; the rest open in a sheet. */
export const REVIEWS_SHOWN = 3

/** A number of stars in a review. */
export type Stars = 1 | 2 | 3 | 4 | 5
/** The numbers of stars, best first: the rows of a histogram. */
export const STARS: readonly Stars[] = [5, 4, 3, 2, 1]

/** Which reviews to list. */
export type ReviewFilter = 'all' | 'pictures' | Stars

/** The number of reviews of a product, of those with pictures, and by stars. */
export type ReviewCounts = {
  readonly all: number
  readonly pictures: number
  readonly stars: Readonly<Record<Stars, number>>
}

/** The number of reviews that match a filter. */
export const countWith = (counts: ReviewCounts, filter: ReviewFilter): number =>
  typeof filter === 'number' ? counts.stars[filter] : counts[filter]

/** The filters that match some but not all reviews, in display order. */
export const offeredFilters = (counts: ReviewCounts): readonly ReviewFilter[] => {
  const parts = (['pictures', ...STARS] as const).filter((filter) => {
    const count = countWith(counts, filter)
    return count > 0 && (count < counts.all || filter === 'pictures')
  })
  return parts.length === 0 ? [] : ['all', ...parts]
}

/** The share of reviews with this many stars, in tenths of a percent (the width of a bar). */
export const shareOfStars = ({ all, stars }: ReviewCounts, of: Stars): number =>
  all === 0 ? 0 : Math.round((stars[of] * 1_000) / all)

/**
 * The language to offer a translation in: the reader's own, or else English. Undefined when the review is in the
 * reader's language, its language is unknown, or no translation exists.
 */
export const translationFor = (
  written: Language | undefined,
  reader: Language,
  isThere: (language: Language) => boolean,
): Language | undefined => {
  if (written === undefined || written === reader) return undefined
  return [reader, 'en' as const].find((language) => language !== written && isThere(language))
}
