import type { SeededRandom } from '../seeded-random.ts'

/** What a broken host puts where something else was promised. `undefined`: the field is missing. */
const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'NaN',
  'Infinity',
  '<!doctype html><h1>502</h1>',
  '../../x',
  '__proto__',
  0,
  -1,
  0.1 + 0.2,
  2 ** 53,
  1e308,
  -1e308,
  '99999999999999999999999999',
  '1e9',
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { list: null },
  { a: { b: { c: 1 } } },
  'x'.repeat(3_000),
  '\u202e\u200b🛒\ud83d\u0000',
]

type Place = { readonly holder: Record<string | number, unknown>; readonly key: string | number }

const placesOf = (holder: unknown, found: Place[] = []): Place[] => {
  if (typeof holder !== 'object' || holder === null) return found
  for (const key of Object.keys(holder)) {
    const inner = holder as Record<string, unknown>
    found.push({ holder: inner, key })
    placesOf(inner[key], found)
  }
  return found
}

/** A copy of an answer in which up to `most` places hold, or lack, what nobody promised. */
export const spoilJson = (value: unknown, random: SeededRandom, most = 3): unknown => {
  const whole = { value: structuredClone(value) }
  const times = 1 + random.below(most)
  for (let time = 0; time < times; time += 1) {
    const places = placesOf(whole)
    if (places.length === 0) break
    const place = random.pick(places)
    const wrong = random.pick(WRONG_VALUES)
    if (wrong === undefined && !Array.isArray(place.holder)) delete place.holder[place.key]
    else place.holder[place.key] = structuredClone(wrong)
  }
  return whole.value
}
