/** Why somebody was not content with a conversation, and what a conversation or a message is reported for. */
export const RATING_REASONS = ['slow', 'unclear', 'unfriendly', 'unsolved'] as const
/** Why a message can be reported, as the server knows the reasons. */
export const REPORT_REASONS = ['spam', 'fraud', 'abuse', 'other'] as const
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Characters of one's own words beside them. */
export const FEEDBACK_LIMIT = 300

const CONTENT_FROM = 4

/** Requirement E7: of five steps; who is not content is asked why. 0 is no answer yet. */
export const isPoor = (score: number): boolean => score > 0 && score < CONTENT_FROM
