import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decimalMarkOf, LANGUAGES } from '../../../domain/account/language.ts'
import { cents } from '../../../domain/shared/money.ts'
import { parseAmount } from '../../../domain/wallet/amount-input.ts'
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRating,
  formatSignedMoney,
  moneyParts,
} from '../../../ui/i18n/format.ts'

const format = suite('format')

const inEach = (write: (language: (typeof LANGUAGES)[number]) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)]))

format('writes dollars as each of the six languages does', () => {
  assert.equal(
    inEach((language) => formatMoney(cents(124_850), language)),
    {
      dgn: '$1.248,50',
      en: '$1,248.50',
      'zh-cn': '$1,248.50',
      ri: '$1,248.50',
      han: '$1,248.50',
      tai: '$1,248.50',
    },
  )
})

format('writes negatives with a true minus, before the symbol', () => {
  assert.is(formatMoney(cents(-500), 'dgn'), '\u2212$5,00')
  assert.is(formatSignedMoney(cents(20_000), 'dgn'), '+$200,00')
  assert.is(formatSignedMoney(cents(0), 'dgn'), '$0,00')
})

format('cuts money where the design changes size, without losing a cent', () => {
  assert.equal(moneyParts(cents(-124_850), 'dgn'), {
    sign: '\u2212',
    symbol: '$',
    whole: '1.248',
    fraction: ',50',
  })
  const { symbol, whole, fraction } = moneyParts(cents(1_234_567_89), 'en')
  assert.is(symbol + whole + fraction, '$1,234,567.89')
})

format('shortens crowds, and keeps the unit on the number', () => {
  assert.equal(
    inEach((language) => formatCount(2345, language)),
    { dgn: '2,3\u00a0rb', en: '2.3K', 'zh-cn': '2345', ri: '2345', han: '2.3천', tai: '2.3K' },
  )
  assert.is(formatCount(12_400, 'zh-cn'), '1.2万')
  assert.is(formatCount(860, 'dgn'), '860')
})

format('writes scores with one decimal and percents from 0 to 100', () => {
  assert.is(formatRating(5, 'dgn'), '5,0')
  assert.is(formatPercent(98, 'dgn'), '98%')
})

format('writes every sum so that the fields of the same language read it back, to the cent', () => {
  const anyLanguage = fc.constantFrom(...LANGUAGES)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), anyLanguage, (amount, language) => {
      const written = formatMoney(cents(amount), language)
      assert.equal(parseAmount(written, decimalMarkOf(language)), { ok: true, value: amount }, written)
    }),
  )
})

format.run()
