import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCounter } from '../../../adapters/container/create-counter.ts'
import { createFakeHost, type FakeHost } from '../../../adapters/container/fake-host.ts'
import type { Host } from '../../../adapters/container/host-of.ts'
import { staffChatModule } from '../../../adapters/container/staff-chat-module.ts'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, refused, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { HttpRequest } from '../../../application/ports/http-port.ts'
import type { StaffChat } from '../../../application/staff/chat.ts'
import { channelOfShopper } from '../../../application/staff/chat.ts'
import type { Counter } from '../../../application/staff/counter.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createModelServer, type ModelServer } from '../../support/messaging/model-server.ts'

const chat = suite('the chat of the counter')

const RINA = { id: 7, name: 'Rina', role: 'clerk', shop: { id: 1, name: 'Aruna Audio' } }
const RATNA = { id: 1, name: 'Ratna', role: 'owner', shop: null }
const SARI = { shop: 1, shopper: 1 }

const rowOf = (shop: number, shopper: number, unread = 0) => ({
  shop,
  shop_name: 'Aruna Audio',
  shopper: { id: shopper, name: `S${shopper}`, avatar: '', is_online: 0 },
  uid: `u${shopper}`,
  last: { text: 'Halo', type: 1, at: 1, is_own: 0 },
  waiting_since: 1,
  lateness: 'fine',
  assigned: null,
  unread,
})

const BESIDE = {
  shopper: { id: 1, nickname: 'Sari', avatar: '', created_at: 1, is_banned: false, orders: {}, refunds: 0 },
  orders: [],
  goods: [],
  assigned: null,
  notes: [],
  colleagues: [],
}

type World = FakeHost & {
  counter: Counter
  staff: StaffChat
  server: ModelServer
  pass: (ms: number) => Promise<void>
}

const queryOf = ({ url }: HttpRequest): URLSearchParams => new URL(url, 'http://shop').searchParams
const bodyOf = (request: HttpRequest | undefined) =>
  request?.body && 'json' in request.body && request.body.json

const start = async (staff: typeof RINA | typeof RATNA = RINA, instead = {}): Promise<World> => {
  const fake = createFakeHost(instead)
  const { http, clock, network } = fake
  const server = createModelServer({ clock, uid: 'm1' })
  network.serve(server.accept)
  const me = { staff, queues: [], acts: [], confirmed_until: 0 }
  http.answer('/api/staff/me', () => accepted(me))
  http.answer('/api/staff/login', () => accepted(me))
  http.answer('/api/staff/logout', () => accepted())
  http.answer('/api/staff/chat/login', () => accepted({ status: 200 }))
  http.answer('/api/staff/chat/getWebSocketUrl', (request) => {
    const shop = queryOf(request).get('shop')
    return accepted({
      uid: shop === '0' ? 'service' : `m${shop}`,
      token: 't',
      url: 'ws://model',
      deviceFlag: 1,
    })
  })
  for (const list of [
    'getRecentConversation',
    'conversationExtras',
    'reminders',
    'messageExtras',
    'quickReplies',
  ])
    http.answer(`/api/staff/chat/${list}`, () => accepted([]))
  http.answer('/api/staff/chat/setUnread', () => accepted())
  http.answer('/api/staff/chat/getChannelMessage', () => accepted({ messages: [], more: 0 }))
  http.answer('/api/staff/chat/beside', () => accepted(BESIDE))
  http.answer('/api/staff/chat/conversations', () =>
    accepted({
      rows: [rowOf(1, 1, 2), rowOf(1, 2)],
      filters: [{ key: 'waiting', count: 2 }],
      late: 0,
      limits: { warn: 300, late: 600 },
      cursor: '',
    }),
  )
  const host: Host = { ...fake.host, loadChat: async () => [staffChatModule] }
  const counter = createCounter(host)
  await counter.session.refresh()
  const pass = async (ms: number): Promise<void> => {
    await clock.advanceAsync(ms)
    await settle()
  }
  return { ...fake, counter, server, pass, staff: await counter.loadChat() }
}

const clientOf = ({ chat$ }: StaffChat) => {
  const state = chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  return state.chat.client
}

const listings = ({ http }: World): number => http.sentTo('/api/staff/chat/conversations').length

chat('writes as the clerk’s shop, through the calls of staff, without a token in them', async () => {
  const world = await start()
  const { staff, pass, http, server } = world
  staff.watch()
  await staff.open(SARI)
  await pass(2_000)
  const client = clientOf(staff)
  assert.is(client.uid, 'm1')
  assert.is(client.status$.value.state, 'connected')
  const [address] = http.sentTo('/api/staff/chat/getWebSocketUrl')
  assert.is(address && queryOf(address).get('shop'), '1')
  assert.ok(http.requests.every(({ headers }) => !('token' in headers)))
  assert.equal(
    http.requests.filter(({ url }) => url.startsWith('/api/chat/')),
    [],
  )
  client.send(textContent('Ada, tiga.'), channelOfShopper(1))
  await pass(1_000)
  assert.is(server.stored('u1').length, 1)
})

chat('reloads the list when messages arrive, once for a burst, and counts unread ones itself', async () => {
  const world = await start()
  const { staff, pass, server } = world
  const unwatch = staff.watch()
  await staff.show({ filter: 'waiting', search: '' })
  await pass(2_000)
  const before = listings(world)
  for (const text of ['Halo', 'Masih ada?', 'Halo?']) server.say('u2', { type: 1, content: text })
  await pass(1_000)
  assert.is(listings(world), before + 1)
  // The server's row knows of none of them yet; of the other conversation the engine knows nothing.
  assert.equal(
    staff.list$.value.rows.map(({ unread }) => unread),
    [2, 3],
  )
  unwatch()
  server.say('u2', { type: 1, content: 'Halo??' })
  await pass(1_000)
  assert.is(listings(world), before + 1)
})

chat('learns from a command that a colleague has taken the open conversation', async () => {
  const world = await start()
  const { staff, pass, server, http } = world
  staff.watch()
  await staff.open(SARI)
  await pass(2_000)
  http.answer('/api/staff/chat/beside', () =>
    accepted({ ...BESIDE, assigned: { id: 9, name: 'Joko', at: 5, note: '' } }),
  )
  const before = listings(world)
  server.say('u1', { type: 99, cmd: 'counterChanged', param: { shopper: 1 } }, 0b0000_0001)
  await pass(1_000)
  const now = staff.beside$.value
  assert.is(now.kind === 'open' && now.beside.assigned?.name, 'Joko')
  assert.is(listings(world), before + 1)
})

chat('names the colleague who has taken a conversation first, and changes nothing', async () => {
  const { staff, http } = await start()
  http.answer('/api/staff/chat/claim', () =>
    refused('Joko was first', 0, 200, { first: { id: 9, name: 'Joko' }, act: 'chat-claim', at: 5 }),
  )
  const outcome = await staff.claim(SARI)
  assert.is(outcome.kind === 'too-late' && outcome.first.first.name, 'Joko')
  http.answer('/api/staff/chat/handover', () => accepted())
  assert.equal(await staff.handOver(SARI, 9, 'Cek rak B-04'), { kind: 'done' })
  assert.equal(bodyOf(http.sentTo('/api/staff/chat/handover')[0]), {
    ...SARI,
    staff: 9,
    words: 'Cek rak B-04',
  })
  http.answer('/api/staff/chat/finish', () => unreachable)
  const finished = await staff.finish(SARI)
  assert.is(finished.kind === 'refused' && finished.fault.kind, 'offline')
})

chat(
  'switches to another shop when its conversation is opened, and keeps messages of both apart',
  async () => {
    const { staff, pass } = await start(RATNA)
    staff.watch()
    await pass(2_000)
    assert.is(clientOf(staff).uid, 'service')
    await staff.open({ shop: 2, shopper: 5 })
    await pass(2_000)
    assert.is(clientOf(staff).uid, 'm2')
    assert.equal(clientOf(staff).messages$(channelKey(channelOfShopper(5))).value.messages, [])
  },
)

chat('stores drafts on this device, and does not offer staff what only shoppers can do', async () => {
  const { staff, pass, http } = await start()
  staff.watch()
  await pass(2_000)
  const client = clientOf(staff)
  client.saveDraft(channelOfShopper(1), 'Kami cek')
  client.discard(channelOfShopper(1), 'nothing')
  await client.removeConversation(channelOfShopper(1))
  await pass(1_000)
  const called = http.requests.map(({ url }) => url.split('?')[0])
  for (const own of ['setConversationExtra', 'deleteRecentConversation', 'deleteMessage', 'remindersDone'])
    assert.not.ok(
      called.some((path) => path?.endsWith(own)),
      own,
    )
})

chat('reports why it is unavailable, and works after a retry', async () => {
  const { staff, http, pass } = await start()
  http.answer('/api/staff/chat/login', () => unreachable)
  staff.watch()
  await pass(1_000)
  const failed = staff.chat$.value
  assert.is(failed.phase === 'failed' && failed.fault.kind, 'offline')
  http.answer('/api/staff/chat/login', () => accepted({ status: 200 }))
  await staff.retry()
  await pass(2_000)
  assert.is(clientOf(staff).status$.value.state, 'connected')
})

chat('deletes what the device stores of the shop at sign-out, and before the next session', async () => {
  const records = createMemoryRecords()
  let now = 0
  const device = createMemoryStorage(() => now)
  const rows = async (): Promise<number> => {
    const listed = await records.list('outbox', 'm1\n')
    return listed.ok ? listed.value.length : 0
  }
  const speak = async (world: World): Promise<void> => {
    world.staff.watch()
    await world.staff.open(SARI)
    await world.pass(2_000)
    world.server.answerSends('silent')
    clientOf(world.staff).send(textContent('Menunggu'), channelOfShopper(1))
    await world.pass(1_000)
    now += 1
  }
  const first = await start(RINA, { records, device })
  await speak(first)
  assert.ok((await rows()) > 0)
  await first.counter.session.signOut()
  await first.pass(1_000)
  assert.is(await rows(), 0)
  assert.is(first.staff.chat$.value.phase, 'off')

  const second = await start(RINA, { records, device })
  await speak(second)
  assert.ok((await rows()) > 0)
  // The page goes without a sign-out, and somebody else is there next.
  const third = await start({ ...RINA, id: 8, name: 'Joko' }, { records, device })
  third.server.answerSends('silent')
  third.staff.watch()
  await third.pass(2_000)
  assert.is(await rows(), 0)
  assert.equal(
    third.server.heard.filter(({ kind }) => kind === 'send'),
    [],
  )
})

chat('resumes after a session that expired, for the same person', async () => {
  const { staff, counter, http, pass, network } = await start()
  staff.watch()
  await staff.open(SARI)
  await pass(2_000)
  http.answer('/api/staff/me', () => unauthorised())
  await counter.session.refresh()
  network.cutNow('clean')
  http.answer('/api/staff/chat/getWebSocketUrl', () => unauthorised())
  await pass(30_000)
  http.answer('/api/staff/me', () => accepted({ staff: RINA, queues: [], acts: [], confirmed_until: 0 }))
  http.answer('/api/staff/chat/getWebSocketUrl', () =>
    accepted({ uid: 'm1', token: 't2', url: 'ws://model' }),
  )
  await counter.session.signIn('Rina', 'sesuatu-yang-panjang')
  await staff.retry()
  await pass(60_000)
  assert.is(clientOf(staff).status$.value.state, 'connected')
})

chat.run()
