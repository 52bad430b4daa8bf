const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads code in the background with retries, because phones with bad reception lose single requests and nothing else
 * would retry. Pauses of 1, 2, 4 ... 30 seconds. Undefined once `isWanted` returns false.
 */
export const retryUntilLoaded = async <Part>(
  load: () => Promise<Part>,
  isWanted: () => boolean = () => true,
  wait = rest,
): Promise<Part | undefined> => {
  for (let pause = FIRST_WAIT_MS; isWanted(); pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch {
      await wait(pause)
    }
  }
  return undefined
}

/** Distance from the visible part of the page, in px: on most phones reached with the first scroll. */
const NEAR_PX = 200

/**
 * Calls `tell` once when `element` is almost visible; at once where there is no IntersectionObserver. Returns a
 * function that stops it.
 */
export const whenNear = (element: HTMLElement, tell: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    tell()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tell()
    },
    { rootMargin: `0px 0px ${NEAR_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Milliseconds; for Safari, which has no requestIdleCallback. */
const LATER_MS = 1500

/** Runs when the browser is idle, after 3 s at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * LATER_MS })
  else setTimeout(run, LATER_MS)
}
