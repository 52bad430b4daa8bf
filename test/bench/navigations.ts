import { loadavg } from 'node:os'
import type { CDPSession } from 'playwright-core'
import { fillCart, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { settled } from '../support/browser/pages/settled.ts'
import { STOREFRONT_PATHS } from '../support/browser/pages/storefront-paths.ts'
import { openBuiltShop } from '../support/browser/shop/built-shop.ts'
import { openWalker } from '../support/browser/visitors/walker.ts'
import { heldKinds } from './web/held-kinds.ts'

/*
 * `node build.mjs bench navigations [--times 1000]`: a shopper goes from page to page of one document, in rounds; what
 * the page holds after each part, once its rubbish is collected. Before that it visits every page once and goes some
 * rounds: what is counted is what a visit leaves, not what the first ones fetch and compile. Ends with 1 when it grows.
 */

const MIB = 1_048_576
const PATIENCE_MS = 60_000
/** After so many rounds pages are kept alive, words are there and most of what is used often is compiled. */
const WARM_ROUNDS = 30
const PARTS = 5
/** Per cent that may be chance. */
const MAX_GROWTH = { heap: 8, ours: 2, listeners: 2, nodes: 5 }

/** One round: by its bottom tabs, into pages behind them, and back. A product's page is not kept alive. */
const ROUND = [
  ['nav a[href="/explore"]', '/explore'],
  ['main a[href^="/detail/"]', '/detail/'],
  ['back', '/explore'],
  ['nav a[href="/bag"]', '/bag'],
  ['nav a[href="/filter"]', '/filter'],
  ['a[href="/setting"]', '/setting'],
  ['back', '/filter'],
  ['nav a[href="/chatRoom"]', '/chatRoom'],
  ['main a[href^="/chatRoomDetail/"]', '/chatRoomDetail/'],
  ['back', '/chatRoom'],
  ['nav a[href="/home"]', '/home'],
  ['main a[href^="/detail/"]', '/detail/'],
  ['back', '/home'],
] as const

/** The pages that a shopper who is signed in can see by their address alone. */
const EVERY_PAGE = STOREFRONT_PATHS.map(({ address }) => address).filter(
  (one) => !/^\/(login|register)/.test(one),
)

type Held = {
  readonly heap: number
  readonly ours: number
  readonly code: number
  readonly listeners: number
  readonly nodes: number
}

const held = async (cdp: CDPSession): Promise<Held> => {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const counted = { heap: of('JSHeapUsedSize') / MIB, listeners: of('JSEventListeners'), nodes: of('Nodes') }
  const { ours, code } = await heldKinds(cdp)
  return { ...counted, ours: ours / MIB, code: code / MIB }
}

/** Runs on the page: goes where no link of a round leads. */
const goTo = (path: string): void => {
  history.pushState(undefined, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Runs on the page, so that what drives it leaves nothing there: one round, each step when the one before is seen. */
const goRound = async ([steps, maxMs]: readonly [typeof ROUND, number]): Promise<void> => {
  const seen = <T extends Element>(selector: string): T | undefined =>
    [...document.querySelectorAll<T>(selector)].find((one) => one.checkVisibility())
  const until = async <T>(find: () => T | undefined | false, what: string): Promise<T> => {
    const startedAt = performance.now()
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() - startedAt > maxMs) throw new Error(`no ${what} at ${location.pathname}`)
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  for (const [what, path] of steps) {
    if (what === 'back') history.back()
    else (await until(() => seen<HTMLElement>(what), what)).click()
    await until(() => location.pathname.startsWith(path) && seen('h1'), `${path} after ${what}`)
  }
}

const run = async (): Promise<boolean> => {
  const at = process.argv.indexOf('--times')
  const rounds = Math.ceil(Number(at > 0 ? process.argv[at + 1] : 1000) / ROUND.length)
  const shop = await openBuiltShop()
  try {
    const token = await tokenOf(shop.origin)
    await fillCart(shop.origin, token)
    const { page, go } = await openWalker(shop, { token })
    page.setDefaultTimeout(PATIENCE_MS)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await go('/home')
    for (const path of [...EVERY_PAGE, '/home']) {
      await page.evaluate(goTo, path)
      await settled(page, PATIENCE_MS)
    }
    const rows: Held[] = []
    console.log(`${rounds * ROUND.length} navigations, load ${loadavg()[0]?.toFixed(1)}`)
    console.log(
      '| navigations | heap MiB | ours | compiled code | listeners | nodes |\n|---|---|---|---|---|---|',
    )
    for (let round = 0; round <= rounds + WARM_ROUNDS; round += 1) {
      const done = round - WARM_ROUNDS
      if (done >= 0 && (done % Math.max(1, Math.floor(rounds / PARTS)) === 0 || done === rounds)) {
        await settled(page, PATIENCE_MS)
        const now = await held(cdp)
        rows.push(now)
        const bytes = [now.heap, now.ours, now.code].map((mib) => mib.toFixed(2))
        console.log(`| ${[done * ROUND.length, ...bytes, now.listeners, now.nodes].join(' | ')} |`)
      }
      await page.evaluate(goRound, [ROUND, PATIENCE_MS] as const)
    }
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return false
    const growth = (part: keyof Held): number => (last[part] / first[part] - 1) * 100
    const parts = ['heap', 'ours', 'listeners', 'nodes'] as const
    console.log(parts.map((part) => `${part} ${growth(part).toFixed(1)} %`).join(', '))
    return parts.every((part) => growth(part) <= MAX_GROWTH[part])
  } finally {
    await shop.close()
  }
}

process.exitCode = (await run()) ? 0 : 1
