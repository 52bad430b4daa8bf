import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf, imOf } from '../../../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import type { Recv } from '../../../../domain/messaging/wire/packets.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { connectTo, type GatewayClient, textOf } from '../../../support/backend/chat/gateway-client.ts'
import { orderCalls, RADIO } from '../../../support/backend/shoppers/order-calls.ts'
import { hireStaff, type StaffCalls } from '../../../support/backend/staff/staff-calls.ts'
import { until } from '../../../support/until.ts'

const chat = suite('the chat at the counter')

const SARI = 1

type World = {
  shop: TestBackend
  sari: string
  owner: StaffCalls
  rina: StaffCalls
  joko: StaffCalls
  lintang: StaffCalls
  shopper: GatewayClient
}

const enter = async (shop: TestBackend, data: { uid: string; token: string }): Promise<GatewayClient> => {
  const client = connectTo(gatewayOf(shop.deps), { uid: data.uid, token: data.token })
  await until(() => client.of('connack').length > 0)
  assert.is(client.of('connack')[0]?.reasonCode, 1)
  return client
}

const inShop =
  (config: Parameters<typeof startBackend>[0], work: (world: World) => Promise<void>) => async () => {
    const shop = await startBackend(config)
    try {
      // With the server's own parts at work, as when people use it.
      await shop.listen(0)
      const sari = await shop.signIn()
      const address = (await shop.get('/api/chat/getWebSocketUrl', sari)).data
      await work({
        shop,
        sari,
        owner: await hireStaff(shop, 'Ratna', 'owner'),
        rina: await hireStaff(shop, 'Rina', 'clerk', 1),
        joko: await hireStaff(shop, 'Joko', 'clerk', 1),
        lintang: await hireStaff(shop, 'Lia', 'clerk', 2),
        shopper: await enter(shop, address),
      })
      assert.equal(shop.errors, [])
    } finally {
      await shop.close()
    }
  }

const REAL = {
  config: { demo: { hasStaff: false, hasMerchants: false, showsMails: false, logsCodes: false } },
}

const ask = async ({ shop, shopper }: World, text: string, peer = 'm1'): Promise<void> => {
  shopper.say(peer, text)
  await until(
    async () =>
      (await shop.deps.database.query('select 1 from chat_waiting where peer = $1', [peer])).length > 0,
  )
}

/** A row of the list, as far as tests name it. */
type Row = { readonly shop: number; readonly lateness: string; readonly last: { readonly text: string } }

const saidBy = ({ payload }: Recv): string => new TextDecoder().decode(payload)
const waitingOf = async (staff: StaffCalls, query = '') =>
  (await staff.get(`/chat/conversations?${query}`)).data.rows as readonly Row[]

chat(
  'shows who waits longest, within sight, and counts who waits too long',
  inShop(REAL, async (world) => {
    const { shop, sari, owner, rina, lintang } = world
    await ask(world, 'Ada stok?')
    // Eleven minutes later she has come back; a connection that says nothing for so long is closed.
    shop.clock.advance(11 * 60_000)
    const back = await enter(shop, (await shop.get('/api/chat/getWebSocketUrl', sari)).data)
    await ask({ ...world, shopper: back }, 'Saldo saya?', 'service')
    const rows = await waitingOf(rina)
    assert.equal(
      rows.map(({ shop: of, lateness, last }) => [of, lateness, last.text]),
      [[1, 'late', 'Ada stok?']],
    )
    assert.equal(await waitingOf(lintang), [])
    assert.equal(
      (await waitingOf(owner)).map((row) => row.shop),
      [1, 0],
    )
    const { queues } = (await owner.get('/me')).data
    assert.equal(queues.at(-1), { kind: 'chat', waiting: 2, late: 1 })
    assert.is((await rina.get('/chat/conversations?shop=2')).code, 403)
    assert.is((await rina.get('/chat/getWebSocketUrl?shop=2')).code, 403)
    assert.is((await rina.get('/chat/getWebSocketUrl?shop=0')).code, 403)
  }),
)

chat(
  'lets staff answer as the shop through the messaging engine, and the debt is paid',
  inShop(REAL, async (world) => {
    const { shop, sari, rina, shopper } = world
    await ask(world, 'Ada stok?')
    const address = (await rina.get('/chat/getWebSocketUrl')).data
    assert.equal([address.uid, address.deviceFlag], ['m1', 1])
    const counter = await enter(shop, address)
    const list = (await rina.get('/chat/getRecentConversation')).data
    assert.equal([list[0].channelID, list[0].unread, list[0].channelInfo.kind], ['u1', 1, 'shopper'])
    const channel = { channelID: 'u1', channelType: 1 }
    const page = (await rina.post('/chat/getChannelMessage', { ...channel, limit: 10 })).data
    const message = page.messages.at(-1)
    await rina.post('/chat/readMessages', {
      ...channel,
      messageIDs: [message.messageID],
      messageSeq: message.messageSeq,
    })
    counter.say('u1', 'Ada, tiga.')
    await until(() => shopper.recvs().some((recv) => recv.fromUID === 'm1' && textOf(recv) === 'Ada, tiga.'))
    // A counter that asked for its list as the answer left still sees who waits; it is told when nobody does.
    await until(() => counter.recvs().some((recv) => saidBy(recv).includes('counterChanged')))
    assert.equal(await waitingOf(rina), [])
    const extras = (
      await shop.post('/api/chat/messageExtras', { channelID: 'm1', channelType: 1, version: 0 }, sari)
    ).data
    assert.is(extras[0].readed, 1)
    shopper.say('m1', 'Terima kasih')
    await until(() => counter.recvs().some((recv) => textOf(recv) === 'Terima kasih'))
    const own = (await rina.post('/chat/getChannelMessage', { ...channel, limit: 10 })).data.messages.find(
      ({ fromUID }: { fromUID: string }) => fromUID === 'm1',
    )
    assert.is(
      (await rina.post('/chat/edit', { ...channel, messageID: own.messageID, content: 'Ada, lima.' })).code,
      1,
    )
    assert.is((await rina.post('/chat/revoke', { ...channel, messageID: message.messageID })).code, 0)
    assert.is((await rina.post('/chat/revoke', { ...channel, messageID: own.messageID })).code, 1)
  }),
)

chat(
  'is taken by one of two, handed over with a note that staff alone see, and ended',
  inShop(REAL, async (world) => {
    const { sari, shop, rina, joko, lintang } = world
    await orderCalls(shop, sari).buy(RADIO)
    await ask(world, 'Kapan dikirim?')
    const at = { shopper: SARI }
    const answers = await Promise.all([rina.post('/chat/claim', at), joko.post('/chat/claim', at)])
    assert.equal(answers.map(({ code }) => code).sort(), [0, 1])
    const [first, second] = answers[0]?.code === 1 ? [rina, joko] : [joko, rina]
    assert.is((await second.post('/chat/handover', { ...at, staff: second.id })).code, 0)
    assert.is((await first.post('/chat/handover', { ...at, staff: lintang.id })).code, 0)
    const handed = await first.post('/chat/handover', { ...at, staff: second.id, words: 'Cek rak B-04' })
    assert.is(handed.code, 1, handed.msg)
    const { data } = await second.get(`/chat/beside?shopper=${SARI}`)
    assert.equal(
      [data.assigned.note, data.shopper.orders.count, data.goods.length > 0],
      ['Cek rak B-04', 1, true],
    )
    assert.not.ok('balance' in data.shopper)
    assert.equal(data.colleagues.map(({ name }: { name: string }) => name).sort(), ['Joko', 'Ratna', 'Rina'])
    assert.is((await waitingOf(second, 'filter=mine')).length, 1)
    const history = JSON.stringify(
      (await shop.post('/api/chat/getChannelMessage', { channelID: 'm1', channelType: 1 }, sari)).data,
    )
    assert.not.ok(history.includes('B-04'))
    assert.is((await second.post('/chat/finish', at)).code, 1)
    assert.equal(await waitingOf(rina), [])
  }),
)

/** What the page reads of an answer; a field that docs/api.md promises and the server has not shows as undefined. */
const read = (row: Record<string, unknown>, ...names: readonly string[]) => names.map((name) => row[name])

chat(
  'lists what docs/api.md promises: unread, who is there, what was said last, counts of each filter',
  inShop(REAL, async (world) => {
    const { rina, owner } = world
    await ask(world, 'Ada stok radio merah?')
    await ask(world, 'Saldo saya?', 'service')
    const { data } = await rina.get('/chat/conversations')
    assert.equal(
      data.filters.map(({ key, count }: { key: string; count: number }) => [key, count]),
      [
        ['waiting', 1],
        ['mine', 0],
        ['all', 1],
      ],
    )
    const [row] = data.rows
    assert.equal(read(row, 'uid', 'unread', 'lateness', 'assigned'), ['u1', 1, 'fine', null])
    assert.ok(row.shop_name)
    assert.equal(read(row.shopper, 'id', 'is_online'), [SARI, 1])
    assert.equal(read(row.last, 'text', 'type', 'is_own'), ['Ada stok radio merah?', 1, 0])
    assert.type(row.waiting_since, 'number')
    // The house sees all shops at once, also of what does not wait any more.
    await rina.post('/chat/finish', { shopper: SARI })
    const all = (await owner.get('/chat/conversations?filter=all')).data
    assert.equal(all.rows.map(({ shop: of }: Row) => of).sort(), [0, 1])
    const sought = async (words: string) =>
      (await owner.get(`/chat/conversations?filter=all&search=${encodeURIComponent(words)}`)).data.rows.length
    assert.equal([await sought('RADIO'), await sought('tidak ada'), await sought('sari')], [1, 0, 2])
  }),
)

chat(
  'tells every counter of the shop who has a conversation, and how soon each answers',
  inShop(REAL, async (world) => {
    const { shop, sari, rina, joko } = world
    await orderCalls(shop, sari).buy(RADIO)
    const second = await enter(shop, (await joko.get('/chat/getWebSocketUrl')).data)
    await ask(world, 'Kapan dikirim?')
    await rina.post('/chat/claim', { shopper: SARI })
    await until(() => second.recvs().some((recv) => saidBy(recv).includes('counterChanged')))
    shop.clock.advance(90_000)
    second.say('u1', 'Besok.')
    await until(async () => (await waitingOf(rina)).length === 0)
    await rina.post('/chat/handover', { shopper: SARI, staff: joko.id, words: 'Rak B-04' })
    const { data } = await joko.get(`/chat/beside?shopper=${SARI}`)
    assert.equal(read(data.notes[0], 'who', 'to', 'note'), ['Rina', 'Joko', 'Rak B-04'])
    const speed = new Map(
      data.colleagues.map((one: { name: string; reply_seconds: number | null }) => [
        one.name,
        one.reply_seconds,
      ]),
    )
    assert.equal([speed.get('Rina'), speed.get('Joko')], [90, null])
    const [order] = data.orders
    assert.equal(read(order, 'status', 'count'), [1, 1])
    for (const name of ['id', 'number', 'title', 'picture', 'total', 'at']) assert.ok(order[name], name)
    const [product] = data.goods
    assert.equal(read(product, 'shop'), [1])
    for (const name of ['id', 'name', 'title', 'title_en', 'picture', 'price']) assert.ok(product[name], name)
    const replies = (await rina.get('/chat/quickReplies?channelID=u1&channelType=1')).data
    assert.is(replies.length, 4)
  }),
)

chat(
  'opens no more for whoever has left the counter, and closes what they have open',
  inShop(REAL, async ({ shop, owner, rina }) => {
    const address = (await rina.get('/chat/getWebSocketUrl')).data
    const counter = await enter(shop, address)
    await owner.act('staff/lock', { id: rina.id })
    await until(() => counter.of('disconnect').length > 0)
    shop.clock.advance(3_000)
    await until(() => counter.isClosed())
    const late = connectTo(gatewayOf(shop.deps), { uid: address.uid, token: address.token })
    await until(() => late.of('connack').length > 0)
    assert.is.not(late.of('connack')[0]?.reasonCode, 1)
  }),
)

chat(
  'keeps a banned shopper out, who waits for nobody then',
  inShop(REAL, async (world) => {
    const { rina, owner, shopper } = world
    await ask(world, 'Halo')
    await owner.act('shopper/ban', { id: SARI, words: 'Kata kasar' })
    assert.equal(await waitingOf(rina), [])
    shopper.say('m1', 'Lagi')
    await until(() => shopper.of('sendack').some(({ reasonCode }) => reasonCode !== 1))
  }),
)

chat(
  'leaves its shoppers to a person who is there, and to the simulated merchant when nobody is',
  inShop({}, async (world) => {
    const { shop, rina } = world
    // Read from what is stored: a connection that says nothing for minutes is closed.
    const said = async () => {
      const pull = { startMessageSeq: 0, endMessageSeq: 0, limit: 20, pullMode: 0 } as const
      const { messages } = await imOf(shop.deps).messages('u1', { channelID: 'm1', channelType: 1 }, pull)
      return messages.filter(({ fromUID }) => fromUID === 'm1')
    }
    const counter = await enter(shop, (await rina.get('/chat/getWebSocketUrl')).data)
    await ask(world, 'Ada stok?')
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) {
        shop.clock.advance(1_000)
        for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next))
      }
    }
    await pass(20_000)
    assert.equal(await said(), [])
    assert.is((await waitingOf(rina)).length, 1)
    counter.leave()
    await until(async () => (await imOf(shop.deps).online(['m1'])).length === 0)
    await pass(60_000)
    await until(async () => {
      await pass(1_000)
      return (await said()).length > 0
    })
  }),
)

chat.run()
