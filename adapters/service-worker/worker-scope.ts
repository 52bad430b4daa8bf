// What the worker uses of its platform. TypeScript's own library for workers cannot stand beside that for pages.

export type Page = {
  readonly id: string
  readonly url: string
  postMessage(message: unknown): void
  navigate(url: string): Promise<unknown>
}

type Lasting = { waitUntil(done: Promise<unknown>): void }

export type Fetching = Lasting & {
  readonly request: Request
  readonly clientId: string
  respondWith(response: Promise<Response>): void
}

export type Told = Lasting & { readonly data: unknown; readonly source: Page | null }

export type WorkerScope = {
  readonly caches: CacheStorage
  readonly crypto: Crypto
  readonly location: { readonly origin: string }
  readonly clients: { get(id: string): Promise<Page | undefined>; claim(): Promise<void> }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void
  addEventListener(name: 'message', act: (event: Told) => void): void
}
