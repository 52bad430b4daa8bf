import * as assert from 'uvu/assert'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/memory-storage.ts'
import type { HttpAnswer, HttpPort } from '../../../application/ports/http-port.ts'
import { ok } from '../../../domain/shared/result.ts'
import { startBackend } from '../backend/backend.ts'
import { applyForRefund } from '../backend/shoppers/after-sale-calls.ts'
import { orderCalls, TENT, wait } from '../backend/shoppers/order-calls.ts'
import { headlessPages } from '../ui/headless-app.ts'
import { EVERY_CALL, type Whose } from './every-call.ts'

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
