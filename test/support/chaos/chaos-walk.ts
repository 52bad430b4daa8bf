import type { Browser } from 'playwright-core'
import type { TestBackend } from '../backend/backend.ts'
import { enterAs } from '../backend/shoppers/demo-shopper.ts'
import { type Click, createChaosClicks } from './chaos-clicks.ts'
import { createFateSource } from './chaos-fate.ts'
import { CODE, newcomer } from './chaos-newcomer.ts'
import { openChaosPage } from './chaos-page.ts'
import type { ChaosWay } from './chaos-way.ts'
import { judgeWants, type Want, type Wants } from './chaos-wishes.ts'

/** Limits of tries belong to the walk before. */
const SETTLED_MS = 16 * 60_000
const HISTORY = 15

export type ChaosClick = { readonly what: Click; readonly by: number }

type World = { readonly backend: TestBackend; readonly way: ChaosWay; readonly browser: Browser }

/** How many of each kind were wanted, and told while anything could happen or in calm weather at last. */
export type Told = Readonly<
  Partial<Record<Want, { readonly wanted: number; readonly inStorm: number; readonly atLast: number }>>
>
export type Walked = {
  readonly problems: readonly string[]
  readonly told: Told
  readonly fates: readonly string[]
}

const countTold = (wants: Wants): ReadonlyMap<Want, number> =>
  new Map(
    (Object.keys(wants) as Want[]).map((want) => [want, wants[want].filter(({ isTold }) => isTold).length]),
  )

const toldOf = (wants: Wants, inStorm: ReadonlyMap<Want, number>): Told => {
  const atLast = countTold(wants)
  const rows = (Object.keys(wants) as Want[]).map((want) => {
    const [early, late] = [inStorm.get(want) ?? 0, atLast.get(want) ?? 0]
    return [want, { wanted: wants[want].length, inStorm: early, atLast: late }]
  })
  return Object.fromEntries(rows)
}

/** What could not be had in calm weather either: a way on that leads nowhere. */
const untold = (wants: Wants): readonly string[] =>
  Object.entries(wants).flatMap(([want, list]) =>
    list
      .filter(({ isTold }) => !isTold)
      .map(({ what }) => `${want} ${what} is not to be had in calm weather`),
  )

/** One shopper's walk through the shop in a real page, with anything on the way; gives what went wrong. */
export const walkThroughChaos = async (
  { backend, way, browser }: World,
  clicks: readonly ChaosClick[],
  seed: number,
  percent = 25,
): Promise<Walked> => {
  backend.clock.advance(SETTLED_MS)
  const { token, userId, email } = await newcomer(backend)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  try {
    await enterAs(context, way.origin, token)
    const visit = await openChaosPage(context, way.origin, { email, password: 'rahasia1' })
    const walker = createChaosClicks({ visit, backend, userId, code: CODE })
    await visit.go('/home')
    const fates = createFateSource(seed, percent)
    way.setFates(fates)
    for (const { what, by } of clicks) {
      await walker.click(what, by)
      await visit.lookAround(what)
    }
    way.setFates(undefined)
    const inStorm = countTold(walker.wants)
    // In calm weather everything comes about at once, or the walk proves nothing.
    if (percent === 0)
      for (const [want, list] of Object.entries(walker.wants))
        if (list.length === 0 || list.some(({ isTold }) => !isTold))
          visit.problems.push(`${want} in calm weather`)
    backend.clock.advance(SETTLED_MS)
    await visit.go('/home')
    await visit.lookAround('all')
    await walker.again()
    const judged = await judgeWants(backend, userId, walker.wants)
    const problems = [...visit.problems, ...untold(walker.wants), ...judged, ...backend.errors]
    if (problems.length > 0) problems.push(`seed ${seed}, last: ${fates.told.slice(-HISTORY).join(', ')}`)
    return { problems, told: toldOf(walker.wants, inStorm), fates: fates.told }
  } finally {
    way.setFates(undefined)
    await context.close()
  }
}
