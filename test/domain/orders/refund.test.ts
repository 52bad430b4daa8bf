import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  checkRefund,
  EXPLANATION_MAX_LENGTH,
  isRefundReason,
  MAX_PROOF_PICTURES,
  type RefundForm,
  reasonsFor,
} from '../../../domain/orders/refund.ts'
import { hasApplied, paidFor, refundTerms } from '../../../domain/orders/refund-terms.ts'
import { type Cents, cents } from '../../../domain/shared/money.ts'

const line = (id: string, total: number) => ({ id, total: cents(total) })
const order = (status: number, change: object = {}) => ({
  status,
  refundStatus: 0,
  lines: [line('1', 3_000), line('2', 1_000)],
  total: cents(4_500),
  ...change,
})
const form: RefundForm = {
  withReturn: false,
  isReceived: true,
  lineIds: ['1'],
  amount: '12.50',
  reason: 'damaged',
  explanation: 'Broken lever',
  pictures: ['/upload/a.webp'],
}
const check = (change: Partial<RefundForm>, status = 3) => {
  const terms = refundTerms(order(status))
  if (!terms) throw new Error('no terms')
  return checkRefund({ ...form, ...change }, terms, '.')
}
const kinds = (checked: ReturnType<typeof check>): readonly string[] =>
  checked.ok ? [] : checked.fault.map(({ kind, field }) => `${field} ${kind}`)

const refund = suite('refund')

refund('reads its amount as whole cents, without floating point', () => {
  const checked = check({ amount: '8.29', explanation: ' Broken ' })
  assert.ok(checked.ok)
  assert.equal([checked.value.amount, checked.value.explanation], [829, 'Broken'])
})

refund('needs an amount (requirement S5: "Refund amount is required")', () => {
  assert.equal(kinds(check({ amount: ' ' })), ['amount amount-required'])
})

refund('refuses a negative amount (requirements S5 and S8: "Refund amount cannot be negative")', () => {
  assert.equal(kinds(check({ amount: '-1' })), ['amount amount-negative'])
  assert.equal(kinds(check({ amount: '0' })), ['amount amount-not-positive'])
})

refund('is limited to what was paid for the lines, and can be all of it', () => {
  assert.equal(kinds(check({ amount: '30.00' })), [])
  assert.equal(check({ amount: '30.01' }), {
    ok: false,
    fault: [{ kind: 'amount-over-paid', field: 'amount', max: 3_000 }],
  })
  assert.equal(kinds(check({ lineIds: ['1', '2'], amount: '45' })), [])
})

refund('needs a reason and an explanation (requirement S5: "reason and explanation are required")', () => {
  assert.equal(kinds(check({ reason: '', explanation: '  ' })), [
    'reason reason-required',
    'explanation explanation-required',
  ])
  assert.equal(kinds(check({ explanation: 'x'.repeat(EXPLANATION_MAX_LENGTH + 1) })), [
    'explanation explanation-too-long',
  ])
  assert.equal(kinds(check({ explanation: 'x'.repeat(EXPLANATION_MAX_LENGTH) })), [])
})

refund('needs proof (requirement S5: "proof must be uploaded")', () => {
  assert.equal(kinds(check({ pictures: [] })), ['pictures proof-required'])
  const many = Array.from({ length: MAX_PROOF_PICTURES + 1 }, String)
  assert.equal(kinds(check({ pictures: many })), ['pictures too-many-pictures'])
  assert.equal(kinds(check({ pictures: many.slice(1) })), [])
})

refund('concerns lines of this order', () => {
  assert.equal(kinds(check({ lineIds: [] })), ['lines lines-required'])
  assert.equal(kinds(check({ lineIds: ['1', '9'] })), ['lines lines-required'])
})

refund('returns only goods that have arrived', () => {
  assert.equal(kinds(check({ withReturn: true, isReceived: false, reason: 'other' })), [
    'withReturn goods-not-there',
  ])
  assert.equal(kinds(check({ withReturn: true })), [])
})

refund('of an unshipped order is for the whole order', () => {
  const whole = { isReceived: false, reason: 'other', lineIds: ['1', '2'], amount: '45.00' }
  assert.equal(kinds(check(whole, 1)), [])
  assert.equal(kinds(check({ ...whole, amount: '44.99' }, 1)), ['amount refund-not-whole'])
  assert.equal(kinds(check({ ...whole, lineIds: ['1'], amount: '30.00' }, 1)), ['lines refund-not-whole'])
  assert.equal(kinds(check({ ...whole, isReceived: true }, 1)), ['isReceived goods-not-there'])
})

refund('can be applied for once, while the order is to ship, shipped or received (requirement S4)', () => {
  const open = [-2, -1, 0, 1, 2, 3, 4].filter((status) => refundTerms(order(status)))
  assert.equal(open, [1, 2, 3])
  for (const refundStatus of [1, 2, 3]) assert.is(refundTerms(order(3, { refundStatus })), undefined)
  assert.is(refundTerms(order(3, { hasRefund: true })), undefined)
  assert.is(refundTerms(order(3, { total: cents(0) })), undefined)
  assert.equal([hasApplied(order(3)), hasApplied(order(3, { refundStatus: 3 }))], [false, true])
})

refund('counts a discount on the lines in proportion, cut to the cent, exact for huge amounts', () => {
  const less = { lines: [line('1', 1_000), line('2', 2_000)], total: cents(2_000) }
  assert.equal([paidFor(less, ['1']), paidFor(less, ['2']), paidFor(less, ['1', '2'])], [666, 1_333, 2_000])
  assert.is(paidFor(less, []), 0)
  const huge = (9_007_199_254_740_991 - 1) as Cents
  const big = { lines: [line('1', huge / 2), line('2', huge / 2)], total: huge }
  assert.is(paidFor(big, ['2']), huge / 2)
})

refund('offers no reason that presumes arrived goods, where none arrived', () => {
  assert.equal(reasonsFor(false), ['not-arrived', 'changed-mind', 'other'])
})

refund('offers every reason but "not arrived" for goods that arrived', () => {
  const reasons = ['damaged', 'wrong-item', 'not-as-described', 'missing-parts', 'changed-mind', 'other']
  assert.equal(reasonsFor(true), reasons)
})

refund('is refused with a reason that presumes arrived goods, where none arrived', () => {
  const notHere = { isReceived: false, reason: 'damaged' }
  assert.equal(kinds(check(notHere)), ['reason reason-not-possible'])
  assert.equal(kinds(check({ ...notHere, reason: ' changed-mind ' })), [])
})

refund('is refused as "not arrived" for goods that arrived', () => {
  assert.equal(kinds(check({ isReceived: true, reason: 'not-arrived' })), ['reason reason-not-possible'])
})

refund('accepts a reason that only its server knows, whether the goods arrived or not', () => {
  for (const isReceived of [true, false])
    assert.equal(kinds(check({ isReceived, reason: 'Barang rusak' })), [])
})

refund('recognises its own reasons', () => {
  assert.equal([isRefundReason('damaged'), isRefundReason('Barang rusak')], [true, false])
})

refund.run()
