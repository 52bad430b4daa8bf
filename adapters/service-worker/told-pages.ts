import type { FromWorker } from '../../domain/offline/stores.ts'
import type { WorkerScope } from './worker-scope.ts'

const MAX_PAGES = 30

/**
 * Remembers which cached answers each page received, and reports them: a new page cannot listen yet, and asks
 * afterwards.
 */
export const createToldPages = (clients: WorkerScope['clients']) => {
  const pages = new Map<string, Map<string, number>>()

  const post = async (id: string, message: FromWorker): Promise<void> =>
    (await clients.get(id))?.postMessage(message)

  return {
    kept: (id: string, url: string, at: number): Promise<void> => {
      const urls = pages.get(id) ?? new Map<string, number>()
      urls.set(url, at)
      pages.set(id, urls)
      for (const oldest of pages.keys()) {
        if (pages.size <= MAX_PAGES) break
        pages.delete(oldest)
      }
      return post(id, { kind: 'kept', url, at })
    },
    fresh: async (id: string, url: string): Promise<void> => {
      if (pages.get(id)?.delete(url)) await post(id, { kind: 'fresh', url })
    },
    tell: async (id: string): Promise<void> => {
      for (const [url, at] of pages.get(id) ?? []) await post(id, { kind: 'kept', url, at })
    },
  }
}
