import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { writeNumber, writeShort } from '../../../ui/i18n/numbers.ts'

const numbers = suite('numbers are written as Intl writes them')

const byIntl = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[language], options).format(value)

const everywhere = (check: (language: Language) => void): void => {
  for (const language of LANGUAGES) check(language)
}

const anyLanguage = fc.constantFrom(...LANGUAGES)
const RUNS = { numRuns: 2_000 }

numbers('with their groups, whatever whole number it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), anyLanguage, (value, language) => {
      assert.is(writeNumber(value, language), byIntl(value, language))
    }),
    RUNS,
  )
})

numbers('rounded as a reader would, with as many digits as are asked for', () => {
  const anyDecimal = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
  const anyDigits = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  fc.assert(
    fc.property(anyDecimal, anyDigits, anyLanguage, ([digits, places], [one, other], language) => {
      const value = digits / 10 ** places
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const options = { minimumFractionDigits: least, maximumFractionDigits: most }
      assert.is(writeNumber(value, language, least, most), byIntl(value, language, options), `${value}`)
    }),
    RUNS,
  )
})

const short = (count: number, language: Language): string =>
  byIntl(count, language, { notation: 'compact', maximumFractionDigits: 1 }).replaceAll(' ', '\u00a0')

numbers('shortened by the units of the language, at each of their edges', () => {
  const edges = Array.from({ length: 15 }, (_, exponent) => 10 ** exponent).flatMap((edge) =>
    [0.94999, 0.95, 0.99949, 0.9995, 0.99995, 0.999995, 1, 1.05, 1.15, 1.25, 1.95, 9.95].map((by) =>
      Math.floor(edge * by),
    ),
  )
  everywhere((language) => {
    for (const count of edges) assert.is(writeShort(count, language), short(count, language), `${count}`)
  })
})

numbers('shortened, however many they are', () => {
  const anyCount = fc.oneof(fc.nat(20_000), fc.nat(2_000_000), fc.nat(), fc.integer({ min: 0, max: 1e13 }))
  fc.assert(
    fc.property(anyCount, anyLanguage, (count, language) => {
      assert.is(writeShort(count, language), short(count, language))
    }),
    RUNS,
  )
})

numbers.run()
