import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFetchHttp } from '../../adapters/http/fetch-http.ts'
import { createMemoryStorage } from '../../adapters/storage/memory-storage.ts'
import type { HttpAnswer, HttpPort } from '../../application/ports/http-port.ts'
import { ok } from '../../domain/shared/result.ts'
import { applyForRefund } from '../support/after-sale-calls.ts'
import { startBackend } from '../support/backend.ts'
import { EVERY_CALL, type Whose } from '../support/every-call.ts'
import { headlessPages } from '../support/headless-app.ts'
import { orderCalls, TENT, wait } from '../support/order-calls.ts'
import { createSeededRandom } from '../support/seeded-random.ts'
import { spoilJson } from '../support/spoil-json.ts'
import { unfitIn } from '../support/unfit.ts'

// Longer and otherwise: node build.mjs reliability malformed-answers --runs 100000 --seed 7
const RUNS = Number(process.env['CHAOS_RUNS'] ?? 1_000)
const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_121)
const CALLS = Object.keys(EVERY_CALL)
/** Every call that gives a result gives one; these give their value at once. */
const PLAIN = new Set(['hot terms', 'suggestions', 'counts', 'guard', 'languages'])

const malformed = suite('answers that no host should give')

/** A shopper's page over a host whose answers were recorded once, and are handed out as `bend` makes them. */
const recorded = async () => {
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
  let bend: ((answer: HttpAnswer) => HttpAnswer) | undefined
  const direct = createFetchHttp(() => async (input, init) => shop.fetch(new Request(String(input), init)))
  const http: HttpPort = {
    send: async (request) => {
      const key = `${request.method} ${new URL(request.url).pathname}`
      const known = tape.get(key)
      if (bend) return ok(bend(known ?? { status: 404, json: undefined }))
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
  const setBend = (next: typeof bend): void => {
    bend = next
  }
  return { shop, whose, storage, token, open, setBend }
}

malformed(`${RUNS} of them end in a fault or in what a screen can show, and throw nothing`, async () => {
  const { shop, whose, storage, token, open, setBend } = await recorded()
  const thrown: unknown[] = []
  const broken = (cause: unknown): void => void thrown.push(cause)
  process.on('unhandledRejection', broken)
  const anything = fc.option(fc.jsonValue({ maxDepth: 4 }), { freq: 4, nil: undefined })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), fc.nat(2 ** 31), anything, async (name, seed, whole) => {
      const random = createSeededRandom(seed)
      setBend(({ status, json }) => {
        const body = json as { readonly data?: unknown } | undefined
        if (whole !== undefined && random.below(2) === 0)
          return { status, json: random.below(2) === 0 ? whole : { ...body, data: whole } }
        return {
          status,
          json:
            random.below(8) === 0
              ? spoilJson(json, random)
              : { ...body, data: spoilJson(body?.data, random) },
        }
      })
      storage.write('admin_token', token, 3)
      shop.clock.advance(2_000)
      const app = open()
      const end = (await EVERY_CALL[name]?.(app, whose)) as { ok?: unknown; fault?: { kind?: unknown } }
      if (!PLAIN.has(name))
        assert.ok(end.ok === true || typeof end.fault?.kind === 'string', `${name}: no result`)
      const shown = [end, app.session.user$.value, app.cart.cart$.value, app.addresses.addresses$.value]
      assert.equal(unfitIn(shown), [], `${name}: ${unfitIn(shown).join(', ')}`)
      assert.equal(thrown, [])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
  )
  process.off('unhandledRejection', broken)
  await shop.close()
})

malformed.run()
