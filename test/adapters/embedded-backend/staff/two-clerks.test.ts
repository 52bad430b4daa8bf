import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { type Answer, startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { orderCalls, stockOf, TENT } from '../../../support/backend/shoppers/order-calls.ts'
import { walletCalls } from '../../../support/backend/shoppers/wallet-calls.ts'
import { hireStaff, STAFF_PASSWORD, type StaffCalls } from '../../../support/backend/staff/staff-calls.ts'

const parallel = suite('two clerks at the same rows')

const AT_ONCE = 40
const REAL = { demo: { hasStaff: false, hasMerchants: false, showsMails: false, logsCodes: false } }

type Act = readonly [act: string, body: object]

/** Forty acts at once, in turns by two clerks; gives what was done, and by whom. */
const rush = async (clerks: readonly StaffCalls[], acts: readonly Act[]): Promise<readonly Answer[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => {
      const [act, body] = acts[index % acts.length] ?? ['', {}]
      return clerks[index % clerks.length]?.post(
        `/act/${act}`,
        body as Record<string, unknown>,
      ) as Promise<Answer>
    }),
  )

const inShop =
  (work: (shop: TestBackend, sari: string, clerks: readonly StaffCalls[]) => Promise<void>) => async () => {
    const shop = await startBackend({ config: REAL })
    try {
      const clerks = [await hireStaff(shop, 'Dimas', 'clerk'), await hireStaff(shop, 'Rina', 'clerk')]
      // Twenty right passwords at once would be more than ten tries.
      for (const clerk of clerks) await clerk.post('/confirm', { password: STAFF_PASSWORD })
      await work(shop, await shop.signIn(), clerks)
      assert.equal(await audit(shop.deps.database), [])
      assert.equal(shop.errors, [])
    } finally {
      await shop.close()
    }
  }

/** Exactly one was done; everybody else is told who was first. */
const oneWon = (answers: readonly Answer[]): void => {
  assert.is(answers.filter(({ code }) => code === 1).length, 1)
  for (const { code, data, msg } of answers.filter((one) => one.code !== 1)) {
    assert.is(code, 0)
    assert.ok(['Dimas', 'Rina'].includes(data?.first?.name), msg)
  }
}

const journalOf = async ({ deps }: TestBackend): Promise<number> =>
  (await deps.database.query("select 1 from staff_journal where kind <> 'staff'")).length

parallel(
  'pass a recharge once, whether it is passed or refused by the other',
  inShop(async (shop, sari, clerks) => {
    const wallet = walletCalls(shop, sari)
    const before = await wallet.money()
    const { data } = await wallet.recharge({
      recharge_type: 2,
      price: '50.00',
      image: await wallet.evidence(),
    })
    const id = data.recharge_id
    oneWon(
      await rush(clerks, [
        ['recharge/pass', { id }],
        ['recharge/refuse', { id, reason: 'unreadable' }],
      ]),
    )
    const added = (await wallet.money()) - before
    assert.ok(added === 0 || added === 5_000, String(added))
    assert.is(await journalOf(shop), 1)
  }),
)

parallel(
  'credit one picture once, though it proves many recharges',
  inShop(async (shop, sari, clerks) => {
    const wallet = walletCalls(shop, sari)
    const before = await wallet.money()
    const ids: number[] = []
    const bytes = Uint8Array.from([
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 4, 0, 0, 0,
    ])
    for (let index = 0; index < 8; index += 1) {
      const { url } = (await wallet.upload(bytes)).data
      ids.push((await wallet.recharge({ recharge_type: 2, price: '20.00', image: url })).data.recharge_id)
    }
    const answers = await rush(
      clerks,
      ids.map((id) => ['recharge/pass', { id }] as const),
    )
    assert.is(answers.filter(({ code }) => code === 1).length, 1)
    assert.is((await wallet.money()) - before, 2_000)
  }),
)

parallel(
  'take a withdrawal once, and give it back once or pay it once',
  inShop(async (shop, sari, clerks) => {
    const wallet = walletCalls(shop, sari)
    const before = await wallet.money()
    const id = (await wallet.withdraw({ price: '30.00' })).data.extract_id
    const takes = await rush(clerks, [['withdrawal/take', { id }]])
    oneWon(takes)
    const answers = await rush(clerks, [
      ['withdrawal/pay', { id, reference: 'BCA 1' }],
      ['withdrawal/pay', { id, reference: 'BCA 2' }],
      ['withdrawal/refuse', { id, reason: 'name-differs' }],
      ['withdrawal/refuse', { id, reason: 'bank-closed' }],
    ])
    assert.is(answers.filter(({ code }) => code === 1).length, 1)
    const now = await wallet.money()
    assert.ok(now === before || now === before - 3_000, String(now))
  }),
)

parallel(
  'ship an order or cancel it, never both',
  inShop(async (shop, sari, clerks) => {
    const calls = orderCalls(shop, sari)
    const [stock, money] = [await stockOf(shop, TENT.product_id), await calls.money()]
    const id = await calls.buy(TENT)
    oneWon(
      await rush(clerks, [
        ['order/ship', { id, courier: 'JNE', tracking: 'AB12345' }],
        ['order/cancel', { id, reason: 'sold-out' }],
      ]),
    )
    const isShipped = (await calls.detail(id)).status === 2
    assert.is((await stockOf(shop, TENT.product_id)) === stock, !isShipped)
    assert.is((await calls.money()) === money, !isShipped)
  }),
)

parallel(
  'decide a refund once',
  inShop(async (shop, sari, clerks) => {
    const calls = orderCalls(shop, sari)
    const order = await calls.buy(TENT)
    const amount = (await calls.detail(order)).total_price
    const before = await calls.money()
    const { data } = await applyForRefund(shop, sari, order, { receiving_status: 0, amount })
    const id = data.refund_id
    oneWon(
      await rush(clerks, [
        ['refund/accept', { id }],
        ['refund/refuse', { id, reason: 'used' }],
        ['refund/accept', { id }],
      ]),
    )
    const back = (await calls.money()) - before
    assert.ok(back === 0 || back === Math.round(Number(amount) * 100), String(back))
  }),
)

parallel(
  'take pieces off a shelf no deeper than it is',
  inShop(async (shop, _sari, clerks) => {
    const { data } = await (clerks[0] as StaffCalls).item('product', TENT.product_id)
    const [variant] = data.facts.variants
    const answers = await rush(clerks, [
      ['product/stock', { id: TENT.product_id, variant_id: variant.id, change: -1, reason: 'damaged' }],
    ])
    assert.is(answers.filter(({ code }) => code === 1).length, Math.min(AT_ONCE, variant.stock))
    assert.is(await stockOf(shop, TENT.product_id), Math.max(0, data.row.more - AT_ONCE))
  }),
)

parallel(
  'are one act when they bear one request id',
  inShop(async (shop, sari, clerks) => {
    const wallet = walletCalls(shop, sari)
    const { data } = await wallet.recharge({
      recharge_type: 2,
      price: '50.00',
      image: await wallet.evidence(),
    })
    const [clerk] = clerks as [StaffCalls]
    const answers = await rush([clerk], [['recharge/pass', { id: data.recharge_id, request_id: 'satu' }]])
    assert.is(new Set(answers.map((one) => one.data.journal.id)).size, 1)
    assert.is(answers.filter(({ code }) => code === 1).length, AT_ONCE)
  }),
)

parallel.run()
