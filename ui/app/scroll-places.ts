/** Spec storefront 2 and 9: a new page scrolls to the top of its container, less 20 px. */
export const SCROLL_OFFSET_PX = 20
const STORE_NAME = 'lintas_places'
/** How long a restored page may take to grow to its old height. */
const PATIENCE_MS = 2000

type Page = Pick<Window, 'scrollTo' | 'scrollY' | 'matchMedia' | 'requestAnimationFrame' | 'sessionStorage'> & {
  readonly document: Document
  readonly performance: Pick<Performance, 'now'>
}

export type ScrollPlaces = {
  readonly keep: (historyId: number) => void
  readonly toTop: () => void
  readonly restore: (historyId: number) => void
}

/** Remembers how far each entry of the history was scrolled, also over a reload. */
export const createScrollPlaces = (page: Page = window): ScrollPlaces => {
  const places = new Map<number, number>(readPlaces(page))
  let attempt = 0

  const save = (): void => {
    try {
      page.sessionStorage.setItem(STORE_NAME, JSON.stringify([...places].slice(-50)))
    } catch {
      // Private mode: the places live as long as the page.
    }
  }

  return {
    keep: (historyId) => {
      places.set(historyId, page.scrollY)
      save()
    },
    toTop: () => {
      attempt += 1
      const container = page.document.querySelector('[data-page]:not([hidden])')
      const top = Math.max(0, (container?.getBoundingClientRect().top ?? 0) + page.scrollY - SCROLL_OFFSET_PX)
      const isCalm = page.matchMedia('(prefers-reduced-motion: reduce)').matches
      page.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
    },
    restore: (historyId) => {
      attempt += 1
      const mine = attempt
      const top = places.get(historyId) ?? 0
      const until = page.performance.now() + PATIENCE_MS
      const step = (): void => {
        if (mine !== attempt) return
        page.scrollTo({ top, behavior: 'instant' })
        const isThere = Math.abs(page.scrollY - top) < 2
        if (!isThere && page.performance.now() < until) page.requestAnimationFrame(step)
      }
      step()
    },
  }
}

const readPlaces = (page: Page): readonly (readonly [number, number])[] => {
  try {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(STORE_NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : []
  } catch {
    return []
  }
}
