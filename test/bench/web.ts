import { loadavg } from 'node:os'
import { openBuiltShop } from '../support/built-shop.ts'
import { measureFeed } from './web/feed.ts'
import { serveFloor } from './web/floor.ts'
import { loadLighthouse, type PageFigures, visitWithLighthouse } from './web/lighthouse.ts'
import { measureSecondVisit } from './web/second-visit.ts'
import { measureTaps } from './web/taps.ts'

/*
 * `npm run bench:web [-- --url ORIGIN --runs 3 --only pages,again,taps,feed --pages /home,/search --modules DIR]`
 * Ours and a plain HTML page of the same shop in turns, so that what else the machine does hits both alike; then
 * a second visit out of the service worker's store; then the longest wait after a touch with a processor four times
 * slower; then 5,000 products scrolled through.
 */

const option = (name: string, other: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? (process.argv[at + 1] ?? other) : other
}

const RUNS = Number(option('runs', '3'))
const ONLY = option('only', 'pages,again,taps,feed').split(',')
const PAGES = option('pages', '/home,/detail/54/15,/search,/chatRoomDetail').split(',')
const FLOOR = 'plain HTML'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

const COLUMNS = [
  'performance',
  'accessibility',
  'practices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'si',
] as const

const rowOf = (name: string, runs: readonly PageFigures[], floorLcp: number): string => {
  const of = (column: keyof PageFigures): number => median(runs.map((run) => run[column]))
  const least = Math.min(...runs.map(({ tbt }) => tbt))
  const cells = COLUMNS.map((column) => (column === 'tbt' ? `${of('tbt')} (${least})` : of(column)))
  const kb = (of('bytes') / 1024).toFixed(0)
  return `| ${[name, ...cells, kb, (of('lcp') / floorLcp).toFixed(2)].join(' | ')} |`
}

const measurePages = async (origin: string): Promise<void> => {
  const lighthouse = await loadLighthouse(option('modules', '') || undefined)
  const floor = await serveFloor(origin)
  const targets = [
    { name: FLOOR, url: floor.url },
    ...PAGES.map((page) => ({ name: page, url: origin + page })),
  ]
  // A host that has just opened draws its first page late, and would send one without data.
  for (const { url } of targets) for (let tries = 0; tries < 3; tries++) await (await fetch(url)).text()
  const runs = new Map<string, PageFigures[]>()
  for (let run = 0; run < RUNS; run++) {
    for (const { name, url } of targets) {
      const figures = await visitWithLighthouse(lighthouse, url)
      runs.set(name, [...(runs.get(name) ?? []), figures])
    }
  }
  await floor.close()
  const floorLcp = median((runs.get(FLOOR) ?? []).map(({ lcp }) => lcp))
  say(`\nMedians of ${RUNS} runs in turns, load ${loadavg()[0]?.toFixed(1)}; TBT also at its least.\n`)
  say('| page | perf | a11y | BP | SEO | FCP | LCP | TBT (least) | CLS | SI | KB | LCP to plain HTML |')
  say('|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { name } of targets) say(rowOf(name, runs.get(name) ?? [], floorLcp))
}

const given = option('url', '')
const shop = given === '' ? await openBuiltShop() : undefined
try {
  const origin = shop?.origin ?? given
  if (ONLY.includes('pages')) await measurePages(origin)
  if (ONLY.includes('again')) await measureSecondVisit(RUNS, say)
  if (ONLY.includes('taps')) await measureTaps(origin, RUNS, say)
  if (ONLY.includes('feed')) await measureFeed(say)
} finally {
  await shop?.close()
}
