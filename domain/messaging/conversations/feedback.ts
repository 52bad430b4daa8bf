import { isTooLong, visibleText } from '../../shared/text.ts'
import type { Seconds } from '../../shared/time.ts'

/** Why somebody was not content with a conversation, and what a conversation or a message is reported for. */
export const RATING_REASONS = ['slow', 'unclear', 'unfriendly', 'unsolved'] as const
/** Why a message can be reported, as the server knows the reasons. */
export const REPORT_REASONS = ['spam', 'fraud', 'abuse', 'other'] as const
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Characters of one's own words beside them. */
export const FEEDBACK_LIMIT = 300

/** Room for the reason's own words in front of them. */
export const REASON_LIMIT = FEEDBACK_LIMIT + 200

/** Somebody's own words as they are sent, '' for none; undefined for too many. */
export const feedbackText = (typed: string): string | undefined => {
  const text = visibleText(typed)
  return isTooLong(text, FEEDBACK_LIMIT) ? undefined : text
}

const CONTENT_FROM = 4

/** Requirement E7: of five steps; who is not content is asked why. 0 is no answer yet. */
export const isPoor = (score: number): boolean => score > 0 && score < CONTENT_FROM

/** One stretch of talk with a merchant or the service, as far as it can be rated; 0 for what has not been. */
export type Visit = {
  /** When something was said last. */
  readonly lastAt: Seconds
  /** When it was rated first. */
  readonly ratedAt: Seconds
}

/** So long after the first rating it can still be changed. */
const RATING_SECONDS = 24 * 60 * 60

/** Why a talk cannot be rated: there was none, or it was rated too long ago. Undefined when it can. */
export const ratingFault = (
  visit: Visit | undefined,
  now: Seconds,
): 'nothing-to-rate' | 'rating-closed' | undefined => {
  if (!visit || visit.lastAt === 0) return 'nothing-to-rate'
  return visit.ratedAt > 0 && now - visit.ratedAt > RATING_SECONDS ? 'rating-closed' : undefined
}

/**
 * Whether the service of a talk can be rated now. `spokeAt`: when the reader has spoken last here, which the server may not
 * have told of yet; 0 for not at all.
 */
export const canRate = (visit: Visit | undefined, now: Seconds, spokeAt: Seconds = 0): boolean =>
  ratingFault(visit, now) === undefined || spokeAt > (visit?.lastAt ?? 0)
