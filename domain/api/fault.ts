/** What can go wrong between us and the server before its answer is understood (spec storefront 8). */
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
