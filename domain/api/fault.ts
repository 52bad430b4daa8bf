import { fieldsOf } from '../shared/fields.ts'

/** What can go wrong between us and the server before its answer is understood (requirement S8). */
export type TransportFault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'cancelled' }

/** Every way a call of the server's API can fail. Data, never words: `ui/i18n/fault-text.ts` has those. */
export type ApiFault =
  | TransportFault
  /** Body code other than 1 and 401: the server's own message. */
  | {
      readonly kind: 'rejected'
      readonly code: number
      readonly message: string
      /** What the server added to its refusal, such as the tries that are left. */
      readonly details?: unknown
      /** The field of the form that was sent, by the form's own name. */
      readonly field?: string
    }
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'duplicate-submit' }
  /** The answer does not have the promised shape. */
  | { readonly kind: 'unexpected-answer'; readonly path: string }

/** The field that a refusal of the server is about, where it says so. */
export const refusedField = (fault: ApiFault): string | undefined => {
  const field = fault.kind === 'rejected' ? fieldsOf(fault.details)?.['field'] : undefined
  return typeof field === 'string' ? field : undefined
}

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

const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501])

/** Whether the server has no such call: to ask again would not help. Hosts may leave out what buying does not need (api.md 10). */
export const isNotOffered = (fault: { readonly kind: string; readonly status?: number }): boolean =>
  fault.kind === 'status' && NOT_OFFERED.has(fault.status ?? 0)
