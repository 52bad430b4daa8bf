import type { Language } from '../account/language.ts'

/** How many reviews a product's page shows, and tells to search engines; all of them are a tap away. */
export const REVIEWS_SHOWN = 3

/** A number of stars that a review can give. */
export type Stars = 1 | 2 | 3 | 4 | 5
/** The numbers of stars, best first: the rows of a histogram. */
export const STARS: readonly Stars[] = [5, 4, 3, 2, 1]

/** Which reviews of a product are wanted. */
export type ReviewFilter = 'all' | 'pictures' | Stars

/** How many reviews of a product there are, how many of them bring pictures, and how many give so many stars. */
export type ReviewCounts = {
  readonly all: number
  readonly pictures: number
  readonly stars: Readonly<Record<Stars, number>>
}

/** The number of reviews that a filter leaves. */
export const countWith = (counts: ReviewCounts, filter: ReviewFilter): number =>
  typeof filter === 'number' ? counts.stars[filter] : counts[filter]

/** The filters that lead to something, in the order in which they are offered; none where all reviews are alike. */
export const offeredFilters = (counts: ReviewCounts): readonly ReviewFilter[] => {
  const parts = (['pictures', ...STARS] as const).filter((filter) => {
    const count = countWith(counts, filter)
    return count > 0 && (count < counts.all || filter === 'pictures')
  })
  return parts.length === 0 ? [] : ['all', ...parts]
}

/** The part of all reviews that give so many stars, in tenths of a percent of the whole width of a bar. */
export const shareOfStars = ({ all, stars }: ReviewCounts, of: Stars): number =>
  all === 0 ? 0 : Math.round((stars[of] * 1_000) / all)

/**
 * The language that a review is translated into for a reader: their own, or English where that is all there is.
 * Undefined where they read it as it stands, where nobody knows what it is written in, and where there is none.
 */
export const translationFor = (
  written: Language | undefined,
  reader: Language,
  isThere: (language: Language) => boolean,
): Language | undefined => {
  if (written === undefined || written === reader) return undefined
  return [reader, 'en' as const].find((language) => language !== written && isThere(language))
}
