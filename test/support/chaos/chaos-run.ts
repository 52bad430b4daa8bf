import { audit } from '../../../adapters/embedded-backend/audit/audit.ts'
import type { TestBackend } from '../backend/backend.ts'
import { type Act, CODE } from './chaos-acts.ts'
import type { Click } from './chaos-clicks.ts'
import { type ChaosDevice, openChaosDevice } from './chaos-device.ts'
import { type ChaosShopper, openChaosShopper } from './chaos-shopper.ts'
import type { ChaosClick, Walked } from './chaos-walk.ts'
import { isYes, type Want, type Wish } from './chaos-wishes.ts'

/** Late requests have arrived by then, and no limit of tries counts any more. */
const SETTLED_MS = 16 * 60_000
const HISTORY = 12

export type ChaosAct = { readonly act: Act; readonly by: number }

type Refused = { readonly ok: boolean; readonly fault?: { readonly kind: string } }

// Answers of a server in good health that tell a shopper why not.
const REASONS = [
  ...['rejected', 'form', 'balance-short', 'amount-changed', 'nothing-selected'],
  ...['refund-already', 'refund-not-now'],
]

/** Everything that was wished for and never told has to end in a yes or in a reason, now that all is calm. */
const retry = async (
  { app, during }: ChaosDevice,
  { orders, payables, refunds, topUps, withdrawals }: ChaosShopper,
): Promise<readonly string[]> => {
  const stuck: string[] = []
  const again = async <T>(name: string, wishes: Wish<T>[], send: (what: T) => Promise<Refused>) => {
    for (const wish of wishes.filter(({ isTold }) => !isTold)) {
      const end = await during(send(wish.what))
      wish.isTold = isYes(end)
      if (!wish.isTold && !REASONS.includes(end.fault?.kind ?? ''))
        stuck.push(`${name} ends in ${JSON.stringify(end.fault)}`)
    }
  }
  await again('an order', orders, (what) => app().orders.submit(what))
  await again('a payment', payables, (what) => app().orders.pay(what, CODE))
  await again('a refund', refunds, ({ orderId, form }) => app().orders.applyRefund(orderId, form))
  await again('a top-up', topUps, (what) => app().wallet.recharge(what))
  await again('a withdrawal', withdrawals, async (what) => {
    const end = await app().wallet.withdraw(what, CODE)
    if (end.ok || end.fault.kind !== 'charge-changed') return end
    return app().wallet.withdraw({ ...what, serviceCharge: end.fault.serviceCharge }, CODE)
  })
  return stuck
}

/** Each screen's way on: what it loads can be had, and nothing is busy for ever. */
const lookAround = async ({ app, during }: ChaosDevice): Promise<readonly string[]> => {
  const wrong: string[] = []
  const can = (name: string, end: { readonly ok: boolean }): void => {
    if (!end.ok) wrong.push(`${name} cannot be had: ${JSON.stringify(end)}`)
  }
  can('products', await during(app().catalogue.loadHotProducts({ page: 1, limit: 4 })))
  can('the cart', await during(app().cart.refresh()))
  can('addresses', await during(app().addresses.refresh()))
  can('orders', await during(app().orders.loadOrders('all', 1)))
  can('the bill', await during(app().wallet.loadBill('all', 1)))
  await during(app().messaging.open())
  const phases = {
    cart: app().cart.cart$.value.phase,
    addresses: app().addresses.addresses$.value.phase,
    chat: app().messaging.chat$.value.phase,
  }
  if (phases.cart !== 'ready' || phases.addresses !== 'ready' || phases.chat !== 'open')
    wrong.push(`left busy: ${JSON.stringify(phases)}`)
  if (app().cart.cart$.value.isSettling) wrong.push('the cart settles for ever')
  return wrong
}

/** What the server's books say of the wishes: each came about once if the app said so, and never twice. */
const judgeBooks = async (
  { deps }: TestBackend,
  { email, orders, refunds, topUps, withdrawals }: ChaosShopper,
): Promise<readonly string[]> => {
  const owner = 'user_id = (select id from users where email = $1)'
  const count = async (table: string, column: string, value: string): Promise<number> => {
    const rows = await deps.database.query(`select 1 from ${table} where ${owner} and ${column} = $2::text`, [
      email,
      value,
    ])
    return rows.length
  }
  const wrong: string[] = []
  const judge = (name: string, isTold: boolean, times: number): void => {
    if (times > 1) wrong.push(`${name} happened ${times} times`)
    if (isTold && times === 0) wrong.push(`${name} was told and never happened`)
  }
  const amountOf = (text: string): string => text.replace('.', '')
  for (const { what, isTold } of orders) {
    const groups = `(select distinct trade_no, user_id, note from orders) as o`
    judge(`order "${what.note}"`, isTold, await count(groups, 'note', what.note))
  }
  for (const { what, isTold } of refunds)
    judge(`refund of ${what.orderId}`, isTold, await count('refunds', 'order_id::text', what.orderId))
  for (const { what, isTold } of topUps)
    judge(
      `top-up ${what.amount}`,
      isTold,
      await count('recharges', 'price_cents::text', amountOf(what.amount)),
    )
  for (const { what, isTold } of withdrawals)
    judge(
      `withdrawal ${what.amount}`,
      isTold,
      await count('withdrawals', 'price_cents::text', amountOf(what.amount)),
    )
  const findings = await audit(deps.database)
  return [...wrong, ...findings.map(({ check, detail }) => `${check}: ${detail}`)]
}

/** One shopper's walk through everything that can go wrong; gives what did go wrong. */
export const runChaos = async (
  backend: TestBackend,
  acts: readonly ChaosAct[],
  seed: number,
  percent = 35,
): Promise<readonly string[]> => {
  // Limits of tries belong to the run before.
  backend.clock.advance(SETTLED_MS)
  const problems: string[] = []
  const broken = (cause: unknown): void =>
    void problems.push(`thrown: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`)
  process.on('unhandledRejection', broken)
  const device = openChaosDevice(backend, seed, percent)
  try {
    const shopper = await openChaosShopper(backend, device)
    device.fates.setCalm(false)
    for (const { act, by } of acts) await shopper.act(act, by).catch(broken)
    device.fates.setCalm(true)
    await device.pass(20_000)
    backend.clock.advance(SETTLED_MS)
    // A new password whose answer was spoilt has ended the session at the host: the first question tells.
    await device.during(device.app().addresses.refresh())
    if (device.app().session.session$.value.kind === 'visitor') await shopper.enter()
    await device.during(device.app().session.guard('/user'))
    problems.push(...(await retry(device, shopper)), ...(await lookAround(device)))
    problems.push(...(await judgeBooks(backend, shopper)))
    const kept = device.app().catalogue.searchHistory$.value
    const lost = shopper.searches.slice(0, HISTORY).filter((text) => !kept.includes(text))
    if (lost.length > 0) problems.push(`typed words are lost: ${lost.join(', ')}`)
    await device.during(device.app().session.signOut())
  } catch (cause) {
    broken(cause)
  } finally {
    await device.pass(0)
    process.off('unhandledRejection', broken)
  }
  if (backend.errors.length > 0) problems.push(`the host failed: ${backend.errors.join('; ')}`)
  return problems.length === 0 ? [] : [...problems, `fates: ${device.fates.told.join(', ')}`]
}

type Sums = { wanted: number; inStorm: number; atLast: number }

const fateOf = (told: string): string => told.split(' ').at(-1) ?? ''

/** Counts what walks came by: acts, what was wanted and told, and what happened to their calls. */
export const createChaosTally = () => {
  const acts = new Map<Click, number>()
  const wants = new Map<Want, Sums>()
  const fates = new Map<string, number>()
  return {
    acts: acts as ReadonlyMap<Click, number>,
    add: (clicks: readonly ChaosClick[], walked: Walked): void => {
      for (const { what } of clicks) acts.set(what, (acts.get(what) ?? 0) + 1)
      for (const fate of walked.fates.map(fateOf)) fates.set(fate, (fates.get(fate) ?? 0) + 1)
      for (const [want, one] of Object.entries(walked.told) as [Want, Sums][]) {
        const sum = wants.get(want) ?? { wanted: 0, inStorm: 0, atLast: 0 }
        wants.set(want, {
          wanted: sum.wanted + one.wanted,
          inStorm: sum.inStorm + one.inStorm,
          atLast: sum.atLast + one.atLast,
        })
      }
    },
    lines: (): readonly string[] => [
      `acts: ${[...acts].map(([what, count]) => `${what} ${count}`).join(', ')}`,
      ...[...wants].map(
        ([want, { wanted, inStorm, atLast }]) =>
          `${want}: ${wanted} wanted, ${inStorm} told in the storm, ${atLast} told at last`,
      ),
      `fates: ${[...fates].map(([fate, count]) => `${fate} ${count}`).join(', ')}`,
    ],
  }
}
