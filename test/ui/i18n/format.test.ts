import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { decimalMarkOf, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { cents } from '../../../domain/shared/money.ts'
import { parseAmount } from '../../../domain/wallet/amount-input.ts'
import {
  dayNumber,
  formatAgo,
  formatAmount,
  formatCount,
  formatCountry,
  formatDate,
  formatDayRange,
  formatList,
  formatMoney,
  formatNumber,
  formatOptions,
  formatPercent,
  formatRating,
  formatRelativeDay,
  formatShortMoney,
  formatSignedMoney,
  isolated,
  moneyParts,
  readerDay,
} from '../../../ui/i18n/format.ts'

const inEach = (write: (language: Language) => string): Readonly<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Record<Language, string>

const money = suite('sums in six languages')

money('are formatted as dollars in each language', () => {
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

money('of offers have cents only where there are some', () => {
  assert.is(formatShortMoney(cents(124_800), 'dgn'), '$1.248')
  assert.is(formatShortMoney(cents(124_850), 'dgn'), '$1.248,50')
  assert.is(formatShortMoney(cents(-500), 'ri'), '\u2212$5')
})

money('carry a true minus before the symbol when they are negative', () => {
  assert.is(formatMoney(cents(-500), 'dgn'), '\u2212$5,00')
  assert.is(formatSignedMoney(cents(20_000), 'dgn'), '+$200,00')
  assert.is(formatSignedMoney(cents(0), 'dgn'), '$0,00')
})

money('are shortened for large amounts, without losing a cent', () => {
  assert.equal(moneyParts(cents(-124_850), 'dgn'), {
    sign: '\u2212',
    symbol: '$',
    whole: '1.248',
    fraction: ',50',
  })
  const { symbol, whole, fraction } = moneyParts(cents(1_234_567_89), 'en')
  assert.is(symbol + whole + fraction, '$1,234,567.89')
})

money('have no currency in a field', () => {
  assert.is(formatAmount(cents(124_850), 'dgn'), '1.248,50')
  assert.is(formatAmount(cents(-999_999_999_999), 'en'), '\u22129,999,999,999.99')
  assert.equal([formatAmount(cents(0), 'tai'), formatAmount(cents(7), 'dgn')], ['0.00', '0,07'])
})

money('are read back by the fields of the same language, to the cent', () => {
  const anyLanguage = fc.constantFrom(...LANGUAGES)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), anyLanguage, (amount, language) => {
      for (const written of [formatMoney(cents(amount), language), formatAmount(cents(amount), language)])
        assert.equal(parseAmount(written, decimalMarkOf(language)), { ok: true, value: amount }, written)
    }),
  )
})

const numbers = suite('numbers in six languages')

numbers('have the digit groups of their language', () => {
  assert.equal(
    inEach((language) => formatNumber(1_204, language)),
    { dgn: '1.204', en: '1,204', 'zh-cn': '1,204', ri: '1,204', han: '1,204', tai: '1,204' },
  )
})

numbers('of large counts are shortened, and keep the unit on the number', () => {
  assert.equal(
    inEach((language) => formatCount(2345, language)),
    { dgn: '2,3\u00a0rb', en: '2.3K', 'zh-cn': '2345', ri: '2345', han: '2.3천', tai: '2.3K' },
  )
  assert.equal(
    inEach((language) => formatCount(123_456_789, language)),
    { dgn: '123,5\u00a0jt', en: '123.5M', 'zh-cn': '1.2亿', ri: '1.2億', han: '1.2억', tai: '123.5M' },
  )
  assert.is(formatCount(860, 'dgn'), '860')
  assert.is(formatCount(999_960, 'en'), '1M')
})

numbers('of ratings have one decimal, and percentages go from 0 to 100', () => {
  assert.is(formatRating(5, 'dgn'), '5,0')
  assert.is(formatRating(4.75, 'en'), '4.8')
  assert.equal(
    [98, 12.5, 0].map((percent) => formatPercent(percent, 'dgn')),
    ['98%', '12,5%', '0%'],
  )
})

const dates = suite('dates in six languages')

/** The 9th of August 2026, 7:05 in the reader's zone, a Sunday. */
const at = (...when: [number, number, number, number?, number?]): number => new Date(...when).getTime() / 1000
const SUNDAY = at(2026, 7, 9, 7, 5)

dates('are read as each of them writes a day with its time', () => {
  assert.equal(
    inEach((language) => formatDate(SUNDAY, language)),
    {
      dgn: '9 Agu 2026, 07.05',
      en: 'Aug 9, 2026, 07:05',
      'zh-cn': '2026年8月9日 07:05',
      ri: '2026年8月9日 07:05',
      han: '2026년 8월 9일 07:05',
      tai: '9 ส.ค. 2026 07:05',
    },
  )
})

dates('are read as each of them writes a month, a short day and a day of the week', () => {
  assert.equal(
    inEach((language) =>
      (['month', 'long-day', 'short-day', 'weekday'] as const)
        .map((style) => formatDate(SUNDAY, language, style))
        .join(' | '),
    ),
    {
      dgn: 'Agustus 2026 | 9 Agustus 2026 | 9 Agu | Minggu',
      en: 'August 2026 | August 9, 2026 | Aug 9 | Sunday',
      'zh-cn': '2026年8月 | 2026年8月9日 | 8月9日 | 星期日',
      ri: '2026年8月 | 2026年8月9日 | 8月9日 | 日曜日',
      han: '2026년 8월 | 2026년 8월 9일 | 8월 9일 | 일요일',
      tai: 'สิงหาคม 2026 | 9 สิงหาคม 2026 | 9 ส.ค. | วันอาทิตย์',
    },
  )
})

dates('say how long ago something was, the last days by their names', () => {
  assert.equal(
    inEach((language) =>
      [formatAgo(5, 'minute', language), formatAgo(1, 'hour', language), formatAgo(1, 'day', language)].join(
        ' | ',
      ),
    ),
    {
      dgn: '5 menit yang lalu | 1 jam yang lalu | kemarin',
      en: '5 minutes ago | 1 hour ago | yesterday',
      'zh-cn': '5分钟前 | 1小时前 | 昨天',
      ri: '5 分前 | 1 時間前 | 昨日',
      han: '5분 전 | 1시간 전 | 어제',
      tai: '5 นาทีที่ผ่านมา | 1 ชั่วโมงที่ผ่านมา | เมื่อวาน',
    },
  )
})

dates('name today and yesterday, and leave out the current year', () => {
  const now = at(2026, 10, 21, 9)
  assert.is(formatRelativeDay(at(2026, 10, 21, 0), now, 'dgn'), 'hari ini')
  assert.is(formatRelativeDay(at(2026, 10, 20, 23), now, 'dgn'), 'kemarin')
  assert.is(formatRelativeDay(at(2026, 10, 9, 23), now, 'dgn'), '9 Nov')
  assert.is(formatRelativeDay(at(2025, 10, 9, 23), now, 'dgn'), '9 Nov 2025')
})

dates('are empty for no time, and for an invalid one', () => {
  for (const language of LANGUAGES) {
    assert.equal(
      [0, 1e15, Number.NaN].map((seconds) => formatDate(seconds, language)),
      ['', '', ''],
    )
  }
})

dates('use the time zone of the reader', () => {
  const home = process.env['TZ']
  const noon = Date.UTC(2026, 10, 21, 12) / 1000
  const inZone = (zone: string): readonly [string, number] => {
    process.env['TZ'] = zone
    return [formatDate(noon, 'en', 'minute'), dayNumber(noon)]
  }
  try {
    const day = Date.UTC(2026, 10, 21) / 86_400_000
    assert.equal(inZone('Asia/Jakarta'), ['Nov 21, 2026, 19:00', day])
    assert.equal(inZone('Pacific/Auckland'), ['Nov 22, 2026, 01:00', day + 1])
  } finally {
    if (home === undefined) delete process.env['TZ']
    else process.env['TZ'] = home
  }
})

const lists = suite('lists in six languages')

lists('of names end in an "and" where the language has one', () => {
  assert.equal(
    inEach((language) => formatList(['A', 'B', 'C'], language)),
    {
      dgn: 'A, B, dan C',
      en: 'A, B, and C',
      'zh-cn': 'A、B和C',
      ri: 'A、B、C',
      han: 'A, B 및 C',
      tai: 'A B และC',
    },
  )
  assert.is(formatList(['A'], 'dgn'), 'A')
})

lists('of choices are separated by the Chinese or Japanese mark, and by a comma elsewhere', () => {
  assert.equal(
    inEach((language) => formatOptions(['L', 'XL'], language)),
    { dgn: 'L, XL', en: 'L, XL', 'zh-cn': 'L、XL', ri: 'L、XL', han: 'L, XL', tai: 'L, XL' },
  )
})

lists('say from which day to which, in a month and over the end of one', () => {
  assert.equal(
    inEach((language) => formatDayRange('2026-11-24', '2026-11-28', language)),
    {
      dgn: '24–28 Nov',
      en: 'Nov 24 – 28',
      'zh-cn': '11/24 – 11/28',
      ri: '11/24～11/28',
      han: '11월 24일~28일',
      tai: '24–28 พ.ย.',
    },
  )
  assert.is(formatDayRange('2026-11-29', '2026-12-02', 'dgn'), '29 Nov – 2 Des')
})

lists('name countries', () => {
  assert.equal(
    inEach((language) => formatCountry('KR', language)),
    { dgn: 'Korea Selatan', en: 'South Korea', 'zh-cn': '韩国', ri: '韓国', han: '대한민국', tai: 'เกาหลีใต้' },
  )
})

lists('isolate the direction of a name', () => {
  assert.is(`ke ${isolated('חנות 24')}!`, 'ke \u2068חנות 24\u2069!')
})

money.run()
numbers.run()
dates.run()
lists('use the day where the reader is', () => {
  const evening = new Date('2026-11-21T23:30:00').getTime()
  const morning = new Date('2026-11-22T00:30:00').getTime()
  assert.equal([readerDay(evening), readerDay(morning)], ['2026-11-21', '2026-11-22'])
})

lists.run()
