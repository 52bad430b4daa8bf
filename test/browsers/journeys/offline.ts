import { by } from '../page/page.ts'
import type { Journey } from './journey.ts'
import { enter, pattern } from './visits.ts'

/** The worker keeps its files one by one. */
const FILL_MS = 120_000

/** Runs on the page, again and again: the worker holds it, and has kept so many files with such an address. */
const isKept = (store: string, address: string, min: number): boolean => {
  const page = window as { kept?: Record<string, readonly string[]> }
  page.kept ??= {}
  const { kept } = page
  void caches.keys().then(async (names) => {
    for (const name of names) kept[name] = (await (await caches.open(name)).keys()).map(({ url }) => url)
  })
  const urls = Object.entries(kept).find(([name]) => name.startsWith(store))?.[1] ?? []
  const found = urls.filter((url) => url.includes(address))
  return navigator.serviceWorker.controller !== null && found.length >= min
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
    await page.until(
      'the worker is ready',
      () => page.run(isKept, 'lintas-build-', '', MAX_OF_BUILD),
      FILL_MS,
    )
    await page.go('/myPurchases')
    await page.see(by('link', /LT\d+/))
    for (const address of ['/api/user/getUserInfo', '/api/user/order_list'])
      await page.until(`${address} is kept`, () => page.run(isKept, 'lintas-own', address, 1), FILL_MS)
    await page.go('/home')
    surroundings.way.lose()
    await page.session.open(`${origin}/myPurchases`)
    // The page before says how old its data are, too.
    await page.at(/\/myPurchases$/)
    await page.see(by('text', pattern(say('offline.keptAt'))))
    await page.see(by('link', /LT\d+/))
    await page.draw('offline orders')
    surroundings.way.restore()
    await page.reload()
    await page.gone(by('text', pattern(say('offline.keptAt'))))
  },
}
