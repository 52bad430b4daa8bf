import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type DecimalMark, decimalMarkOf } from '../../../domain/account/language.ts'
import { parseAmount } from '../../../domain/wallet/amount-input.ts'

const amounts = suite('amounts as typed')

const read = (typed: string, mark: DecimalMark): number | string => {
  const parsed = parseAmount(typed, mark)
  return parsed.ok ? parsed.value : parsed.fault.kind
}

// What was typed, read where the point is the decimal mark, and where the comma is.
const TABLE: readonly (readonly [string, number | string, number | string])[] = [
  ['12', 1200, 1200],
  ['12.5', 1250, 1250],
  ['12,50', 1250, 1250],
  ['0.01', 1, 1],
  ['007', 700, 700],
  ['5.', 500, 500],
  [' $1,234.50 ', 123450, 'amount-ambiguous'],
  ['US$1.234,50', 'amount-ambiguous', 123450],
  ['1,234.5', 123450, 'amount-ambiguous'],
  ['1.234,5', 'amount-ambiguous', 123450],
  ['1,234', 123400, 'amount-ambiguous'],
  ['1.234', 'amount-ambiguous', 123400],
  ['1,234,567.89', 123456789, 'amount-ambiguous'],
  ['1234.567', 'amount-too-precise', 'amount-too-precise'],
  ['0.001', 'amount-too-precise', 'amount-too-precise'],
  ['0,001', 'amount-too-precise', 'amount-too-precise'],
  ['1,234.567', 'amount-too-precise', 'amount-ambiguous'],
  ['1e3', 'amount-exponent', 'amount-exponent'],
  ['1.5E+2', 'amount-exponent', 'amount-exponent'],
  ['١٢', 'amount-other-digits', 'amount-other-digits'],
  ['１２', 1200, 1200],
  ['1２', 1200, 1200],
  ['๑๒', 1200, 1200],
  ['１２．５', 1250, 1250],
  ['\u200b12\u2069', 1200, 1200],
  ['-1', 'amount-negative', 'amount-negative'],
  ['\u22121.00', 'amount-negative', 'amount-negative'],
  ['NaN', 'amount-not-a-number', 'amount-not-a-number'],
  ['Infinity', 'amount-not-a-number', 'amount-not-a-number'],
  ['0x10', 'amount-not-a-number', 'amount-not-a-number'],
  ['1 000', 'amount-not-a-number', 'amount-not-a-number'],
  ['1..2', 'amount-not-a-number', 'amount-not-a-number'],
  ['.', 'amount-not-a-number', 'amount-not-a-number'],
  ['12345678901234567890', 'amount-too-large', 'amount-too-large'],
  ['10000000000', 'amount-too-large', 'amount-too-large'],
  ['9999999999.99', 999999999999, 999999999999],
  ['0', 'amount-not-positive', 'amount-not-positive'],
  ['0.00', 'amount-not-positive', 'amount-not-positive'],
  ['', 'amount-required', 'amount-required'],
  ['  ', 'amount-required', 'amount-required'],
]

for (const [typed, point, comma] of TABLE) {
  amounts(`are read from "${typed}" as ${point} with a point and ${comma} with a comma`, () => {
    assert.equal([read(typed, '.'), read(typed, ',')], [point, comma])
  })
}

amounts('have a comma in Indonesian and a point in the other languages', () => {
  assert.equal([decimalMarkOf('dgn'), decimalMarkOf('en'), decimalMarkOf('tai')], [',', '.', '.'])
})

const anyMark = fc.constantFrom<DecimalMark>('.', ',')

amounts('are whole cents or a fault, whatever was typed', () => {
  const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[-$0-9.,eE +]{0,24}$/))
  fc.assert(
    fc.property(typed, anyMark, (text, mark) => {
      const found = read(text, mark)
      assert.ok(typeof found === 'string' || (Number.isSafeInteger(found) && found > 0), text)
    }),
  )
})

amounts('never mean different sums in two languages', () => {
  const typed = fc.stringMatching(/^[0-9]{1,4}[.,]?[0-9]{0,4}$/)
  fc.assert(
    fc.property(typed, (text) => {
      const [point, comma] = [read(text, '.'), read(text, ',')]
      assert.ok(typeof point === 'string' || typeof comma === 'string' || point === comma, text)
    }),
  )
})

amounts.run()
