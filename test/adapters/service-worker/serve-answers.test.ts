import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createAnswerStore } from '../../../adapters/service-worker/answer-store.ts'
import { createServeAnswer } from '../../../adapters/service-worker/serve-answers.ts'
import { KEPT_BOUNDS, OWN_STORE } from '../../../domain/offline/kept-life.ts'
import { KEPT_AT } from '../../../domain/offline/kept-times.ts'
import { createFakeCaches, createFullCaches } from '../../support/fakes/fake-caches.ts'

const serving = suite('API answers of the service worker')

type Send = () => Promise<Response>

const yes = (data: unknown): Response => new Response(JSON.stringify({ code: 1, msg: '', data }))
const none: Send = () => Promise.reject(new TypeError('no network'))
const said = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** A worker whose network is what the test says, and whose patience ends when the test says so. */
const open = (caches = createFakeCaches()) => {
  const world = { now: 1000, send: none }
  const store = createAnswerStore({ caches, now: () => world.now })
  let lose = (): void => undefined
  const serve = createServeAnswer({
    store,
    send: () => world.send(),
    ownerOf: async (token) => `hash-${token}`,
    wait: () =>
      new Promise((resolve) => {
        lose = () => resolve(undefined)
      }),
  })
  const work: Promise<unknown>[] = []
  const ask = async (path: string, token = '') => {
    const request = new Request(`http://shop.test${path}`, { headers: token ? { token } : {} })
    const response = await serve(request, token ? 'own' : 'shared', (one) => work.push(one))
    // The page reads it there (adapters/http/fetch-http.ts).
    const isKept = response.headers.has(KEPT_AT)
    return { isKept, json: (await response.json()) as { readonly data: unknown } }
  }
  const rest = async (): Promise<void> => {
    await Promise.all(work)
  }
  const names = async (): Promise<string[]> =>
    (await (await caches.open(OWN_STORE)).keys()).map(({ url }) => new URL(url).pathname)
  return { world, store, ask, rest, names, losePatience: () => lose() }
}

const ORDERS = '/api/user/order_list?page=1'

serving('come from the server when it answers, and else from the cache', async () => {
  const { world, ask, rest } = open()
  world.send = async () => yes('first')
  assert.equal((await ask(ORDERS, 'ann')).isKept, false)
  await rest()
  world.send = none
  const { isKept, json } = await ask(ORDERS, 'ann')
  assert.ok(isKept)
  assert.is(json.data, 'first')
})

serving('come from the cache when the server fails or is slow, and never from a cached refusal', async () => {
  const { world, ask, rest, losePatience } = open()
  world.send = async () => yes('well')
  await ask(ORDERS, 'ann')
  world.send = async () => new Response('{"code":0,"msg":"no"}')
  assert.equal((await ask(ORDERS, 'ann')).isKept, false)
  await rest()
  world.send = async () => new Response('ill', { status: 502 })
  assert.is((await ask(ORDERS, 'ann')).json.data, 'well')
  world.send = () => new Promise(() => undefined)
  const slow = ask(ORDERS, 'ann')
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  losePatience()
  assert.ok((await slow).isKept)
})

serving('come from the cache while a newer one takes their place there', async () => {
  const caches = createFakeCaches()
  const { world, ask, rest } = open(caches)
  world.send = async () => yes('first')
  await ask(ORDERS, 'ann')
  await rest()
  let written = (): void => undefined
  const openQuickly = caches.open
  caches.open = async (name) => {
    const store = await openQuickly(name)
    const put = store.put.bind(store)
    return Object.assign(store, {
      put: async (...given: Parameters<Cache['put']>) => {
        await new Promise<void>((resolve) => {
          written = resolve
        })
        await put(...given)
      },
    })
  }
  world.send = async () => yes('second')
  await ask(ORDERS, 'ann')
  await new Promise((resolve) => setImmediate(resolve))
  world.send = none
  assert.is((await ask(ORDERS, 'ann')).json.data, 'second')
  written()
  await rest()
  assert.is((await ask(ORDERS, 'ann')).json.data, 'second')
})

serving('never belong to another shopper, whose cache the next session deletes', async () => {
  const { world, ask, rest, names } = open()
  world.send = async () => yes('of ann')
  await ask(ORDERS, 'ann')
  await rest()
  world.send = none
  const refused = await ask(ORDERS, 'bob').then(
    () => 'answered',
    () => 'no answer',
  )
  assert.is(refused, 'no answer')
  assert.equal(await names(), [])
})

serving('are not cached when they were requested before a sign-out', async () => {
  const { world, store, ask, rest, names } = open()
  let answer = (_: Response): void => undefined
  world.send = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const asked = ask(ORDERS, 'ann')
  await new Promise((resolve) => setImmediate(resolve))
  await store.forget()
  answer(yes('too late'))
  await asked
  await rest()
  assert.equal(await names(), [])
})

serving('of visitors come from the cache though their page reports a sign-out meanwhile', async () => {
  const { world, store, ask, rest } = open()
  world.send = async () => yes('for everybody')
  await ask('/api/index/banner')
  await rest()
  let lose = (_: unknown): void => undefined
  world.send = () =>
    new Promise((_, reject) => {
      lose = reject
    })
  const asked = ask('/api/index/banner')
  await store.forget()
  lose(new TypeError('no network'))
  assert.is((await asked).json.data, 'for everybody')
})

serving('of a shopper are deleted when the server refuses the token', async () => {
  const { world, ask, rest, names } = open()
  world.send = async () => yes('of ann')
  await ask(ORDERS, 'ann')
  await rest()
  assert.is((await names()).length, 1)
  world.send = async () => new Response('{"code":401,"msg":"who?"}', { status: 401 })
  await ask('/api/cart/index', 'ann')
  await rest()
  assert.equal(await names(), [])
})

serving('of visitors replace missing catalogue answers of a shopper, and no others', async () => {
  const { world, ask, rest } = open()
  world.send = async () => yes('for everybody')
  await ask('/api/index/banner')
  await rest()
  world.send = none
  assert.is((await ask('/api/index/banner', 'ann')).json.data, 'for everybody')
  assert.is(await ask('/api/cart/index', 'ann').catch(said), 'no network')
})

serving('are missing once they are too old', async () => {
  const { world, ask, rest } = open()
  world.send = async () => yes('old')
  await ask(ORDERS, 'ann')
  await rest()
  world.send = none
  world.now += KEPT_BOUNDS.own.lifeMs
  assert.is(await ask(ORDERS, 'ann').catch(said), 'no network')
})

serving('come from the server even when the cache can be neither read nor written', async () => {
  const { world, ask, rest } = open(createFullCaches())
  world.send = async () => yes('fresh')
  for (const token of ['ann', '', 'ben']) {
    const { isKept, json } = await ask(ORDERS, token)
    assert.equal([isKept, json.data], [false, 'fresh'])
  }
  await rest()
})

serving.run()
