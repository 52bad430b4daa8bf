import { by } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { enter, pattern } from './visits.ts'

/** The worker keeps its files one by one. */
const FILL_MS = 120_000

/** Runs on the page, again and again: the worker holds it, and has kept what it wants to keep. */
const isKept = (store: string, min: number): boolean => {
  const counts = window as { kept?: Record<string, number> }
  counts.kept ??= {}
  const { kept } = counts
  void caches.keys().then(async (names) => {
    for (const name of names) kept[name] = (await (await caches.open(name)).keys()).length
  })
  const count = Object.entries(kept).find(([name]) => name.startsWith(store))?.[1] ?? 0
  return navigator.serviceWorker.controller !== null && count >= min
}

/** The build has some hundred files for a reader of one language; the worker keeps them one by one. */
const MAX_OF_BUILD = 90

export const offline: Journey = {
  key: 'offline',
  name: 'a shopper without a network reads what was seen, and the page catches up when it is back',
  expects: /127\.0\.0\.1/,
  walk: async (page, surroundings) => {
    const { say, origin } = page
    await enter(page, surroundings)
    await page.go('/home')
    await page.until('the worker is ready', () => page.run(isKept, 'lintas-build-', MAX_OF_BUILD), FILL_MS)
    await page.go('/myPurchases')
    await page.see(by('link', /LT\d+/))
    await page.until('the orders are kept', () => page.run(isKept, 'lintas-own', 1), FILL_MS)
    await page.go('/home')
    surroundings.way.lose()
    await page.session.open(`${origin}/myPurchases`)
    await page.see(by('text', pattern(say('offline.keptAt'))))
    await page.see(by('link', /LT\d+/))
    await page.draw('offline orders')
    surroundings.way.restore()
    await page.reload()
    await page.gone(by('text', pattern(say('offline.keptAt'))))
  },
}
