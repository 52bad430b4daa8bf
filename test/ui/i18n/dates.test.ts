import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import {
  type DateStyle,
  formatDate,
  formatRelativeDay,
  writeAgo,
  writeDate,
  writeWeekday,
} from '../../../ui/i18n/dates.ts'

const dates = suite('dates are written as Intl writes them')

/** Thai would otherwise count the Buddhist years. */
const tagOf = (language: Language): string =>
  language === 'tai' ? 'th-u-ca-gregory' : LANGUAGE_TAGS[language]

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  'long-day': { day: 'numeric', month: 'long', year: 'numeric' },
  minute: { day: 'numeric', month: 'short', year: 'numeric', ...TIME },
  time: TIME,
  month: { month: 'long', year: 'numeric' },
  'short-day': { day: 'numeric', month: 'short' },
  'short-minute': { day: 'numeric', month: 'short', ...TIME },
}
const STYLES = Object.keys(OPTIONS) as DateStyle[]

const byIntl = (seconds: number, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tagOf(language), options).format(seconds * 1000)

const FIRST = Date.UTC(1971, 0) / 1000
const LAST = Date.UTC(2200, 0) / 1000
const anyMoment = fc.integer({ min: FIRST, max: LAST })
const anyLanguage = fc.constantFrom(...LANGUAGES)

for (const style of STYLES) {
  dates(`in the style "${style}", whatever moment it is`, () => {
    fc.assert(
      fc.property(anyMoment, anyLanguage, (seconds, language) => {
        assert.is(writeDate(seconds, language, style), byIntl(seconds, language, OPTIONS[style]))
      }),
      { numRuns: 400 },
    )
  })
}

dates('in each month of the year, in each language and style', () => {
  for (const language of LANGUAGES) {
    for (const style of STYLES) {
      for (let month = 0; month < 12; month++) {
        const seconds = new Date(2026, month, 9, 7, 5).getTime() / 1000
        assert.is(writeDate(seconds, language, style), byIntl(seconds, language, OPTIONS[style]))
      }
    }
  }
})

dates('by the day of the week', () => {
  for (const language of LANGUAGES) {
    for (let day = 1; day <= 7; day++) {
      const seconds = new Date(2026, 10, day, 12).getTime() / 1000
      assert.is(writeWeekday(seconds, language), byIntl(seconds, language, { weekday: 'long' }))
    }
  }
})

dates('by how long ago they are, the last days by their names', () => {
  for (const language of LANGUAGES) {
    const format = new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' })
    for (const unit of ['minute', 'hour', 'day'] as const) {
      for (let count = unit === 'day' ? 0 : 1; count < 60; count++) {
        assert.is(writeAgo(count, unit, language), format.format(-count, unit))
      }
    }
  }
})

const shown = suite('dates are shown')

shown('writes every date in the Gregorian calendar, Thai too', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000
  for (const language of LANGUAGES) {
    assert.match(formatDate(noon, language, 'day'), '2026', language)
  }
})

shown('names today and yesterday, and leaves out the year that is running', () => {
  const now = new Date(2026, 10, 21, 9).getTime() / 1000
  const at = (...when: [number, number, number, number]): number => new Date(...when).getTime() / 1000
  assert.is(formatRelativeDay(at(2026, 10, 21, 0), now, 'dgn'), 'hari ini')
  assert.is(formatRelativeDay(at(2026, 10, 20, 23), now, 'dgn'), 'kemarin')
  assert.is(formatRelativeDay(at(2026, 10, 9, 23), now, 'dgn'), '9 Nov')
  assert.is(formatRelativeDay(at(2025, 10, 9, 23), now, 'dgn'), '9 Nov 2025')
})

shown('writes nothing for no time', () => {
  for (const language of LANGUAGES) assert.is(formatDate(0, language, 'month'), '', language)
})

dates.run()
shown.run()
