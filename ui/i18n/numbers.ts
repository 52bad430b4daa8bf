import { decimalMarkOf, type Language } from '../../domain/account/language.ts'

/**
 * Numbers as CLDR has them for the six languages of the shop. `Intl.NumberFormat` writes the same
 * (`numbers.test.ts` compares them), but its first use stops a page for as long as a whole screen takes to draw
 * (decision 0027).
 */
const NO_BREAK_SPACE = '\u00a0'

/** Groups of three: `1.248`. */
const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, mark)

/** Rounded half up by the decimal digits that a reader would see, not by those of its binary form. */
const roundedTo = (value: number, places: number): number =>
  Math.round(Number((value * 10 ** places).toPrecision(15)))

/** With at least `least` and at most `most` digits behind the decimal mark. */
export const writeNumber = (value: number, language: Language, least = 0, most = 3): string => {
  const decimalMark = decimalMarkOf(language)
  const digits = String(roundedTo(Math.abs(value), most)).padStart(most + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - most), decimalMark === ',' ? '.' : ',')
  const all = digits.slice(digits.length - most)
  const fraction = all.slice(0, least) + all.slice(least).replace(/0+$/, '')
  return (value < 0 ? '-' : '') + whole + (fraction && decimalMark + fraction)
}

type Unit = { readonly size: number; readonly name: string }

const units = (...all: readonly (readonly [exponent: number, name: string])[]): readonly Unit[] =>
  all.map(([exponent, name]) => ({ size: 10 ** exponent, name }))

const THOUSANDS = units([3, 'K'], [6, 'M'], [9, 'B'], [12, 'T'])

/** What a language shortens by, smallest first; Indonesian stands off from its unit. */
const UNITS: Readonly<Record<Language, readonly Unit[]>> = {
  dgn: units(
    [3, `${NO_BREAK_SPACE}rb`],
    [6, `${NO_BREAK_SPACE}jt`],
    [9, `${NO_BREAK_SPACE}M`],
    [12, `${NO_BREAK_SPACE}T`],
  ),
  en: THOUSANDS,
  'zh-cn': units([4, '万'], [8, '亿'], [12, '万亿']),
  ri: units([4, '万'], [8, '億'], [12, '兆']),
  han: units([3, '천'], [4, '만'], [8, '억'], [12, '조']),
  tai: THOUSANDS,
}

/** A whole number from 0 on, in the largest unit that it fills once it is rounded to one digit behind the mark. */
export const writeShort = (count: number, language: Language): string => {
  const tenthsOf = (size: number): number => Math.round(count / (size / 10))
  const unit = UNITS[language].findLast(({ size }, at, all) => {
    const below = all[at - 1]?.size ?? 1
    return (tenthsOf(below) * below) / 10 >= size
  })
  if (!unit) return `${count}`
  const tenths = tenthsOf(unit.size)
  const fraction = tenths % 10
  return `${Math.floor(tenths / 10)}${fraction ? decimalMarkOf(language) + fraction : ''}${unit.name}`
}
