// The parts of the platform that the worker uses. TypeScript's library for workers conflicts with the one for pages.

/** A page (client) of the worker. */
export type Page = {
  readonly url: string
  navigate(url: string): Promise<unknown>
}

type Lasting = { waitUntil(done: Promise<unknown>): void }

/** A fetch event as far as the worker uses it. */
export type Fetching = Lasting & {
  readonly request: Request
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}

/** A message event as far as the worker uses it. */
export type MessageFromPage = Lasting & { readonly data: unknown }

/** What the worker uses of its global scope. */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly crypto: Crypto
  readonly location: { readonly origin: string }
  readonly clients: { get(id: string): Promise<Page | undefined>; claim(): Promise<void> }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void
  addEventListener(name: 'message', act: (event: MessageFromPage) => void): void
}
