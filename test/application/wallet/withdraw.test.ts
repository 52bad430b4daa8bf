import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { DEFAULT_SERVICE_CHARGE, type Millionths } from '../../../domain/wallet/fee.ts'
import type { Recipient } from '../../../domain/wallet/recipient.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const withdrawing = suite('withdrawing (requirement S5, api.md 6 and 7)')
const EXTRACT = '/api/user/extract'
const LOG = '/api/user/extract_log'
const CODE = '135790'
const TRON = 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncN'
const card: Recipient = { kind: 'card', holder: 'Sari', number: '8810 2455', bank: 'BCA' }
const order = { amount: '10,50', recipient: card, serviceCharge: DEFAULT_SERVICE_CHARGE }
const termsRow = (change = {}) => ({
  service_charge: '0.03',
  balance: '100.00',
  network_list: ['USDT-TRC20'],
  card_list: [{ real_name: 'Sari', bank_card: '88102455', bank_name: 'BCA' }],
  chain_list: [{ network: 'USDT-TRC20', blockchain: TRON }],
  ...change,
})

type Given = ReturnType<typeof accepted>
type Answering = () => Given | Promise<Given>

const shopper = async (user = {}) => {
  const fake = createFakeApp({ token: 't' })
  const host = {
    user: userRow({ have_pay: 1, money: '100.00', ...user }),
    terms: termsRow(),
    log: [] as object[],
  }
  fake.http.answer('/api/user/getUserInfo', () => accepted(host.user))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  fake.http.answer(LOG, () => accepted({ total: host.log.length, list: host.log }))
  let answer: Answering = () => accepted({ extract_sn: 'WD1' })
  fake.http.answer(EXTRACT, (request) => (request.method === 'GET' ? accepted(host.terms) : answer()))
  await fake.app.session.guard('/withDraw')
  const sent = () =>
    fake.http
      .sentTo(EXTRACT)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))
  return {
    ...fake,
    host,
    sent,
    answerWith: (next: Answering) => {
      answer = next
    },
  }
}

withdrawing('sends the full amount, the card without spaces, the code and a request id', async () => {
  const { app, sent } = await shopper()
  const done = await app.wallet.withdraw(order, CODE)
  assert.equal(done, { ok: true, value: { number: 'WD1' } })
  const { request_id: id, ...body } = sent()[0] ?? {}
  assert.equal(body, {
    price: '10.50',
    extract_type: 0,
    real_name: 'Sari',
    bank_card: '88102455',
    bank_name: 'BCA',
    password_pay: CODE,
  })
  assert.match(String(id), /^[0-9a-f]{32}$/)
  assert.is(app.wallet.walletChanges$.value, 1)
})

withdrawing('accepts an address with a correct checksum', async () => {
  const { app, sent } = await shopper()
  const chain: Recipient = { kind: 'chain', network: 'USDT-TRC20', address: TRON }
  assert.ok((await app.wallet.withdraw({ ...order, recipient: chain }, CODE)).ok)
  assert.equal([sent()[0]?.['extract_type'], sent()[0]?.['blockchain']], [1, TRON])
  const mistyped = { ...chain, address: `${TRON.slice(0, -1)}M` }
  const refusal = await app.wallet.withdraw({ ...order, recipient: mistyped }, CODE)
  assert.equal(refusal, {
    ok: false,
    fault: { kind: 'form', faults: [{ kind: 'address-mistyped', field: 'address' }] },
  })
})

withdrawing(
  'reads the terms, including saved recipients, and works with a server that sends few',
  async () => {
    const { app, host } = await shopper()
    const full = await app.wallet.loadWithdrawalTerms()
    assert.equal(full.ok && full.value.recipients.map(({ kind }) => kind), ['card', 'chain'])
    Object.assign(host, { terms: { balance: 7 } })
    assert.equal(await app.wallet.loadWithdrawalTerms(), {
      ok: true,
      value: { serviceCharge: 30_000, balance: 700, networks: undefined, recipients: [] },
    })
  },
)

withdrawing('checks against the current balance of the server', async () => {
  const { app, host, sent } = await shopper()
  host.terms = termsRow({ balance: '10.49' })
  const refusal = await app.wallet.withdraw(order, CODE)
  assert.equal(refusal.ok ? [] : refusal.fault, {
    kind: 'form',
    faults: [{ kind: 'amount-over-balance', field: 'amount', balance: 1_049 }],
  })
  assert.is(sent().length, 0)
})

withdrawing('is not sent when the terms cannot be loaded', async () => {
  const { app, http, sent } = await shopper()
  http.answer(EXTRACT, () => unreachable)
  assert.equal(await app.wallet.withdraw(order, CODE), { ok: false, fault: { kind: 'offline' } })
  assert.is(sent().length, 0)
})

withdrawing('stops when the charge has changed since it was shown', async () => {
  const { app, sent } = await shopper()
  const shown = { ...order, serviceCharge: 20_000 as Millionths }
  assert.equal(await app.wallet.withdraw(shown, CODE), {
    ok: false,
    fault: { kind: 'charge-changed', serviceCharge: 30_000 },
  })
  assert.is(sent().length, 0)
})

withdrawing('refuses an impossible code, and a shopper without one', async () => {
  const { app } = await shopper()
  assert.equal(await app.wallet.withdraw(order, '12'), {
    ok: false,
    fault: { kind: 'code-too-short', min: 6 },
  })
  assert.equal(await app.wallet.withdraw(order, '12345x'), { ok: false, fault: { kind: 'code-not-digits' } })
  const newcomer = await shopper({ have_pay: 0 })
  assert.equal(await newcomer.app.wallet.withdraw(order, CODE), {
    ok: false,
    fault: { kind: 'no-payment-code' },
  })
})

withdrawing('gives the number of tries left after a wrong code', async () => {
  const { app, answerWith } = await shopper()
  const data = { remain: 0, locked_until: 1_800_000_000 }
  answerWith(() => ({ ok: true, value: { status: 200, json: { code: 0, msg: 'locked', data } } }))
  assert.equal(await app.wallet.withdraw(order, CODE), {
    ok: false,
    fault: { kind: 'wrong-code', message: 'locked', remaining: 0 },
  })
  // The keypad says it; a toast would say it twice.
  assert.equal(app.notices.notices$.value, [])
})

withdrawing(
  'shows no tries left while the code is locked, whether or not the server counts them',
  async () => {
    const { app, answerWith } = await shopper()
    for (const data of [{ locked_until: 1_800_000_000 }, { remain: 2, locked_until: 1_800_000_000 }]) {
      answerWith(() => ({ ok: true, value: { status: 200, json: { code: 0, msg: 'locked', data } } }))
      assert.equal(await app.wallet.withdraw(order, CODE), {
        ok: false,
        fault: { kind: 'wrong-code', message: 'locked', remaining: 0 },
      })
    }
  },
)

withdrawing('sends a double tap once', async () => {
  const { app, sent, answerWith } = await shopper()
  const held = createHeldAnswer()
  answerWith(() => held.sent)
  const both = Promise.all([app.wallet.withdraw(order, CODE), app.wallet.withdraw(order, CODE)])
  await settle()
  held.give(accepted({ extract_sn: 'WD1' }))
  assert.equal(
    (await both).map(({ ok }) => ok),
    [true, true],
  )
  assert.equal([sent().length, app.notices.notices$.value.length], [1, 0])
})

withdrawing(
  'keeps its request id over a lost answer and a reload, and takes a new one after success',
  async () => {
    const { app, sent, answerWith, reload } = await shopper()
    answerWith(() => unreachable)
    assert.not((await app.wallet.withdraw(order, CODE)).ok)
    answerWith(() => accepted({ extract_sn: 'WD1' }))
    const again = reload()
    await again.session.guard('/withDraw')
    assert.ok((await again.wallet.withdraw(order, CODE)).ok)
    await again.wallet.withdraw(order, CODE)
    const [first, second, third] = sent().map((body) => body['request_id'])
    assert.is(first, second)
    assert.is.not(second, third)
  },
)

withdrawing('finds a withdrawal in the record although the answer was lost', async () => {
  const { app, host, sent, answerWith } = await shopper()
  answerWith(() => {
    const requestId = sent()[0]?.['request_id']
    host.log = [
      { extract_id: 1, extract_sn: 'WD7', extract_price: '10.50', fee: '0.31', request_id: requestId },
    ]
    return unreachable
  })
  assert.equal(await app.wallet.withdraw(order, CODE), { ok: true, value: { number: 'WD7' } })
})

withdrawing('ends the request id with a refusal, so that the next try is a new request', async () => {
  const { app, sent, answerWith } = await shopper()
  answerWith(() => refused('no'))
  const refusal = await app.wallet.withdraw(order, CODE)
  assert.is(refusal.ok ? '' : refusal.fault.kind, 'rejected')
  await app.wallet.withdraw(order, CODE)
  assert.is(new Set(sent().map((body) => body['request_id'])).size, 2)
})

withdrawing('is found after a reload lost the answer, until it was seen', async () => {
  const { app, host, answerWith, sent } = await shopper()
  const found = async (kind: 'withdraw' | 'recharge' = 'withdraw') => {
    const answer = await app.wallet.findLost(kind)
    return answer.ok ? answer.value : []
  }
  assert.equal(await found(), [])
  answerWith(() => unreachable)
  assert.not((await app.wallet.withdraw(order, CODE)).ok)
  assert.equal(await found(), [])
  host.log = [
    { extract_id: 1, extract_sn: 'WD9', extract_price: '10.50', request_id: sent()[0]?.['request_id'] },
  ]
  assert.equal(await found('recharge'), [])
  const lost = await found()
  assert.equal(
    lost.map(({ number, amount }) => [number, amount]),
    [['WD9', 1050]],
  )
  assert.equal(await found(), lost, 'told again until it was seen')
  await app.wallet.settleLost(lost)
  assert.equal(await found(), [])
  answerWith(() => accepted({ extract_sn: 'WD10' }))
  await app.wallet.withdraw(order, CODE)
  assert.is.not(sent()[0]?.['request_id'], sent().at(-1)?.['request_id'])
})

withdrawing.run()
