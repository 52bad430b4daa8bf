import type { Place } from '../../../ui/navigation/navigator.ts'
import { matchRoute } from '../../../ui/navigation/routes.ts'

export type NearScreen = {
  /** Puts it in the place of the browser's own; the end of the first screenful is near. */
  readonly begin: () => void
  readonly end: () => void
  readonly goFar: () => void
  /** The screen comes near to all that waits for it. */
  readonly comeNear: () => void
}

/** An IntersectionObserver that tells of what waits to be near (`data-rest`, whenNear), as a test says. */
export const createNearScreen = (): NearScreen => {
  const given = globalThis.IntersectionObserver
  let isNear = true
  let waiting: (() => void)[] = []
  const Observer = class {
    readonly observe: (element: Element) => void
    constructor(tell: IntersectionObserverCallback) {
      this.observe = (element) => {
        if (!element.hasAttribute('data-rest')) return
        const look = (): void => {
          const entry = { isIntersecting: isNear } as IntersectionObserverEntry
          tell([entry], this as unknown as IntersectionObserver)
        }
        waiting.push(look)
        look()
      }
    }
    disconnect(): void {}
  }
  return {
    begin: () => {
      isNear = true
      waiting = []
      globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver
    },
    end: () => {
      globalThis.IntersectionObserver = given
    },
    goFar: () => {
      isNear = false
    },
    comeNear: () => {
      isNear = true
      for (const look of waiting.splice(0)) look()
    },
  }
}

/** The texts of what asks to come into sight while `run` goes on, in turn. */
export const scrolledIntoView = async (run: () => Promise<void>): Promise<readonly string[]> => {
  const { prototype } = Element
  const { scrollIntoView } = prototype
  const texts: string[] = []
  prototype.scrollIntoView = function (this: Element) {
    texts.push(this.textContent ?? '')
  }
  try {
    await run()
  } finally {
    prototype.scrollIntoView = scrollIntoView
  }
  return texts
}

/** Where somebody has come by a link, before its screen is there. */
export const placeAt = (url: string): Place => ({
  url,
  arrival: 'forward',
  historyId: 0,
  match: matchRoute(url),
  hasFailed: false,
  isRefused: false,
})
