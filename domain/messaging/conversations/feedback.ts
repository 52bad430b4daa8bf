import { isTooLong, visibleText } from '../../shared/text.ts'
import type { Seconds } from '../../shared/time.ts'

/** Reasons for a poor rating of a conversation. (`REPORT_REASONS` are those of a report.) */
export const RATING_REASONS = ['slow', 'unclear', 'unfriendly', 'unsolved'] as const
/** Reasons for reporting a message, by the server's keys. */
export const REPORT_REASONS = ['spam', 'fraud', 'abuse', 'other'] as const
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Most characters of free text in a rating or report. */
export const FEEDBACK_LIMIT = 300

/** The limit including the reason, which is prepended to the text. */
export const REASON_LIMIT = FEEDBACK_LIMIT + 200

/** The free text as sent, '' for none; undefined when it is too long. */
export const feedbackText = (typed: string): string | undefined => {
  const text = visibleText(typed)
  return isTooLong(text, FEEDBACK_LIMIT) ? undefined : text
}

const CONTENT_FROM = 4

/** Requirement E7: a poor score of five, which leads to the question why. 0 means not rated yet. */
export const isPoor = (score: number): boolean => score > 0 && score < CONTENT_FROM

/** One visit: a period of conversation with a merchant or customer service that can be rated; 0 for unset fields. */
export type Visit = {
  /** Time of the last message. */
  readonly lastAt: Seconds
  /** Time of the first rating. */
  readonly ratedAt: Seconds
}

/** How long after the first rating it can be changed, in seconds. */
const RATING_SECONDS = 24 * 60 * 60

/** Why a visit cannot be rated: there was none, or its rating is too old. Undefined when it can. */
export const ratingFault = (
  visit: Visit | undefined,
  now: Seconds,
): 'nothing-to-rate' | 'rating-closed' | undefined => {
  if (!visit || visit.lastAt === 0) return 'nothing-to-rate'
  return visit.ratedAt > 0 && now - visit.ratedAt > RATING_SECONDS ? 'rating-closed' : undefined
}

/**
 * Whether the visit can be rated now. `spokeAt`: when the reader last wrote, which may be newer than the server's
 * data; 0 for never.
 */
export const canRate = (visit: Visit | undefined, now: Seconds, spokeAt: Seconds = 0): boolean =>
  ratingFault(visit, now) === undefined || spokeAt > (visit?.lastAt ?? 0)

/** Time of the last message of a visit, in seconds since 1970. */
type VisitEnd = { readonly lastAt: Seconds }

/** Whether a message at `at` belongs to the visit: at most `silence` seconds after its last message. */
const isOfVisit = ({ lastAt }: VisitEnd, at: Seconds, silence: Seconds): boolean => at - lastAt <= silence

/**
 * The visit after a message: a shopper's message starts a new visit after a silence, the other side's only extends a
 * running one. Undefined where it belongs to none.
 */
export const visitAfter = (
  last: VisitEnd | undefined,
  word: { readonly at: Seconds; readonly isShoppers: boolean },
  silence: Seconds,
): 'same' | 'new' | undefined => {
  if (last && isOfVisit(last, word.at, silence)) return 'same'
  return word.isShoppers ? 'new' : undefined
}
