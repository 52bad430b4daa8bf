import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../domain/shared/money.ts'
import { checkRecharge, namesOfTransaction, type RechargeForm } from '../../../domain/wallet/recharge.ts'

const recharge = suite('recharge (requirement S5)')

const network = {
  name: 'USDT-TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  min: cents(1_000),
  confirmations: 20,
  memo: '',
  tip: '',
  expiresAt: undefined,
}
const chain = (change: Partial<RechargeForm> = {}): RechargeForm =>
  ({
    method: 'chain',
    network: 'USDT-TRC20',
    txHash: '',
    amount: '25',
    evidence: '/e',
    ...change,
  }) as RechargeForm
const kinds = (form: RechargeForm): readonly string[] => {
  const checked = checkRecharge(form, '.', [network])
  return checked.ok ? [] : checked.fault.map(({ kind }) => kind)
}

recharge('on a chain contains the address of its network', () => {
  const checked = checkRecharge(chain({ network: 'usdt-trc20' } as Partial<RechargeForm>), '.', [network])
  assert.equal(checked.ok && checked.value, {
    method: 'chain',
    network: 'USDT-TRC20',
    address: network.address,
    txHash: '',
    amount: 2_500,
    evidence: '/e',
  })
})

recharge('needs amount, network and evidence, and reports all that are missing', () => {
  assert.equal(kinds(chain({ amount: '', evidence: '', network: '' } as Partial<RechargeForm>)), [
    'amount-required',
    'network-required',
    'evidence-required',
  ])
  assert.equal(kinds({ method: 'manual', amount: '5', evidence: '' }), ['evidence-required'])
  assert.equal(kinds({ method: 'manual', amount: '5', evidence: '/e' }), [])
})

recharge('explains unsupported and removed networks', () => {
  for (const name of ['DEX', 'BSC', 'HECO']) {
    assert.equal(kinds(chain({ network: name } as Partial<RechargeForm>)), ['network-unsupported'], name)
  }
  assert.equal(kinds(chain({ network: 'BTC' } as Partial<RechargeForm>)), ['network-unknown'])
})

recharge('is at least the minimum of the network', () => {
  assert.equal(
    [kinds(chain({ amount: '9.99' })), kinds(chain({ amount: '10' }))],
    [['amount-under-least'], []],
  )
})

recharge('accepts a transaction only when it looks like one', () => {
  assert.equal(kinds(chain({ txHash: 'not one!' } as Partial<RechargeForm>)), ['transaction-malformed'])
  assert.equal(kinds(chain({ txHash: `0x${'ab'.repeat(32)}` } as Partial<RechargeForm>)), [])
  assert.equal(
    [15, 16, 128, 129].map(
      (length) => kinds(chain({ txHash: 'a'.repeat(length) } as Partial<RechargeForm>)).length,
    ),
    [1, 0, 0, 1],
  )
})

recharge('normalises every notation of a hexadecimal transaction', () => {
  const ways = ['abcdef0123456789', '0xabcdef0123456789', 'ABCDEF0123456789', '0xABCDEF0123456789']
  for (const way of ways) assert.equal(namesOfTransaction(way), ways, way)
})

recharge('keeps the letter case of a base58 transaction', () => {
  assert.equal(namesOfTransaction('5VERv8NMvzbJMEkV8xnr'), ['5VERv8NMvzbJMEkV8xnr'])
  assert.equal(namesOfTransaction(''), [''])
})

recharge('by card contains the card and needs no picture', () => {
  const card = {
    method: 'card',
    holder: 'S',
    number: '123456',
    bank: 'B',
    amount: '1',
    evidence: '',
  } as const
  assert.equal([kinds(card), kinds({ ...card, number: '' })], [[], ['card-required']])
})

recharge.run()
