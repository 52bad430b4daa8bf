/** Requirement S9: the cache remembers 200. */
export const IMAGE_CACHE_SIZE = 200

type LoadedImages = {
  readonly has: (src: string) => boolean
  readonly add: (src: string) => void
  readonly size: () => number
}

/** Remembers which pictures have been shown, least recently used first out. */
export const createLoadedImages = (limit: number = IMAGE_CACHE_SIZE): LoadedImages => {
  const cache = new Set<string>()
  const touch = (src: string): void => {
    cache.delete(src)
    cache.add(src)
    for (const oldest of cache) {
      if (cache.size <= limit) break
      cache.delete(oldest)
    }
  }
  return {
    has: (src) => {
      const isKept = cache.has(src)
      if (isKept) touch(src)
      return isKept
    },
    add: touch,
    size: () => cache.size,
  }
}

/** The page's memory of shown pictures: they are rendered at once when a list is shown again. */
export const loadedImages = createLoadedImages()
