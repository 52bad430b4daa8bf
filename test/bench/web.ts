import { tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { openBuiltShop } from '../support/browser/shop/built-shop.ts'
import { measureApplied } from './web/applied-visit.ts'
import { measureFeed } from './web/feed.ts'
import { measureFirstTap } from './web/first-tap.ts'
import { loadLighthouse, type PageFigures } from './web/lighthouse.ts'
import { measurePages, type Target } from './web/pages.ts'
import { measureBesidePeers } from './web/peers.ts'
import { measureSecondVisit } from './web/second-visit.ts'
import { measureTaps } from './web/taps.ts'

/*
 * `npm run bench:web [-- --url ORIGIN --runs 5 --only pages,applied,again,first-tap,taps,feed,peers --pages /home,/search
 * --conversations /chatRoomDetail/4 --modules DIR]`
 * Ours and a plain HTML page of the same shop in turns, so that what else the machine does hits both alike, `--conversations`
 * as a shopper who is signed in; then first visits with a slow line for real, /home also as a shopper; then a second visit out of the service worker's store; then from navigation to the effect
 * of the first tap; then the longest wait after a touch with a processor four times slower; then 5,000 products scrolled through; at last ours beside the best peer
 * of each column.
 */

const option = (name: string, other: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? (process.argv[at + 1] ?? other) : other
}
const listOf = (name: string, other: string): readonly string[] =>
  option(name, other)
    .split(',')
    .filter((one) => one !== '')

const RUNS = Number(option('runs', '5'))
const ONLY = listOf('only', 'pages,applied,again,first-tap,taps,feed,peers')
const PAGES = listOf('pages', '/home,/detail/54/15,/search,/chatRoomDetail')
const ROOMS = listOf('rooms', '/chatRoomDetail/4')
/** What stands beside peers: the first page, and the first conversation. */
const HOME = '/home'
const [ROOM = '/chatRoomDetail/4'] = ROOMS

const say = (line: string): void => void process.stdout.write(`${line}\n`)

// With its worker, as peers were visited with theirs.
const shop = await openBuiltShop({ hasWorker: true })
try {
  const origin = option('url', shop.origin)
  const hasPeers = ONLY.includes('peers')
  const paths = ONLY.includes('pages') ? PAGES : []
  const rooms = ONLY.includes('pages') ? ROOMS : []
  const hasApplied = ONLY.includes('applied')
  const token = hasPeers || hasApplied || rooms.length > 0 ? await tokenOf(origin) : ''
  const target = (path: string): Target => ({ name: path, url: origin + path })
  const targetInside = (path: string): Target => ({ name: `${path}, signed in`, url: origin + path, token })
  const targets = [...new Set([...(hasPeers ? [HOME] : []), ...paths])].map(target)
  targets.push(...[...new Set([...(hasPeers ? [ROOM] : []), ...rooms])].map(targetInside))
  let visits: ReadonlyMap<string, readonly PageFigures[]> = new Map()
  if (targets.length > 0) {
    const lighthouse = await loadLighthouse(option('modules', '') || undefined)
    visits = await measurePages(lighthouse, { origin, targets, runs: RUNS, print: say })
  }
  if (hasApplied) {
    const applied = [...PAGES.map(target), ...[HOME, ...ROOMS].map(targetInside)]
    await measureApplied(shop.browser, applied, RUNS, say)
  }
  if (ONLY.includes('again')) await measureSecondVisit(RUNS, say)
  if (ONLY.includes('first-tap')) await measureFirstTap({ browser: shop.browser, origin }, RUNS, say)
  const taps = ONLY.includes('taps') ? await measureTaps(origin, RUNS, say) : undefined
  if (ONLY.includes('feed')) await measureFeed(say)
  if (hasPeers) {
    const [home = [], room = []] = [visits.get(HOME), visits.get(`${ROOM}, signed in`)]
    const measuring = { origin, browser: shop.browser, runs: RUNS, print: say }
    await measureBesidePeers(measuring, { home, room, taps, dist: shop.dist }, { path: ROOM, token })
  }
} finally {
  await shop.close()
}
