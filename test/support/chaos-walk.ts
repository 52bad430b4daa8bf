import type { Browser } from 'playwright-core'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import type { TestBackend } from './backend.ts'
import { type Click, createChaosClicks, type Wanted, type Wants } from './chaos-clicks.ts'
import { createFateSource } from './chaos-fate.ts'
import { openChaosPage } from './chaos-page.ts'
import type { ChaosWay } from './chaos-way.ts'
import { enterAs } from './demo-shopper.ts'

/** Limits of tries belong to the walk before. */
const SETTLED_MS = 16 * 60_000
const CODE = '135790'
const HISTORY = 15

export type ChaosClick = { readonly what: Click; readonly by: number }

type World = { readonly backend: TestBackend; readonly way: ChaosWay; readonly browser: Browser }

const ADDRESS = {
  name: 'Dewi',
  mobile: '62811',
  province_id: 31,
  city_id: 3171,
  area_id: 317101,
  detail: 'Jl. Kenanga 1',
  tag: 'Rumah',
  is_default: 1,
}

/** A newcomer with an address, a payment code and welcome money. */
const newcomer = async ({ backend, way }: World) => {
  const token = await backend.register('kacau')
  const { data } = await backend.get('/api/user/getUserInfo', token)
  await backend.post('/api/user/address_add', ADDRESS, token)
  await backend.post('/api/user/resetPay', { newpassword: CODE }, token)
  return { token, userId: data.id as number, email: data.email as string, origin: way.origin }
}

/** What the books say of what was wanted: once when the page said so, and never twice. */
const judge = async (
  { deps: { database } }: TestBackend,
  userId: number,
  wants: Wants,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  const count = async (list: readonly Wanted[], from: string, column: string): Promise<void> => {
    for (const { what, isTold } of list) {
      const sought = column === 'note' ? what : what.replace('.', '')
      const rows = await database.query(
        `select 1 from ${from} where user_id = $1 and ${column}::text = $2::text`,
        [userId, sought],
      )
      if (rows.length > 1) wrong.push(`${from} ${what} happened ${rows.length} times`)
      if (isTold !== rows.length > 0)
        wrong.push(`${what} was ${isTold ? '' : 'not '}told: ${rows.length} times`)
    }
  }
  await count(wants.orders, '(select distinct trade_no, user_id, note from orders) as o', 'note')
  await count(wants.topUps, 'recharges', 'price_cents')
  await count(wants.withdrawals, 'withdrawals', 'price_cents')
  const findings = await audit(database)
  return [...wrong, ...findings.map(({ check, detail }) => `${check}: ${detail}`)]
}

/** One shopper's walk through the shop in a real page, with anything on the way; gives what went wrong. */
export const walkThroughChaos = async (
  world: World,
  clicks: readonly ChaosClick[],
  seed: number,
  percent = 25,
): Promise<readonly string[]> => {
  const { backend, way, browser } = world
  backend.clock.advance(SETTLED_MS)
  const { token, userId, email, origin } = await newcomer(world)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  try {
    await enterAs(context, origin, token)
    const visit = await openChaosPage(context, origin, { email, password: 'rahasia1' })
    const walker = createChaosClicks({ visit, backend, userId, code: CODE })
    await visit.go('/home')
    const fates = createFateSource(seed, percent)
    way.setFates(fates)
    for (const { what, by } of clicks) {
      await walker.click(what, by)
      await visit.lookAround(what)
    }
    way.setFates(undefined)
    const untold = Object.values(walker.wants)
      .flat()
      .filter(({ isTold }) => !isTold)
    // In calm weather everything comes about at once, or the walk proves nothing.
    if (percent === 0) visit.problems.push(...untold.map(({ what }) => `${what} in calm weather`))
    backend.clock.advance(SETTLED_MS)
    await visit.go('/home')
    await visit.lookAround('all')
    await walker.again()
    const problems = [...visit.problems, ...(await judge(backend, userId, walker.wants)), ...backend.errors]
    if (problems.length === 0) return []
    return [...problems, `seed ${seed}, last: ${fates.told.slice(-HISTORY).join(', ')}`]
  } finally {
    way.setFates(undefined)
    await context.close()
  }
}
