import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import { startBackend } from '../support/backend/backend.ts'
import { orderCalls, TENT } from '../support/backend/shoppers/order-calls.ts'
import { strangersChecksums } from '../support/bytes.ts'
import { type FuzzCall, fuzzCalls } from '../support/fuzz/calls.ts'

// Longer and otherwise: node build.mjs reliability endpoint-fuzz --runs 20000 --seed 7
const RUNS = Number(process.env['RUNS'] ?? 250)
const SEED = Number(process.env['SEED'] ?? 20_261_121)
/** Longer than any answer takes, on a busy machine too. */
const HANG_MS = 60_000
const RENEW_EVERY = 150
const MARK = 'RAHASIA-SARI'
const SECRETS = [MARK, 'sari@example.com', '6281200000001']
const CODES = [0, 1, 401, 403, 404]

const fuzz = suite('random HTTP calls')
// A shop that a failure leaves open would keep the long form from ending.
let close = async (): Promise<void> => undefined
fuzz.after(() => close())

/** A shop in which Sari owns something of every kind, and a newcomer tries everything. */
const openShop = async () => {
  const shop = await startBackend({ config: { welcomeCreditCents: 5_000 } })
  close = shop.close
  const sari = await shop.signIn()
  await orderCalls(shop, sari).buy(TENT)
  await shop.post('/api/user/profile', { nickname: MARK }, sari)
  const origin = await shop.listen(0)
  const routes = shop.routes
  let token = ''
  let userId = 0
  let before: Readonly<Record<string, unknown>> = {}
  const renew = async (): Promise<void> => {
    // Registrations, codes and guesses are counted for at most an hour.
    shop.clock.advance(61 * 60_000)
    token = await shop.register('usil')
    userId = (await shop.get('/api/user/getUserInfo', token)).data.id
    await shop.post('/api/user/resetPay', { newpassword: '246810' }, token)
    before = await strangersChecksums(shop.deps.database, userId)
  }
  const send = ({ at, who, method, query, body }: FuzzCall): Promise<Response> => {
    const route = routes[at % routes.length]
    const chosen = method ?? route?.method ?? 'GET'
    const headers: Record<string, string> = {}
    if (who > 2) headers['token'] = who > 3 ? token : 'x'.repeat(64)
    if (body.type !== undefined) headers['content-type'] = body.type
    const hasBody = chosen !== 'GET' && chosen !== 'HEAD'
    return fetch(`${origin}${route?.path}?${query}`, {
      method: chosen,
      headers,
      signal: AbortSignal.timeout(HANG_MS),
      ...(hasBody && { body: body.text }),
    })
  }
  const strangersAreUntouched = async (): Promise<void> =>
    assert.equal(await strangersChecksums(shop.deps.database, userId), before)
  return { shop, renew, send, strangersAreUntouched }
}

fuzz(
  `${RUNS} of them break nothing, never hang, show nobody else’s data and leave the books balanced`,
  async () => {
    const { shop, renew, send, strangersAreUntouched } = await openShop()
    await renew()
    let done = 0
    const codes = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fuzzCalls, async (call) => {
        done += 1
        if (done % RENEW_EVERY === 0) {
          await strangersAreUntouched()
          await renew()
        }
        const answer = await send(call)
        const text = await answer.text()
        assert.ok(answer.status < 500, `${answer.status}: ${text.slice(0, 300)}`)
        assert.equal(shop.errors, [])
        for (const secret of SECRETS) assert.not.ok(text.includes(secret), text.slice(0, 300))
        if (text === '') return
        const { code } = JSON.parse(text) as { readonly code: number }
        assert.ok(CODES.includes(code), text.slice(0, 300))
        codes.set(code, (codes.get(code) ?? 0) + 1)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
    )
    await strangersAreUntouched()
    assert.equal(await audit(shop.deps.database), [])
    // Refused, taken and sent to the door: all of it has to have happened.
    for (const code of [0, 1, 401]) assert.ok((codes.get(code) ?? 0) > RUNS / 30, JSON.stringify([...codes]))
  },
)

fuzz.run()
