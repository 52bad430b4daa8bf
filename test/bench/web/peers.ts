import type { Browser } from 'playwright-core'
import { openWalker } from '../../support/browser/visitors/walker.ts'
import { type Visit, visitSlowly } from './applied-visit.ts'
import { weighBuild } from './build-scripts.ts'
import { measureFewProducts } from './few-products.ts'
import { measureFirstBytes } from './first-bytes.ts'
import type { PageFigures } from './lighthouse.ts'
import { median } from './median.ts'
import type { Figures } from './peer-figures.ts'
import { comparison } from './peer-table.ts'
import { LIKE_PEERS, measureTaps } from './taps.ts'

const KB = 1024
const ROUTES = ['/home', '/explore', '/detail/54/15', '/search', '/bag', '/filter']

export type Measuring = {
  readonly origin: string
  readonly browser: Browser
  readonly runs: number
  readonly print: (line: string) => void
}

type OnePage = Measuring & {
  readonly path: string
  readonly token?: string | undefined
  readonly isTouched?: boolean
}

/** What a first visit weighs. */
const weigh = async ({ browser, origin, path, ...visit }: OnePage): Promise<Figures> => {
  const { kinds, whole, repeat } = await measureFirstBytes(browser, { url: origin + path, ...visit })
  const { gz = 0, br = 0 } = kinds.get('js') ?? {}
  return {
    requests: whole.count,
    jsGz: gz / KB,
    jsBr: br / KB,
    cssGz: (kinds.get('css')?.gz ?? 0) / KB,
    wholeGz: whole.gz / KB,
    repeatKb: repeat.bytes / KB,
    repeatRequests: repeat.count,
  }
}

/** What a slow line makes of it, each figure the middle of all runs. */
const wait = async ({ browser, origin, path, token, runs, print }: OnePage): Promise<Figures> => {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitSlowly(browser, origin + path, token))
  const of = (name: keyof Visit): number => median(visits.map((one) => one[name]))
  print(
    `${path} on a slow line for real (ms): FCP ${of('fcp').toFixed(0)}, LCP ${of('lcp').toFixed(0)}, shifts ` +
      `${of('cls').toFixed(3)}, long tasks block ${of('blocked').toFixed(0)}`,
  )
  return { appliedLcp: of('lcp') }
}

const scored = (visits: readonly PageFigures[]): Figures => {
  const of = (name: keyof PageFigures): number => median(visits.map((one) => one[name]))
  const judged = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
  }
  return { ...judged, fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

const countViolations = async (measuring: Measuring): Promise<number> => {
  const walker = await openWalker(measuring)
  let found = 0
  for (const path of ROUTES) {
    await walker.go(path)
    found += (await walker.axe(path)).length
  }
  await walker.page.context().close()
  return found
}

const tapped = async ({ origin, print }: Measuring): Promise<number> => {
  const waits = await measureTaps(origin, 1, print, LIKE_PEERS)
  return Math.max(...(waits.get(LIKE_PEERS) ?? []))
}

/** What was measured before in the same call is not measured again. */
export type Known = {
  readonly home: readonly PageFigures[]
  readonly room: readonly PageFigures[]
  readonly taps?: ReadonlyMap<string, readonly number[]> | undefined
  /** The folder of the build, where it is this machine's. */
  readonly dist?: string | undefined
}

type Room = { readonly path: string; readonly token: string }

/** Ours beside the best peer of each column: the first page beside the shops', a conversation beside that of a chat. */
export const measureBesidePeers = async (measuring: Measuring, known: Known, room: Room): Promise<void> => {
  const { print } = measuring
  const home = { ...measuring, path: '/home' }
  const build = known.dist === undefined ? undefined : weighBuild(known.dist)
  const shopFigures: Figures = {
    ...scored(known.home),
    ...(await weigh(home)),
    ...(await wait(home)),
    ...(build && { allJsGz: build.all / KB }),
    ...(await measureFewProducts(print)),
    axe: await countViolations(measuring),
    worstTap: Math.max(...(known.taps?.get(LIKE_PEERS) ?? [await tapped(measuring)])),
  }
  const inRoom = { ...measuring, ...room }
  const roomFigures = { ...scored(known.room), ...(await weigh(inRoom)), ...(await wait(inRoom)) }
  if (build)
    print(
      `\nScripts of the build that a reader of one language can load: ${(build.ofOneReader / KB).toFixed(0)} KB gz`,
    )
  print(`\n### /home beside shops\n\n${comparison(shopFigures, 'shop').join('\n')}`)
  print(`\n### ${room.path}, signed in, beside a chat\n\n${comparison(roomFigures, 'chat').join('\n')}`)
}
