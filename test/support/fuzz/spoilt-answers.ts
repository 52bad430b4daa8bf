import * as assert from 'uvu/assert'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { HttpAnswer, HttpPort } from '../../../application/ports/http-port.ts'
import { ok } from '../../../domain/shared/result.ts'
import { startBackend } from '../backend/backend.ts'
import { applyForRefund } from '../backend/shoppers/after-sale-calls.ts'
import { orderCalls, TENT, wait } from '../backend/shoppers/order-calls.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { headlessPages } from '../ui/headless-app.ts'
import { EVERY_CALL, type Whose } from './calls.ts'

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
export const spoilJson = (value: unknown, random: SeededRandom, max = 3): unknown => {
  const whole = { value: structuredClone(value) }
  const times = 1 + random.below(max)
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

const MONEY =
  /^(?:price|marketPrice|amount|total|subtotal|freight|discount|balance|fee|arrival|change|missing)$/
const NONSENSE = new Set(['undefined', 'null', 'NaN', '[object Object]', 'Infinity'])

/** What in a value no screen can show: numbers that are none, money that is no whole cents, words of a bug. */
export const unfitIn = (value: unknown, at = ''): readonly string[] => {
  if (typeof value === 'number') {
    const name = at.split('.').at(-1) ?? ''
    const isFit = MONEY.test(name) ? Number.isSafeInteger(value) : Number.isFinite(value)
    return isFit ? [] : [`${at} is ${value}`]
  }
  // A server may really call something "NaN"; only what we made of no text at all is our fault.
  if (typeof value === 'string')
    return NONSENSE.has(value) && value !== 'NaN' && value !== 'Infinity' ? [`${at} is "${value}"`] : []
  if (typeof value !== 'object' || value === null) return []
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
  return parts.flatMap((part: unknown, index) =>
    Array.isArray(part) && !(value instanceof Set)
      ? unfitIn(part[1], `${at}.${String(part[0])}`)
      : unfitIn(part, `${at}.${index}`),
  )
}

export const CALLS = Object.keys(EVERY_CALL)
/** Every call that gives a result gives one; these give their value at once. */
export const PLAIN = new Set(['hot terms', 'suggestions', 'counts', 'guard', 'languages'])

/** An answer as the page shall get it; `path` is that of the call. */
type Bend = (answer: HttpAnswer, path: string) => HttpAnswer

/** A shopper's page over a server whose answers were recorded once, and are handed out as `bend` makes them. */
export const recordAnswers = async () => {
  const shop = await startBackend()
  const token = await shop.signIn()
  const orderId = await orderCalls(shop, token).buy(TENT)
  await wait(shop, 20_000)
  await applyForRefund(shop, token, orderId)
  await shop.post('/api/user/resetPay', { oldpassword: '246810', newpassword: '135790', is_verify: 1 }, token)
  const whose: Whose = { addressId: '1', orderId: String(orderId), email: 'sari@example.com' }
  const storage = createMemoryStorage(shop.clock.now)
  storage.write('admin_token', token, 3)
  const tape = new Map<string, HttpAnswer>()
  let bend: Bend | undefined
  const direct = createFetchHttp(() => async (input, init) => shop.fetch(new Request(String(input), init)))
  const http: HttpPort = {
    send: async (request) => {
      const { pathname } = new URL(request.url)
      const key = `${request.method} ${pathname}`
      if (bend) return ok(bend(tape.get(key) ?? { status: 404, json: undefined }, pathname))
      const sent = await direct.send(request)
      if (sent.ok) tape.set(key, sent.value)
      return sent
    },
  }
  const open = headlessPages({ http, clock: shop.clock, storage })
  for (const name of CALLS) {
    const end = (await EVERY_CALL[name]?.(open(), whose)) as { readonly ok?: boolean }
    if (!PLAIN.has(name)) assert.ok(end.ok, `${name} on a sound host: ${JSON.stringify(end)}`)
    shop.clock.advance(2_000)
  }
  const setBend = (next: Bend): void => {
    bend = next
  }
  return { shop, whose, storage, token, open, setBend }
}
