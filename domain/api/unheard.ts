/** A status from which on the server, or what stands in front of it, has failed on the way. */
const BROKEN = 500

/**
 * Whether a call has ended without a word of the server that can be understood: it may have done what was asked or not,
 * and has refused nothing. An answer that nobody can read says no more than none.
 */
export const isUnheard = (fault: { readonly kind: string; readonly status?: number }): boolean =>
  fault.kind === 'offline' ||
  fault.kind === 'timed-out' ||
  fault.kind === 'cancelled' ||
  fault.kind === 'unexpected-answer' ||
  (fault.kind === 'status' && (fault.status ?? BROKEN) >= BROKEN)
