/** Names of the stores beside those of the builds. */
export const OWN_STORE = 'lintas-own'
/** The worker's cache of answers that are the same for everybody. */
export const SHARED_STORE = 'lintas-shared'
/** The worker's cache of the shop's pictures. */
export const PICTURE_STORE = 'lintas-pictures'

/** Carried by every answer that was kept: when it came from the server. */
export const KEPT_AT = 'x-lintas-kept-at'

/** What a page tells the worker. */
export type ToWorker =
  /** Nobody is signed in here (any more): forget everything that is somebody's own. */
  | { readonly kind: 'forget' }
  /** Keep what the app needs beyond its shell, and these answers, when nothing else is to do. */
  | { readonly kind: 'fill'; readonly language: string; readonly urls: readonly string[] }
  /** The shopper wants the new build now. */
  | { readonly kind: 'take-over' }
  /** What this page has been given out of the store so far. */
  | { readonly kind: 'tell' }

/** What the worker tells a page: an answer came out of the store, or from the server after all. */
export type FromWorker =
  | { readonly kind: 'kept'; readonly url: string; readonly at: number }
  | { readonly kind: 'fresh'; readonly url: string }
