import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import { runDue } from '../../adapters/embedded-backend/worker/worker.ts'
import type { App } from '../../application/app.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { balanceSeries } from '../../domain/wallet/balance-series.ts'
import type { Recipient } from '../../domain/wallet/recipient.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { PNG, TRON_ADDRESS } from '../support/backend/shoppers/wallet-calls.ts'
import { need, openDevice, registration, toasts } from '../support/ui/journey.ts'

const journey = suite<{ backend: TestBackend }>('a shopper pays in, takes out and looks back')
const CODE = '135790'

journey.before(async (context) => {
  context.backend = await startBackend({ config: { welcomeCreditCents: 25_000 } })
})
journey.after.each(async ({ backend }) => {
  assert.equal(await audit(backend.deps.database), [])
})
journey.after(async ({ backend }) => {
  await backend.close()
})

const newcomer = async (backend: TestBackend, email: string) => {
  const device = openDevice(backend)
  need(await device.app.session.register(registration(email)))
  need(await device.app.wallet.setPaymentCode({ old: '', next: CODE, repeat: CODE }))
  return device
}

/** The simulated staff do what is due. */
const audited = async ({ deps, clock }: TestBackend): Promise<void> => {
  clock.advance(deps.config.worker.auditMs)
  await runDue(deps, Math.floor(clock.now() / 1000))
}

const balanceOf = async (app: App): Promise<number> => need(await app.session.refreshUser()).balance

const picture = (bytes: Uint8Array<ArrayBuffer>) => ({
  fileName: 'bukti.png',
  mediaType: 'image/png',
  size: bytes.length,
  modifiedAt: 1,
  content: new Blob([bytes], { type: 'image/png' }),
  head: bytes.subarray(0, PICTURE_HEAD_BYTES),
})

const CARD: Recipient = { kind: 'card', holder: 'Dewi', number: '8810 2455 00', bank: 'Bank Cendana' }

const withdraw = async (app: App, amount: string, recipient: Recipient = CARD) => {
  const { serviceCharge } = need(await app.wallet.loadWithdrawalTerms())
  return app.wallet.withdraw({ amount, recipient, serviceCharge }, CODE)
}

journey('on a chain, with evidence, and has the money after the audit', async ({ backend }) => {
  const { app } = await newcomer(backend, 'chain@example.com')
  const [network] = need(await app.wallet.loadNetworks())
  const evidence = need(await app.account.uploadImage(picture(Uint8Array.from(PNG)), { isPrivate: true }))
  const form = {
    method: 'chain',
    network: network?.name ?? '',
    txHash: '',
    amount: '12.50',
    evidence,
  } as const
  const { number } = need(await app.wallet.recharge(form))
  assert.is(await balanceOf(app), 25_000)
  await audited(backend)
  assert.is(await balanceOf(app), 26_250)
  const [record] = need(await app.wallet.loadRecharges('1', 1)).rows
  assert.equal([record?.number, record?.amount, record?.status], [number, 1_250, 'passed'])
  assert.ok(record?.createdAt)
  assert.equal(toasts(app), [])
})

journey('refused, with a reason, and gets all of it back', async ({ backend }) => {
  const { app } = await newcomer(backend, 'back@example.com')
  need(await withdraw(app, '50.13'))
  assert.is(await balanceOf(app), 25_000 - 5_013)
  await audited(backend)
  assert.is(await balanceOf(app), 25_000)
  const [record] = need(await app.wallet.loadWithdrawals('2', 1)).rows
  assert.match(record?.refuseReason ?? '', '13 cents')
  await app.account.refreshNotices()
  assert.ok(app.account.unreadNotices$.value > 0)
})

journey('to an address of the right network, which is remembered for the next time', async ({ backend }) => {
  const { app } = await newcomer(backend, 'again@example.com')
  const recipient: Recipient = { kind: 'chain', network: 'USDT-TRC20', address: TRON_ADDRESS }
  const wrong = await withdraw(app, '10', { ...recipient, address: `0x${'a'.repeat(40)}` })
  assert.is(
    wrong.ok || wrong.fault.kind !== 'form' ? '' : wrong.fault.faults[0]?.kind,
    'address-wrong-network',
  )
  need(await withdraw(app, '10', recipient))
  assert.equal(need(await app.wallet.loadWithdrawalTerms()).recipients, [recipient])
})

journey('once, when the answer is lost, when tapped twice, and after a reload', async ({ backend }) => {
  const { app, loseAnswersOf, reload } = await newcomer(backend, 'once@example.com')
  const { serviceCharge } = need(await app.wallet.loadWithdrawalTerms())
  const order = { amount: '10', recipient: CARD, serviceCharge }
  const both = await Promise.all([app.wallet.withdraw(order, CODE), app.wallet.withdraw(order, CODE)])
  assert.is(new Set(both.map((one) => need(one).number)).size, 1)
  assert.is(await balanceOf(app), 24_000)
  loseAnswersOf('/api/user/recharge')
  const form = {
    method: 'card',
    holder: 'Dewi',
    number: '881024',
    bank: 'B',
    amount: '5',
    evidence: '',
  } as const
  const found = need(await app.wallet.recharge(form))
  assert.match(found.number, /^RC/)
  loseAnswersOf(undefined)
  const again = reload()
  await again.session.guard('/topUpRecord')
  assert.is(need(await again.wallet.loadRecharges('all', 1)).total, 1)
})

journey('with a wrong code, sees the tries left, and the lock with its time', async ({ backend }) => {
  const { app } = await newcomer(backend, 'lock@example.com')
  const { serviceCharge } = need(await app.wallet.loadWithdrawalTerms())
  const order = { amount: '10', recipient: CARD, serviceCharge }
  const left: unknown[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await app.wallet.withdraw(order, '000000')
    assert.ok(!refused.ok && refused.fault.kind === 'wrong-code')
    left.push(refused.fault.remaining)
    if (attempt < 4) continue
    assert.match(refused.fault.message, /\b30\b/)
  }
  assert.equal(left, [4, 3, 2, 1, 0])
  assert.is(await balanceOf(app), 25_000)
})

journey('and the record, the chart and the file agree with the balance', async ({ backend }) => {
  const { app } = await newcomer(backend, 'look@example.com')
  for (const amount of ['10.00', '20.13', '30.00']) need(await withdraw(app, amount))
  await audited(backend)
  const bill = need(await app.wallet.loadBill('all', 1))
  const series = balanceSeries(bill.rows)
  assert.equal([series?.first, series?.last, bill.rows.length], [0, await balanceOf(app), 5])
  const csv = need(
    await app.wallet.exportBill('extract', {
      columns: {
        time: 'Time',
        type: 'Type',
        title: 'Title',
        number: 'No',
        change: 'Change',
        balance: 'Balance',
      },
      types: { recharge: 'in', extract: 'out', order: 'order', refund: 'back', other: 'other' },
      time: String,
    }),
  )
  assert.is(csv.trimEnd().split('\r\n').length, 5)
  assert.match(csv, '-20.13')
})

journey.run()
