/** Names of the caches besides those of the builds. */
export const OWN_STORE = 'lintas-own'
/** The worker's cache of answers that are the same for everybody. */
export const SHARED_STORE = 'lintas-shared'
/** The worker's cache of the shop's pictures. */
export const PICTURE_STORE = 'lintas-pictures'

/** Response header of cached answers: when the server sent it. */
export const KEPT_AT = 'x-lintas-kept-at'

/** Messages from a page to the service worker. */
export type ToWorker =
  /** Nobody is signed in (any more): delete everything personal. */
  | { readonly kind: 'forget' }
  /** Cache the remaining files and these answers when the browser is idle. */
  | { readonly kind: 'fill'; readonly language: string; readonly urls: readonly string[] }
  /** The shopper wants the new build now. */
  | { readonly kind: 'take-over' }
  /** Another build takes over: the browser waits until this worker has nothing more to do. */
  | { readonly kind: 'give-way' }
  /** Report which cached answers this page has received. */
  | { readonly kind: 'tell' }

/** Messages from the service worker to a page: an answer came from the cache, or from the server. */
export type FromWorker =
  | { readonly kind: 'kept'; readonly url: string; readonly at: number }
  | { readonly kind: 'fresh'; readonly url: string }
