import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sql } from '../../../../adapters/embedded-backend/database/database.ts'
import {
  book,
  HOUSE,
  shopperAccount,
  type Transfer,
} from '../../../../adapters/embedded-backend/wallet/ledger.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { arrivalOf, DEFAULT_SERVICE_CHARGE } from '../../../../domain/wallet/fee.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { undone } from '../../../support/backend/database/undone.ts'

const properties = suite('any sequence of recharge, pay, refund, withdraw and refuse')
let shop: TestBackend

properties.before(async () => {
  shop = await startBackend()
})
properties.after(() => shop.close())

const SHOPPER = shopperAccount(77)

/** What somebody may try at any time, several times, under few names, so that repeats happen. */
type Act = {
  readonly what: 'recharge' | 'pay' | 'refund' | 'withdraw' | 'refuse' | 'pass'
  readonly name: number
  readonly cents: number
}

const anyAct: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom('recharge', 'pay', 'refund', 'withdraw', 'refuse', 'pass'),
  name: fc.integer({ min: 1, max: 4 }),
  cents: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 10 ** 12 })),
})

/** What is in the shopper's hands and what each name has done, kept without a database. */
type Model = {
  balance: number
  fees: number
  readonly done: Map<string, number>
}

const ROUTES: Readonly<Record<Act['what'], Pick<Transfer, 'kind' | 'from' | 'to'>>> = {
  recharge: { kind: 'recharge', from: HOUSE.recharge, to: SHOPPER },
  pay: { kind: 'order-pay', from: SHOPPER, to: HOUSE.escrow },
  refund: { kind: 'order-refund', from: HOUSE.escrow, to: SHOPPER },
  withdraw: { kind: 'withdraw', from: SHOPPER, to: HOUSE.withdrawal },
  refuse: { kind: 'withdraw-refused', from: HOUSE.withdrawal, to: SHOPPER },
  pass: { kind: 'withdraw-fee', from: HOUSE.withdrawal, to: HOUSE.fees },
}

/** Refunds, refusals and fees follow from what was paid or withdrawn; without that they cannot come about. */
const centsOf = ({ what, name, cents }: Act, { done }: Model): number | undefined => {
  if (what === 'refund') return done.get(`pay ${name}`)
  const drawn = done.get(`withdraw ${name}`)
  if (what === 'refuse') return done.has(`pass ${name}`) ? undefined : drawn
  if (what !== 'pass') return cents
  if (drawn === undefined || done.has(`refuse ${name}`)) return undefined
  return arrivalOf(drawn as Cents, DEFAULT_SERVICE_CHARGE).fee || undefined
}

const expected = (act: Act, model: Model, cents: number): 'moved' | 'repeated' | 'short' => {
  if (model.done.has(`${act.what} ${act.name}`)) return 'repeated'
  const isOut = act.what === 'pay' || act.what === 'withdraw'
  return isOut && cents > model.balance ? 'short' : 'moved'
}

const perform = async (tx: Sql, act: Act, model: Model): Promise<void> => {
  const cents = centsOf(act, model)
  if (cents === undefined) return
  const wanted = expected(act, model, cents)
  const transfer = { ...ROUTES[act.what], reference: `property ${act.name}`, amount: cents as Cents, at: 1 }
  assert.is(await book(tx, transfer), wanted, JSON.stringify(act))
  if (wanted !== 'moved') return
  model.done.set(`${act.what} ${act.name}`, cents)
  if (act.what === 'pass') model.fees += cents
  else model.balance += ROUTES[act.what].to === SHOPPER ? cents : -cents
}

const balancesOf = async (tx: Sql) => {
  const [row] = await tx.query<{ shopper: number; fees: number; all: number; lowest: number; bill: number }>(
    `select coalesce((select balance_cents from ledger_accounts where name = $1), 0)::bigint as shopper,
       coalesce((select balance_cents from ledger_accounts where name = 'fees'), 0)::bigint as fees,
       (select sum(balance_cents) from ledger_accounts)::bigint as "all",
       coalesce((select min(balance_cents) from bill_rows where account = $1), 0)::bigint as lowest,
       coalesce((select sum(amount_cents) from bill_rows where account = $1), 0)::bigint as bill`,
    [SHOPPER],
  )
  return row
}

properties('creates and loses no cent, and never makes a balance negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 25 }), async (acts) => {
      const model: Model = { balance: 0, fees: 0, done: new Map() }
      await undone(shop.deps.database, async (tx) => {
        for (const act of acts) await perform(tx, act, model)
        const { balance: shopper, fees } = model
        assert.ok(shopper >= 0)
        const found = await balancesOf(tx)
        assert.equal(found, { shopper, fees, all: 0, lowest: found?.lowest, bill: shopper })
        assert.ok((found?.lowest ?? 0) >= 0)
      })
    }),
    { numRuns: 30, seed: 20_261_121 },
  )
})

properties.run()
