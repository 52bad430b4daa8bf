/** Safari has no idle time of its own to tell of. */
const LATER_MS = 1500

/** Runs once the page has nothing better to do, in 3 s at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * LATER_MS })
  else setTimeout(run, LATER_MS)
}
