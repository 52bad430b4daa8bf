import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { BANK_LIMITS, TYPED_CARD_MAX_LENGTH } from '../../../../domain/wallet/bank-card.ts'
import { NETWORK_NAME_MAX_LENGTH, TYPED_CHAIN_MAX_LENGTH } from '../../../../domain/wallet/network.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import {
  type CARD,
  TRON_ADDRESS,
  type WalletCalls,
  walletCalls,
} from '../../../support/backend/shoppers/wallet-calls.ts'

const withdrawing = suite('withdrawal')
let shop: TestBackend
let sari: WalletCalls

withdrawing.before(async () => {
  shop = await startBackend()
})
withdrawing.before.each(async () => {
  const token = await shop.register('tarik')
  await shop.post('/api/user/resetPay', { newpassword: '246810', oldpassword: '' }, token)
  sari = walletCalls(shop, token)
})
withdrawing.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
})
withdrawing.after(() => shop.close())

const BALANCE = 25_000
const terms = async () => (await shop.get('/api/user/extract', sari.token)).data
const chain = { extract_type: 1, network: 'USDT-TRC20', blockchain: TRON_ADDRESS }

withdrawing('debits the amount at once, and pays out the amount less the fee', async () => {
  const { code, data } = await sari.withdraw({ price: '33.33' })
  assert.equal(
    [code, data.extract_price, data.fee, data.real_price, data.status],
    [1, '33.33', '0.99', '32.34', 0],
  )
  assert.is(await sari.money(), BALANCE - 3_333)
  await sari.audited()
  assert.is(await sari.money(), BALANCE - 3_333)
  const [row] = (await sari.log('extract', '1')).list
  assert.equal(
    [row.extract_sn, row.fee, row.real_price, row.bank_card],
    [data.extract_sn, '0.99', '32.34', '8810245500'],
  )
})

withdrawing('is credited back once when it is refused, with the reason', async () => {
  await sari.withdraw({ price: '50.13' })
  assert.is(await sari.money(), BALANCE - 5_013)
  await sari.audited()
  await sari.audited()
  assert.is(await sari.money(), BALANCE)
  const [row] = (await sari.log('extract', '2')).list
  assert.match(row.refuse_reason, '13 cents')
  const kinds = (await sari.bill('extract')).list.map(({ title }: { title: string }) => title)
  assert.equal(kinds, ['Withdrawal refused, money back', 'Withdrawal'])
  const [notice] = (await shop.get('/api/user/notice', sari.token, 'dgn')).data.list
  assert.equal([notice.title, notice.link], ['Penarikan ditolak', '/depositRecord'])
})

withdrawing('accepts the whole balance and not a cent more', async () => {
  assert.is((await sari.withdraw({ price: '250.01' })).msg, 'The withdrawal is more than the balance')
  assert.is((await sari.withdraw({ price: '250.00' })).code, 1)
  assert.is(await sari.money(), 0)
  assert.is((await sari.withdraw({ price: '0.01' })).code, 0)
})

for (const price of ['0', '-1', '1e3', '0.001', 'NaN', '１２', '1,234.5', '9'.repeat(20), '']) {
  withdrawing(`refuses an amount of "${price}"`, async () => {
    assert.match((await sari.withdraw({ price })).msg, 'must be above 0')
    assert.is(await sari.money(), BALANCE)
  })
}

withdrawing('pays one of two that together exceed the balance', async () => {
  const answers = await Promise.all(
    ['one', 'other'].map((request_id) => sari.withdraw({ price: '150.00', request_id })),
  )
  assert.equal(answers.map(({ code }) => code).sort(), [0, 1])
  assert.is(await sari.money(), BALANCE - 15_000)
})

withdrawing(
  'needs the payment code, counts wrong ones, and does not check it for an invalid amount',
  async () => {
    assert.equal((await sari.withdraw({ password_pay: '000000' })).data, { remain: 4 })
    assert.is((await sari.withdraw({ password_pay: '' })).code, 0)
    await sari.withdraw({ price: '999', password_pay: '000000' })
    assert.equal((await sari.withdraw({ password_pay: '111111' })).data, { remain: 3 })
    assert.is((await sari.withdraw({ pay_token: 'x'.repeat(64) })).msg, 'Enter your payment code again')
    assert.is(await sari.money(), BALANCE)
    const proof = await shop.post('/api/user/verify_pay', { password_pay: '246810' }, sari.token)
    const { pay_token } = proof.data
    assert.is((await sari.withdraw({ pay_token, password_pay: '' })).code, 1)
    assert.is((await sari.withdraw({ pay_token, password_pay: '' })).code, 0)
  },
)

withdrawing('sends a shopper without a code to set one', async () => {
  const newcomer = walletCalls(shop, await shop.register('tanpa'))
  const { code, data } = await newcomer.withdraw({})
  assert.equal([code, data], [0, { have_pay: 0 }])
})

withdrawing('accepts only a network of the platform and an address of that network', async () => {
  assert.is((await sari.withdraw(chain)).code, 1)
  const refusals = [
    [{ network: 'USDT-ERC20', blockchain: `0x${'a'.repeat(40)}` }, 'same network'],
    [{ network: 'BSC' }, 'same network as the withdrawal platform'],
    [{ blockchain: `0x${'a'.repeat(40)}` }, 'not an address of the network USDT-TRC20'],
    [{ blockchain: `${TRON_ADDRESS.slice(0, -1)}M` }, 'character of the address is wrong'],
    [{ extract_type: 0, bank_card: '12 ab' }, 'card number (digits only)'],
  ] as const
  for (const [change, words] of refusals) {
    const { code, msg } = await sari.withdraw({ ...chain, ...change })
    assert.is(code, 0, msg)
    assert.ok(msg.includes(words), msg)
  }
})

withdrawing('refuses a text longer than its field, at the field', async () => {
  for (const [field, max] of [
    ['blockchain', TYPED_CHAIN_MAX_LENGTH],
    ['network', NETWORK_NAME_MAX_LENGTH],
    ['bank_card', TYPED_CARD_MAX_LENGTH],
    ['bank_name', BANK_LIMITS.bank],
    ['real_name', BANK_LIMITS.holder],
  ] as const) {
    const form = field === 'blockchain' || field === 'network' ? chain : {}
    const long = await sari.withdraw({ ...form, [field]: '1'.repeat(max + 1) })
    assert.equal([long.code, long.data.field], [0, field])
    assert.ok(long.msg.includes(`${max}`), long.msg)
    // Within it, it is judged for what it is.
    const longest = await sari.withdraw({ ...form, [field]: '1'.repeat(max) })
    assert.not.ok(longest.msg.includes(`${max}`), longest.msg)
  }
})

withdrawing('remembers recipients, the last used first', async () => {
  assert.equal(await terms(), {
    service_charge: '0.03',
    balance: '250.00',
    network_list: ['USDT-TRC20'],
    card_list: [],
    chain_list: [],
  })
  await sari.withdraw({})
  shop.clock.advance(1_000)
  await sari.withdraw({ bank_card: '1234567', bank_name: 'Bank Anggrek' })
  await sari.withdraw({ bank_card: '1234567', bank_name: 'Bank Anggrek' })
  await sari.withdraw(chain)
  const { card_list, chain_list } = await terms()
  assert.equal(
    card_list.map(({ bank_card }: typeof CARD) => bank_card),
    ['1234567', '8810245500'],
  )
  assert.equal(chain_list, [{ network: 'USDT-TRC20', blockchain: TRON_ADDRESS }])
})

withdrawing('moves money once for a repeated request, which needs no code', async () => {
  const body = { request_id: 'w1' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => sari.withdraw(body)))
  assert.is(new Set(answers.map(({ data }) => data?.extract_sn)).size, 1)
  assert.is((await sari.withdraw({ ...body, password_pay: '000000' })).code, 1)
  assert.is(await sari.money(), BALANCE - 1_000)
})

withdrawing('answers a repeated request id with the first result even if its content differs', async () => {
  const first = await sari.withdraw({ request_id: 'w1' })
  const other = await sari.withdraw({ price: '90.00', request_id: 'w1' })
  assert.equal([other.code, other.data], [1, first.data])
  assert.is(await sari.money(), BALANCE - 1_000)
})

withdrawing('shows its record to its owner only', async () => {
  await sari.withdraw({})
  const other = walletCalls(shop, await shop.signIn())
  assert.is((await other.log('extract')).total, 0)
})

withdrawing.run()
