import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Cents, cents } from '../../../domain/shared/money.ts'
import {
  arrivalOf,
  DEFAULT_SERVICE_CHARGE,
  type Millionths,
  parseServiceCharge,
  serviceChargeText,
} from '../../../domain/wallet/fee.ts'
import {
  BLANK_RECIPIENT,
  fieldsOfRecipient,
  type Recipient,
  recipientOf,
} from '../../../domain/wallet/recipient.ts'
import { checkWithdrawal } from '../../../domain/wallet/withdrawal.ts'

const withdrawal = suite('withdrawal (requirement S5, api.md 6)')

const card: Recipient = { kind: 'card', holder: 'Sari', number: '1234 5678-90', bank: 'BCA' }
const terms = { balance: cents(100_00), networks: ['USDT-TRC20'], serviceCharge: DEFAULT_SERVICE_CHARGE }
const check = (amount: string, recipient: Recipient = card) =>
  checkWithdrawal({ amount, recipient }, '.', terms)
const kinds = (amount: string, recipient?: Recipient): readonly string[] => {
  const checked = check(amount, recipient)
  return checked.ok ? [] : checked.fault.map(({ kind }) => kind)
}

withdrawal('gives fee and net amount, the fee cut to whole cents', () => {
  const checked = check('33.33')
  assert.ok(checked.ok)
  assert.equal([checked.value.amount, checked.value.fee, checked.value.arrival], [3333, 99, 3234])
  assert.equal(checked.value.recipient, { ...card, number: '1234567890' })
})

withdrawal('goes to the recipient of the selected kind, whatever else was typed', () => {
  const typed = { ...BLANK_RECIPIENT, holder: 'Sari', number: '1234 5678-90', bank: 'BCA', network: 'ERC20' }
  assert.equal(recipientOf(typed), card)
  const chain: Recipient = { kind: 'chain', network: 'ERC20', address: '' }
  assert.equal(recipientOf({ ...typed, kind: 'chain' }), chain)
  assert.equal(recipientOf({ ...typed, ...fieldsOfRecipient({ ...chain, address: '0xab' }) }), card)
})

withdrawal('accepts the whole balance and not a cent more', () => {
  assert.equal([kinds('100.00'), kinds('100.01')], [[], ['amount-over-balance']])
})

withdrawal('refuses nothing, zero and less', () => {
  assert.equal(
    [kinds(''), kinds('0'), kinds('-1')],
    [['amount-required'], ['amount-not-positive'], ['amount-negative']],
  )
})

withdrawal('reports all faults at once', () => {
  const empty: Recipient = { kind: 'card', holder: ' ', number: '', bank: '' }
  assert.equal(kinds('1e3', empty), ['amount-exponent', 'holder-required', 'card-required', 'bank-required'])
  const unseen = { ...empty, holder: '\u200b', bank: '\u3164' }
  assert.equal(kinds('1e3', unseen), ['amount-exponent', 'holder-required', 'card-required', 'bank-required'])
  assert.equal(kinds('1', { ...card, number: '12ab' } as Recipient), ['card-not-valid'])
})

withdrawal('accepts only networks of the platform', () => {
  const on = (network: string, address = `0x${'a'.repeat(40)}`): Recipient => ({
    kind: 'chain',
    network,
    address,
  })
  assert.equal(kinds('1', on('USDT-ERC20')), ['network-differs'])
  // Also one that no deposit may come over: the reason is that the platform does not pay out there.
  assert.equal(kinds('1', on('USDT-BSC')), ['network-differs'])
  assert.equal(kinds('1', on('')), ['network-required'])
  assert.equal(kinds('1', on('usdt trc20')), ['address-wrong-network'])
})

const anyAmount = fc.integer({ min: 1, max: 999_999_999_999 })
const anyShare = fc.integer({ min: 0, max: 999_999 })

withdrawal('loses no cent: fee and net amount add up, for every amount and every share', () => {
  fc.assert(
    fc.property(anyAmount, anyShare, (amount, share) => {
      const { fee, arrival } = arrivalOf(amount as Cents, share as Millionths)
      assert.is(fee + arrival, amount)
      assert.ok(fee >= 0 && arrival > 0)
      // The fee is the exact product, cut.
      assert.is(BigInt(fee), (BigInt(amount) * BigInt(share)) / 1_000_000n)
    }),
    { numRuns: 1_000 },
  )
})

withdrawal('reads the share that the server sends, and writes it back', () => {
  assert.equal(
    ['0.03', 0.03, '.5', '0.030000', '0', '0.0000001', '1', '3', '-0.1', 'x', undefined].map(
      parseServiceCharge,
    ),
    [30_000, 30_000, 500_000, 30_000, 0, undefined, undefined, undefined, undefined, undefined, undefined],
  )
  fc.assert(
    fc.property(anyShare, (share) => {
      assert.is(parseServiceCharge(serviceChargeText(share as Millionths)), share)
    }),
  )
})

withdrawal.run()
