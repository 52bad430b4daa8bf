import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const records = suite('recharge and records (api.md 6)')
const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1 })))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  await fake.app.session.guard('/topUp')
  const json = (path: string) =>
    fake.http
      .sentTo(path)
      .map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))
  return { ...fake, json }
}

const networkRow = { network: 'USDT-TRC20', blockchain: 'TADDRESS', min_amount: '10.00', confirm_num: '20' }

records('send a recharge on a chain with the current address', async () => {
  const { app, http, json } = await shopper()
  http.answer('/api/user/getBlockchain', () => {
    const tooLong = { ...networkRow, blockchain: 'T'.repeat(3_000) }
    return accepted([networkRow, { network: 'broken' }, tooLong])
  })
  http.answer('/api/user/recharge', () => accepted({ order_sn: 'RC1' }))
  const networks = await app.wallet.loadNetworks()
  assert.equal(networks.ok && networks.value.map(({ min, confirmations }) => [min, confirmations]), [
    [1_000, 20],
  ])
  const form = {
    method: 'chain',
    network: 'USDT-TRC20',
    txHash: '',
    amount: '25',
    evidence: '/private/e',
  } as const
  assert.equal(await app.wallet.recharge(form), { ok: true, value: { number: 'RC1' } })
  const { request_id: id, ...body } = json('/api/user/recharge')[0] ?? {}
  assert.equal(body, {
    recharge_type: 1,
    price: '25.00',
    image: '/private/e',
    network: 'USDT-TRC20',
    blockchain: 'TADDRESS',
  })
  assert.ok(id)
  await app.wallet.recharge({ ...form, txHash: 'a'.repeat(64) })
  assert.is(json('/api/user/recharge')[1]?.['tx_hash'], 'a'.repeat(64))
})

records('report the faults of a recharge without a call', async () => {
  const { app, json } = await shopper()
  const refusal = await app.wallet.recharge({ method: 'manual', amount: '1e3', evidence: '' })
  assert.equal(
    refusal.ok || refusal.fault.kind !== 'form' ? [] : refusal.fault.faults.map(({ kind }) => kind),
    ['amount-exponent', 'evidence-required'],
  )
  assert.is(json('/api/user/recharge').length, 0)
})

records('repeat a recharge whose answer was lost under the same request id', async () => {
  const { app, http, json } = await shopper()
  http.answer('/api/user/recharge_log', () => unreachable)
  http.answer('/api/user/recharge', () => unreachable)
  const form = { method: 'manual', amount: '5', evidence: '/private/e' } as const
  await app.wallet.recharge(form)
  http.answer('/api/user/recharge', () => accepted())
  assert.equal(await app.wallet.recharge(form), { ok: true, value: { number: '' } })
  const ids = json('/api/user/recharge').map((body) => body['request_id'])
  assert.equal([ids.length, new Set(ids).size], [2, 1])
})

records('read both logs, in either form of time and status', async () => {
  const { app, http } = await shopper()
  const rows = [
    {
      recharge_id: 1,
      order_sn: 'R1',
      recharge_type: '1',
      price: '5.00',
      status: '2',
      refuse_reason: 'why',
      timestamp: 7,
    },
    { recharge_id: 2, price: 6, createtime: '2026-11-21 04:00:00' },
    { recharge_id: 3 },
  ]
  http.answer('/api/user/recharge_log', () => accepted({ total: 3, list: rows }))
  const loaded = await app.wallet.loadRecharges('all', 1)
  assert.equal(
    loaded.ok &&
      loaded.value.rows.map((row) => [row.method, row.amount, row.status, row.createdAt, row.createdText]),
    [
      ['chain', 500, 'refused', 7, ''],
      ['card', 600, 'under-audit', undefined, '2026-11-21 04:00:00'],
    ],
  )
  const row = { extract_id: 1, extract_price: '10.00', fee: '0.30', status: 1, bank_card: '123' }
  http.answer('/api/user/extract_log', () => accepted([row]))
  const paid = await app.wallet.loadWithdrawals('1', 1)
  assert.equal(
    paid.ok && paid.value.rows.map(({ arrival, status, recipient }) => [arrival, status, recipient?.kind]),
    [[970, 'passed', 'card']],
  )
})

const billRow = (id: number, pm: number) => ({
  id,
  pm,
  type: 'order',
  title: 'T',
  number: '1.50',
  createtime: 10,
  mark: `N${id}`,
})
const words = {
  columns: { time: 't', type: 'y', title: 'i', number: 'n', change: 'c', balance: 'b' },
  types: { recharge: 'in', extract: 'out', order: 'order', refund: 'back', other: 'else' },
  time: String,
}

records('export the whole fund record, each line once, however its pages move', async () => {
  const { app, http } = await shopper()
  const pages = [Array.from({ length: 50 }, (_, n) => billRow(100 - n, 0)), [billRow(51, 0), billRow(50, 1)]]
  http.answer('/api/user/bill', ({ url }) => {
    const page = Number(new URL(url, 'http://h').searchParams.get('page'))
    return accepted({ count: 52, list: pages[page - 1] ?? [] })
  })
  const csv = await app.wallet.exportBill('all', words)
  assert.ok(csv.ok)
  const lines = csv.value.trimEnd().split('\r\n')
  assert.is(lines.length, 52)
  assert.equal([lines[1], lines.at(-1)], ['10,order,T,N100,-1.50,', '10,order,T,N50,1.50,'])
})

records('export more than ten thousand lines', async () => {
  const { app, http } = await shopper()
  const last = 10_050
  http.answer('/api/user/bill', ({ url }) => {
    const page = Number(new URL(url, 'http://h').searchParams.get('page'))
    return accepted({ count: last, list: Array.from({ length: 50 }, (_, n) => billRow(page * 50 + n, 1)) })
  })
  const csv = await app.wallet.exportBill('all', words)
  assert.ok(csv.ok)
  assert.is(csv.value.trimEnd().split('\r\n').length, last + 1)
})

records('export nothing when a page of the fund record fails', async () => {
  const { app, http } = await shopper()
  http.answer('/api/user/bill', ({ url }) =>
    url.includes('page=1&')
      ? accepted({ count: 99, list: Array.from({ length: 50 }, (_, n) => billRow(n, 1)) })
      : unreachable,
  )
  assert.not((await app.wallet.exportBill('all', words)).ok)
})

records('show the audit status of withdrawals only, and the direction of the money', async () => {
  const { app, http } = await shopper()
  const rows = [
    { id: 1, pm: 0, type: 'extract', number: '1.50', status: 0 },
    { id: 2, pm: 0, type: 'extract', number: '1.50', status: 1 },
    { id: 3, pm: 1, type: 'recharge', number: '1.50', status: 0 },
    { id: 4, pm: 1, type: 'gift' },
    { id: 5, pm: 1, type: 'order', number: 'much' },
    { pm: 1, type: 'order', number: '1.50' },
  ]
  http.answer('/api/user/bill', () => accepted({ count: 6, list: rows }))
  const bill = await app.wallet.loadBill('all', 1)
  assert.equal(
    bill.ok && bill.value.rows.map(({ id, type, change, isUnderAudit }) => [id, type, change, isUnderAudit]),
    [
      ['1', 'extract', -150, true],
      ['2', 'extract', -150, false],
      ['3', 'recharge', 150, false],
      ['4', 'other', undefined, false],
    ],
  )
})

const MANUAL = { method: 'manual', amount: '5', evidence: '/private/e' } as const
const CHAIN = {
  method: 'chain',
  network: 'USDT-TRC20',
  txHash: '',
  amount: '25',
  evidence: '/private/e',
} as const

records('do not send a recharge on a chain whose address cannot be loaded', async () => {
  const { app, http, json } = await shopper()
  http.answer('/api/user/getBlockchain', () => unreachable)
  assert.equal(await app.wallet.recharge(CHAIN), { ok: false, fault: { kind: 'offline' } })
  assert.is(json('/api/user/recharge').length, 0)
})

records('emit a change when a recharge is recorded, and none when it is not', async () => {
  const { app, http } = await shopper()
  http.answer('/api/user/recharge', () => refused('no'))
  await app.wallet.recharge(MANUAL)
  assert.is(app.wallet.walletChanges$.value, 0)
  http.answer('/api/user/recharge', () => accepted())
  await app.wallet.recharge(MANUAL)
  assert.is(app.wallet.walletChanges$.value, 1)
})

records('send one recharge for two taps', async () => {
  const { app, http, json } = await shopper()
  const held = createHeldAnswer()
  http.answer('/api/user/recharge', () => held.sent)
  const both = Promise.all([app.wallet.recharge(MANUAL), app.wallet.recharge(MANUAL)])
  await settle()
  held.give(unreachable)
  http.answer('/api/user/recharge_log', () => unreachable)
  assert.equal(
    (await both).map(({ ok }) => ok),
    [false, false],
  )
  assert.equal([json('/api/user/recharge').length, http.sentTo('/api/user/recharge_log').length], [1, 1])
})

records('search a lost recharge on the first page, and report that it was found', async () => {
  const { app, http, json } = await shopper()
  http.answer('/api/user/recharge', () => unreachable)
  http.answer('/api/user/recharge_log', () => unreachable)
  await app.wallet.recharge(MANUAL)
  assert.equal(await app.wallet.findLost('withdraw'), { ok: true, value: [] })
  http.answer('/api/user/recharge_log', () => accepted({ total: 0, list: [] }))
  await app.wallet.findLost('recharge')
  assert.is(app.wallet.walletChanges$.value, 0)
  const request_id = json('/api/user/recharge')[0]?.['request_id']
  http.answer('/api/user/recharge_log', () =>
    accepted({ total: 1, list: [{ recharge_id: 1, order_sn: 'RC1', price: '5.00', request_id }] }),
  )
  const found = await app.wallet.findLost('recharge')
  assert.equal(found.ok && found.value.map(({ number }) => number), ['RC1'])
  assert.is(app.wallet.walletChanges$.value, 1)
  const asked = http.requests.filter(({ url }) => url.startsWith('/api/user/recharge_log'))
  assert.equal([...new Set(asked.map(({ url }) => /page=(\d+)/.exec(url)?.[1]))], ['1'])
})

records.run()
