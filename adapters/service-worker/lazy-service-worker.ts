import type { ServiceWorkerPort } from '../../application/ports/service-worker-port.ts'
import type { TrustScript } from './registration.ts'

/** The service worker of a page in a browser, by code that is loaded when the page is idle. */
export const createLazyServiceWorker = (loadTrust: () => Promise<TrustScript>): ServiceWorkerPort => ({
  load: async () => {
    const { createPageWorker } = await import('./registration.ts')
    return createPageWorker(await loadTrust())
  },
})

/** For hosts without service workers. */
export const createNoServiceWorker = (): ServiceWorkerPort => ({ load: async () => undefined })
