import { fieldsOf } from '../shared/fields.ts'

/** Transport faults: what can go wrong between us and the server before its answer is understood (requirement S8). */
export type TransportFault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'cancelled' }

/** Every way in which an API call can fail. Faults are data; `ui/i18n/fault-text.ts` turns them into texts. */
export type ApiFault =
  | TransportFault
  /** Body code other than 1 and 401: the server's own message. */
  | {
      readonly kind: 'rejected'
      readonly code: number
      readonly message: string
      /** Further fields of the refusal, such as the number of attempts left. */
      readonly details?: unknown
      /** The form field that the refusal is about, by its API name. */
      readonly field?: string
    }
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'duplicate-submit' }
  /** The answer does not have the documented shape. */
  | { readonly kind: 'unexpected-answer'; readonly path: string }

/** The field that a refusal is about, where the server says so. */
export const refusedField = (fault: ApiFault): string | undefined => {
  const field = fault.kind === 'rejected' ? fieldsOf(fault.details)?.['field'] : undefined
  return typeof field === 'string' ? field : undefined
}

/** From this status on the server, or a proxy in front of it, has failed. */
const BROKEN = 500

/**
 * Whether it is unknown if the server carried out the call: there was no answer, or none that can be read. Such a
 * call was not refused.
 */
export const isUnanswered = (fault: { readonly kind: string; readonly status?: number }): boolean =>
  fault.kind === 'offline' ||
  fault.kind === 'timed-out' ||
  fault.kind === 'cancelled' ||
  fault.kind === 'unexpected-answer' ||
  (fault.kind === 'status' && (fault.status ?? BROKEN) >= BROKEN)

const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501])

/**
 * Whether the server does not have this call, so that a retry is pointless. Hosts may leave out calls that buying
 * does not need (api.md 10).
 */
export const isNotOffered = (fault: { readonly kind: string; readonly status?: number }): boolean =>
  fault.kind === 'status' && NOT_OFFERED.has(fault.status ?? 0)
