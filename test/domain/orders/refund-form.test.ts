import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderDetail, OrderLine } from '../../../domain/orders/order.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import {
  startValues,
  withArrival,
  withDraft,
  withLines,
  withReturned,
} from '../../../domain/orders/refund-form.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import type { Cents } from '../../../domain/shared/money.ts'

const form = suite('the form of a refund')

const write = (amount: Cents): string => `$${amount}`
const LINES = [
  { id: 'l1', productId: 'p1' },
  { id: 'l2', productId: 'p2' },
] as unknown as readonly OrderLine[]
const order = { lines: LINES, status: OrderStatus.shipped } as OrderDetail
const terms = {
  lines: LINES,
  isWhole: false,
  whole: 900 as Cents,
  maxFor: (ids: readonly string[]) => (ids.length * 450) as Cents,
} as RefundTerms
const start = { order, terms, wanted: [], wantedAmount: undefined, write }

form('starts with everything that was paid', () => {
  const { lineIds, amount, reason, withReturn } = startValues(start)
  assert.equal([lineIds, amount, reason, withReturn], [['l1', 'l2'], '$900', '', false])
})

form('starts with the lines named by the address, by line or product, in smaller numbers where given', () => {
  assert.equal(startValues({ ...start, wanted: ['p2'] }).lineIds, ['l2'])
  assert.is(startValues({ ...start, wanted: ['l1'], wantedAmount: '2.50' }).amount, '$250')
  // No more than can be asked.
  assert.is(startValues({ ...start, wanted: ['l1'], wantedAmount: '99' }).amount, '$450')
})

form('treats goods as received when tracking says delivered', () => {
  assert.is(startValues(start).isReceived, false)
  assert.is(startValues({ ...start, order: { ...order, hasArrived: true } }).isReceived, true)
  assert.is(startValues({ ...start, order: { ...order, status: OrderStatus.received } }).isReceived, true)
})

form('updates an untyped amount with the lines, and keeps a typed one', () => {
  assert.equal(withLines({ lineIds: ['l1', 'l2'], amount: '$900' }, ['l2'], terms, write), {
    lineIds: ['l2'],
    amount: '$450',
  })
  assert.equal(withLines({ lineIds: ['l1', 'l2'], amount: '$7' }, ['l2'], terms, write), { lineIds: ['l2'] })
})

form('asks for the reason again when it contradicts whether the goods arrived', () => {
  assert.equal(withArrival({ reason: 'not-arrived' }, true), { isReceived: true, reason: '' })
  assert.equal(withArrival({ reason: 'damaged' }, false), { isReceived: false, reason: '' })
  assert.equal(withArrival({ reason: 'damaged' }, true), { isReceived: true })
})

form('treats goods that are returned as received', () => {
  assert.equal(withReturned({ reason: 'not-arrived' }, true), {
    withReturn: true,
    isReceived: true,
    reason: '',
  })
  assert.equal(withReturned({ reason: 'not-arrived' }, false), { withReturn: false })
})

form('restores from a draft only what is still valid', () => {
  const blank = startValues(start)
  const draft = {
    lineIds: ['l2', 'gone'],
    isReceived: true,
    reason: 'not-arrived',
    amount: '3',
    explanation: 7,
  }
  const { lineIds, reason, amount, explanation, isReceived } = withDraft(blank, draft, terms)
  assert.equal([lineIds, reason, amount, explanation, isReceived], [['l2'], '', '3', '', true])
  assert.is(withDraft(blank, undefined, terms), blank)
})

form('of an order that is refunded only as a whole restores neither lines nor amount', () => {
  const whole = { ...terms, isWhole: true }
  const blank = startValues({ ...start, terms: whole })
  const { lineIds, amount, withReturn } = withDraft(
    blank,
    { lineIds: ['l1'], amount: '1', withReturn: true },
    whole,
  )
  assert.equal([lineIds, amount, withReturn], [['l1', 'l2'], '$900', false])
})

form.run()
