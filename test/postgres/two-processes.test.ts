import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf, imOf } from '../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { backendParts } from '../../adapters/embedded-backend/parts.ts'
import { createSystemRandom } from '../../adapters/embedded-backend/secrets/random.ts'
import { type Backend, createBackend } from '../../adapters/embedded-backend/server.ts'
import { defaultConfig, quickConduct, quickDelays } from '../../adapters/embedded-backend/start/config.ts'
import { createSystemClock } from '../../adapters/embedded-backend/time/clock.ts'
import { runDue } from '../../adapters/embedded-backend/worker/worker.ts'
import { ReasonCode } from '../../domain/messaging/wire/packets.ts'
import { connectTo, type GatewayClient, textOf } from '../support/backend/chat/gateway-client.ts'
import { newServerDatabase, type ServerDatabase } from '../support/backend/database/server-database.ts'
import { TENT } from '../support/backend/shoppers/order-calls.ts'
import { smallWorld } from '../support/backend/world/small-world.ts'
import { until } from '../support/until.ts'

const pair = suite('two processes of one shop')
let server: ServerDatabase
let east: Backend
let west: Backend
const errors: string[] = []

const openShop = async (): Promise<Backend> => {
  const shop = await createBackend(
    {
      ...defaultConfig,
      dataDir: undefined,
      publicDir: undefined,
      passwordCost: 4,
      // The test looks for due work itself.
      worker: { ...quickDelays, pollMs: 3_600_000 },
      chat: {
        ...quickConduct,
        hours: { openHour: 0, closeHour: 24 },
        readMs: 20,
        typingMs: 20,
        answerMs: 20,
        pauseMs: 10,
        pieceMs: 5,
      },
    },
    {
      database: server.open(),
      cluster: await server.join(),
      clock: createSystemClock(),
      random: createSystemRandom(),
      log: {
        write: (level, event, fields) =>
          void (level === 'error' && errors.push(`${event} ${JSON.stringify(fields)}`)),
      },
      parts: backendParts,
      loadWorld: async () => smallWorld,
    },
  )
  await shop.listen(0)
  return shop
}

pair.before(async () => {
  server = await newServerDatabase()
  // At once, as a supervisor would: one makes schema and world, the other finds them.
  ;[east, west] = await Promise.all([openShop(), openShop()])
})
pair.after(async () => {
  await east.close()
  await west.close()
  await server.close()
})

const enter = async (
  shop: Backend,
  uid: string,
  deviceID: string,
  level: 0 | 1 = 0,
): Promise<GatewayClient> => {
  await imOf(shop.deps).registerToken(uid, `token-${uid}`, 1, level)
  const client = connectTo(gatewayOf(shop.deps), { uid, deviceID })
  await until(() => client.of('connack').length > 0)
  assert.is(client.of('connack')[0]?.reasonCode, ReasonCode.success)
  return client
}

pair('start with one shop', async () => {
  const [row] = await east.deps.database.query<{ count: number }>(
    'select count(*)::bigint as count from products',
  )
  assert.is(row?.count, smallWorld.products.length)
  assert.equal(errors, [])
})

pair('deliver a message to a connection of the other process, and pieces of a streamed one', async () => {
  const here = await enter(east, 'u1', 'phone')
  const there = await enter(west, 'u1', 'tablet')
  here.say('m1', 'Halo, masih ada?')
  await until(() => there.recvs().some((recv) => textOf(recv) === 'Halo, masih ada?'))
  // Whoever has the desk answers, and both devices hear it.
  const answered = (client: GatewayClient) =>
    client.recvs().some(({ fromUID, messageSeq }) => fromUID === 'm1' && messageSeq > 0)
  await until(() => answered(here) && answered(there))
  const answers = (client: GatewayClient) =>
    client
      .recvs()
      .filter(({ fromUID, messageSeq }) => fromUID === 'm1' && messageSeq > 0)
      .map(({ messageID }) => messageID)
  await until(() => answers(here).length === answers(there).length)
  assert.equal(answers(here), answers(there))
  assert.is(new Set(answers(here)).size, answers(here).length)
  here.leave()
  there.leave()
})

pair('answer a message to either process once', async () => {
  for (const shop of [east, west]) {
    const client = await enter(shop, 'u2', 'phone')
    client.say('m1', 'Berapa ongkir?')
    await until(() => client.recvs().some(({ fromUID, messageSeq }) => fromUID === 'm1' && messageSeq > 0))
    client.leave()
    await until(async () => (await shop.deps.database.query('select 1 from chat_waiting')).length === 0)
  }
  const doubled = await east.deps.database.query(
    `select client_msg_no from im_messages where from_uid = 'm1'
     group by channel, client_msg_no having count(*) > 1`,
  )
  assert.equal(doubled, [])
})

pair('know who is connected to any process, and forget who has left', async () => {
  const client = await enter(west, 'u1', 'phone')
  const online = async () => (await imOf(east.deps).online(['u1', 'u2'])).map(({ uid }) => uid)
  await until(async () => (await online()).includes('u1'))
  client.leave()
  await until(async () => (await online()).length === 0)
})

pair('disconnect the old master wherever it is connected', async () => {
  const old = await enter(east, 'u1', 'old phone', 1)
  const young = await enter(west, 'u1', 'new phone', 1)
  await until(() => old.of('disconnect').length > 0)
  assert.is(old.of('disconnect')[0]?.reasonCode, ReasonCode.connectKick)
  assert.is(young.of('disconnect').length, 0)
  await imOf(east.deps).quitDevice('u1', 1)
  await until(() => young.of('disconnect').length > 0)
})

/** As Sari, in one process after the other: each answers for what the other has begun. */
const buyTent = async (): Promise<void> => {
  const ask = async (shop: Backend, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const request = new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await (await shop.fetch(request)).json()).data
  }
  const sari = await ask(east, '/api/user/login', { account: 'sari@example.com', password: 'rahasia1' })
  const { token } = sari.userinfo
  const group = await ask(west, '/api/order/merSubmit', { address_id: 1, number: 1, ...TENT }, token)
  const proof = await ask(east, '/api/user/verify_pay', { password_pay: '246810' }, token)
  await ask(
    west,
    '/api/order/merPay',
    { out_trade_no: group.out_trade_no, pay_token: proof.pay_token },
    token,
  )
}

pair('advance an order once, though both run at the same moment', async () => {
  const { database, clock } = east.deps
  const now = Math.floor(clock.now() / 1000)
  await buyTent()
  const due = await database.query('update orders set due_at = $1 where status = 1 returning id', [now])
  assert.ok(due.length > 0)
  const before = await database.query<{ count: number }>(
    'select count(*)::bigint as count from parcel_events',
  )
  await Promise.all([runDue(east.deps, now), runDue(west.deps, now)])
  const after = await database.query<{ count: number }>('select count(*)::bigint as count from parcel_events')
  assert.is((after[0]?.count ?? 0) - (before[0]?.count ?? 0), due.length)
  assert.equal(errors, [])
})

pair('count wrong passwords of one account on any process', async () => {
  const guess = async (shop: Backend): Promise<string> => {
    const answer = await shop.fetch(
      new Request('http://localhost/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        body: JSON.stringify({ account: 'nobody@example.com', password: 'not the one' }),
      }),
    )
    return ((await answer.json()) as { msg: string }).msg
  }
  const words: string[] = []
  for (let tries = 0; tries < 12; tries += 1) words.push(await guess(tries % 2 ? east : west))
  assert.is(new Set(words.slice(0, 10)).size, 1)
  assert.is(new Set(words.slice(10)).size, 1)
  assert.is.not(words[10], words[0])
})

pair.run()
