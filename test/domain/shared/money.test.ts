import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addCents,
  cents,
  centsToDecimal,
  parseCents,
  parseExactCents,
  timesCents,
} from '../../../domain/shared/money.ts'

const money = suite('money in whole cents (api.md 1)')

money('reads the decimal text of the server without floating point', () => {
  const read: readonly [unknown, number | undefined][] = [
    ['1248.50', 124_850],
    ['0.1', 10],
    ['7', 700],
    [12.5, 1250],
    ['1.005', 100],
    ['-3.25', -325],
    [' 4.00 ', 400],
    ['', undefined],
    ['1,5', undefined],
    ['abc', undefined],
    [null, undefined],
    [Number.NaN, undefined],
    ['1e5', undefined],
  ]
  for (const [amount, expected] of read) assert.is(parseCents(amount), expected, String(amount))
})

money('writes the format of the server', () => {
  assert.is(centsToDecimal(cents(124_850)), '1248.50')
  assert.is(centsToDecimal(cents(5)), '0.05')
  assert.is(centsToDecimal(cents(-5)), '-0.05')
})

money('adds and multiplies exactly', () => {
  assert.is(addCents(cents(10), cents(20), cents(30)), 60)
  assert.is(timesCents(cents(1999), 3), 5997)
})

money('refuses a fraction of a cent', () => {
  assert.throws(() => cents(0.5), RangeError)
})

const EXACT: readonly (readonly [text: string, amount: number | undefined])[] = [
  ['12.50', 1_250],
  ['7', 700],
  ['0.01', 1],
  ['1248.5', 124_850],
  ['9999999999.99', 999_999_999_999],
  ['0', undefined],
  ['0.00', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['+5', undefined],
  [' 5', undefined],
  ['1,000', undefined],
  ['1e3', undefined],
  ['99999999999', undefined],
  ['', undefined],
]
for (const [text, amount] of EXACT)
  money(`of an input "${text}" is ${amount}`, () => assert.is(parseExactCents(text), amount))

money.run()
