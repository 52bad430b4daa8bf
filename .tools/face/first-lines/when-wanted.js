import { settings } from './page.js'

// What somebody does who is there. A press and a letter wake the page by themselves (start-late.js).
const SIGNS = ['pointermove', 'wheel', 'scroll']

// Who has read for this long may be about to do something, and all pictures are drawn by then.
const REST_MS = 4000

const workers = navigator.serviceWorker

/**
 * Whether the app is wanted as soon as the page is seen: somebody comes from another page of this shop, has scrolled, or
 * has its code on the device, or will not have it there; the page does not show all yet, of a shopper or of a list; or its
 * host asks for reports.
 */
const isWanted = () =>
  !workers ||
  workers.controller ||
  document.referrer.startsWith(location.origin) ||
  scrollY > 0 ||
  document.querySelector('[data-own], #app [aria-busy]') ||
  settings()?.fieldView

/**
 * Called when the page is there. A first visit is complete as it stands, and a cheap phone has better things to do than
 * to run what nobody uses yet: it wakes by the first sign that somebody is there, or after a while, if nobody has asked
 * the browser to save data (docs/decisions/0037).
 */
export const whenWanted = (soon, now) => {
  if (isWanted()) return soon()
  // One of them: who leaves at once has the shop offline all the same.
  for (const sign of [...SIGNS, 'visibilitychange'])
    addEventListener(sign, () => setTimeout(now), { once: true, passive: true })
  if (!navigator.connection?.saveData) setTimeout(now, REST_MS)
}
