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
