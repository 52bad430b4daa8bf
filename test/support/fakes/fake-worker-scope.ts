import type { WorkerScope } from '../../../adapters/service-worker/worker-scope.ts'
import type { ToWorker } from '../../../application/ports/service-worker-port.ts'
import { createFakeCaches } from './fake-caches.ts'

type Wanted = Request | string

/** The global scope of a service worker, with caches in memory, and `answer` for a network. */
export const createFakeWorkerScope = (answer: (path: string) => Promise<Response>) => {
  const caches = createFakeCaches()
  const listeners = new Map<string, (event: object) => void>()
  const scope = {
    caches,
    crypto,
    location: { origin: 'http://shop.test' },
    clients: { get: async () => undefined, claim: async () => undefined },
    fetch: (wanted: Wanted) =>
      answer(new URL(wanted instanceof Request ? wanted.url : wanted, 'http://shop.test').pathname),
    skipWaiting: async () => undefined,
    addEventListener: (name: string, act: (event: object) => void) => void listeners.set(name, act),
  } as unknown as WorkerScope
  return {
    scope,
    caches,
    /** Sends the worker a message, and waits for what it does about it. */
    tell: async (data: ToWorker): Promise<void> => {
      const work: Promise<unknown>[] = []
      listeners.get('message')?.({
        data,
        waitUntil: (done: Promise<unknown>) => work.push(done),
      })
      await Promise.all(work)
    },
    /** What the worker responds with when the browser opens a page; undefined when it leaves that to the browser. */
    visit: async (path: string): Promise<Response | undefined> => {
      let coming: Promise<Response> | undefined
      listeners.get('fetch')?.({
        // Only a browser makes a request that navigates.
        request: { method: 'GET', mode: 'navigate', url: `http://shop.test${path}`, headers: new Headers() },
        respondWith: (response: Promise<Response>) => {
          coming = response
        },
        waitUntil: () => undefined,
      })
      return coming
    },
  }
}
