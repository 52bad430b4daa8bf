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

/** What happens to the builds of an open page. */
export type BuildEvents = {
  /** Called for each new build that is ready, at once if one is there already. */
  readonly onReady: () => void
  /** Another build has taken over every tab: this page is to be reloaded. */
  readonly onReplaced: () => void
}

/** Follows new builds of the page that is open. */
export type NewBuild = {
  /** The shopper has accepted: the new build is activated in every tab. */
  readonly take: () => void
  /** A file of this build is missing: load and activate the new build, once. */
  readonly recover: () => Promise<void>
  /** Asks the server for a new build. */
  readonly ask: () => Promise<void>
}

/** The service worker of this page after its registration. */
export type RegisteredWorker = {
  readonly followBuilds: (events: BuildEvents) => NewBuild
  /** Resolves, once the worker is active, to what sends it messages. */
  readonly whenActive: () => Promise<(message: ToWorker) => void>
}

/** The service worker, which serves the app without a network, as the page sees it. */
export type PageWorker = {
  /** Sends to the worker that controls this page; does nothing when there is none. */
  readonly post: (message: ToWorker) => void
  /** Installs the worker or looks for a newer one; rejects when it is blocked or the server is unreachable. */
  readonly register: () => Promise<RegisteredWorker>
}

/** Gives a page its service worker. */
export interface ServiceWorkerPort {
  /** Loads the code for it; undefined where the platform has no service workers. Rejects when that cannot be loaded. */
  load(): Promise<PageWorker | undefined>
}
