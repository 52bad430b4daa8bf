import { loadavg } from 'node:os'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { serveFloor } from './floor.ts'
import { type Lighthouse, type PageFigures, visitWithLighthouse } from './lighthouse.ts'
import { median } from './median.ts'

const FLOOR = 'plain HTML'
/** Of a visit that did not end. */
const MORE_TRIES = 2
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

export type Target = {
  readonly name: string
  readonly url: string
  /** Of the shopper who visits; without it a visitor. */
  readonly token?: string
}

type Pages = {
  readonly origin: string
  readonly targets: readonly Target[]
  readonly runs: number
  readonly print: (line: string) => void
}

const rowOf = (name: string, runs: readonly PageFigures[], floorLcp: number): string => {
  const of = (column: keyof PageFigures): number => median(runs.map((run) => run[column]))
  const min = Math.min(...runs.map(({ tbt }) => tbt))
  const cells = COLUMNS.map((column) => (column === 'tbt' ? `${of('tbt')} (${min})` : of(column)))
  const kb = (of('bytes') / 1024).toFixed(0)
  return `| ${[name, ...cells, kb, (of('lcp') / floorLcp).toFixed(2)].join(' | ')} |`
}

/** Our pages and a plain HTML page of the same shop in turns; gives the figures of all visits by name. */
export const measurePages = async (
  lighthouse: Lighthouse,
  { origin, targets: ours, runs, print }: Pages,
): Promise<ReadonlyMap<string, readonly PageFigures[]>> => {
  const floor = await serveFloor(origin)
  const targets: readonly Target[] = [{ name: FLOOR, url: floor.url }, ...ours]
  // A server that has just opened renders its first page late, and would send one without data.
  for (const { url, token } of targets) {
    const headers = token === undefined ? {} : { cookie: `${COOKIE_NAMES.token}=${token}` }
    for (let tries = 0; tries < 3; tries++) await (await fetch(url, { headers })).text()
  }
  const found = new Map<string, PageFigures[]>()
  for (let run = 0; run < runs; run++) {
    for (const { name, url, token } of targets) {
      let visit = await visitWithLighthouse(lighthouse, url, token)
      for (let tries = 0; visit.problem !== undefined && tries < MORE_TRIES; tries++) {
        print(`${name}: a visit did not end (${visit.problem}), and is made once more.`)
        visit = await visitWithLighthouse(lighthouse, url, token)
      }
      found.set(name, [...(found.get(name) ?? []), visit.figures])
    }
  }
  await floor.close()
  const floorLcp = median((found.get(FLOOR) ?? []).map(({ lcp }) => lcp))
  print(`\nMedians of ${runs} runs in turns, load ${loadavg()[0]?.toFixed(1)}; TBT also at its least.\n`)
  print('| page | perf | a11y | BP | SEO | FCP | LCP | TBT (least) | CLS | SI | KB | LCP to plain HTML |')
  print('|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const { name } of targets) print(rowOf(name, found.get(name) ?? [], floorLcp))
  return found
}
