/** The browser's store of answers in memory, as far as the worker uses it: in the order of writing. */
export const createFakeCaches = (): CacheStorage => {
  const stores = new Map<string, Map<string, Response>>()
  const nameOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, 'http://shop.test').href

  const storeOf = (rows: Map<string, Response>): Cache =>
    ({
      match: async (request: RequestInfo) => rows.get(nameOf(request))?.clone(),
      put: async (request: RequestInfo, answer: Response) => void rows.set(nameOf(request), answer),
      delete: async (request: RequestInfo) => rows.delete(nameOf(request)),
      keys: async () => [...rows.keys()].map((url) => new Request(url)),
    }) as unknown as Cache

  return {
    open: async (name: string) => {
      const rows = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, rows)
      return storeOf(rows)
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (request: RequestInfo) => {
      for (const rows of stores.values()) {
        const found = rows.get(nameOf(request))
        if (found) return found.clone()
      }
      return undefined
    },
  } as CacheStorage
}

/** A store on a disk that is full: it opens nothing, and finds nothing. */
export const createFullCaches = (): CacheStorage => {
  const refuse = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  return { open: refuse, has: refuse, delete: refuse, keys: refuse, match: refuse } as CacheStorage
}
