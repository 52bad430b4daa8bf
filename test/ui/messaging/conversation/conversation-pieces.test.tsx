import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../../adapters/fakes/fake-http.ts'
import { serviceChannel } from '../../../../domain/messaging/channels/channel.ts'
import { HeaderFlag, SettingBit, StreamFlag } from '../../../../domain/messaging/wire/packets.ts'
import { encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { detailRow, orderDetailRow, orderRow } from '../../../support/api-rows.ts'
import { PEER } from '../../../support/ui/chat-app.ts'
import { type OpenedConversation, openConversation } from '../../../support/ui/open-conversation.tsx'
import { press, send, type } from '../../../support/ui/render.tsx'
import { until } from '../../../support/until.ts'

const pieces = suite('cards and streamed answers in a conversation')

const CARD = {
  type: 3001,
  version: 1,
  productId: '1',
  merId: '7',
  title: 'Kartu lama',
  titleEn: 'Old card',
  image: '/p/old.webp',
  price: '1.00',
  content: 'Produk',
}

const sentFields = ({ server }: OpenedConversation): readonly Record<string, unknown>[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>)

pieces('streamed text replaces the placeholder that announced it', async () => {
  const opened = await openConversation({
    before: ({ server }) => void server.say(PEER.channelID, { type: 1, content: 'Sedang menulis' }),
  })
  const [{ fromUID, clientMsgNo } = { fromUID: '', clientMsgNo: '' }] = opened.server.stored(PEER.channelID)
  const told = {
    from_uid: fromUID,
    client_msg_no: clientMsgNo,
    channel_id: fromUID,
    channel_type: 1,
    event_key: 'main',
  }
  const data = encodeUtf8(JSON.stringify({ ...told, payload: { kind: 'text', delta: 'Ya' } }))
  opened.server.push({ kind: 'event', flags: 0, id: 'e', type: 'stream.delta', timestampMs: 1, data })
  const said = (): string => opened.screen.all('article')[0]?.textContent ?? ''
  // What follows events comes with the first of them.
  await until(async () => {
    await opened.wait()
    return said().includes('Ya')
  })
  assert.not.match(said(), 'Sedang menulis')
  opened.screen.remove()
})

pieces('a product card shows the current price and name, never those it was sent with', async () => {
  const { screen } = await openConversation({
    before: ({ http, server }) => {
      http.answer('/api/product/detail', () => accepted(detailRow()))
      server.say(PEER.channelID, CARD)
    },
  })
  const card = screen.all('article')[0]
  assert.match(card?.textContent ?? '', 'Jaket')
  assert.not.match(card?.textContent ?? '', '1,00')
  assert.is(card?.querySelector('a')?.getAttribute('href'), '/detail/1/7')
  screen.remove()
})

pieces('a product no longer sold says so instead of a price', async () => {
  const { screen } = await openConversation({
    before: ({ http, server }) => {
      http.answer('/api/product/detail', () => refused('Produk tidak dijual'))
      server.say(PEER.channelID, CARD)
    },
  })
  assert.match(screen.text(), 'chat.conversation.card.gone')
  assert.not.match(screen.text(), '1,00')
  screen.remove()
})

pieces('a link to a product of this shop becomes its card, below the text', async () => {
  const { screen } = await openConversation({
    before: ({ http, server }) => {
      http.answer('/api/product/detail', () => accepted(detailRow()))
      server.say(PEER.channelID, { type: 1, content: `Ini: ${location.origin}/detail/1/7` })
    },
  })
  const links = [...screen.container.querySelectorAll('article a')].map((link) => link.getAttribute('href'))
  assert.equal(links, ['/detail/1/7', '/detail/1/7'])
  screen.remove()
})

pieces(
  'a reader coming from a product is offered its card once a day, and nothing is sent automatically',
  async () => {
    localStorage.clear()
    const given = {
      productId: '1',
      before: ({ http }: Pick<OpenedConversation, 'http'>) =>
        http.answer('/api/product/detail', () => accepted(detailRow())),
    }
    const opened = await openConversation(given)
    assert.equal(sentFields(opened), [])
    press(opened.screen.get('button', 'chat.conversation.card.send'))
    await opened.wait()
    const [card] = sentFields(opened)
    assert.equal(
      [card?.['type'], card?.['version'], card?.['productId'], card?.['price']],
      [3001, 1, '1', '10.00'],
    )
    opened.screen.remove()
    const again = await openConversation(given)
    assert.is(again.screen.find('button', 'chat.conversation.card.send'), undefined)
    again.screen.remove()
  },
)

pieces('an order card opens its order, and one of somebody else does not', async () => {
  const order = { type: 3002, version: 1, orderId: '1', orderSn: 'L1', status: 1, total: '9.00', count: 1 }
  const { screen } = await openConversation({
    before: ({ http, server }) => {
      http.answer('/api/order/detail', () => accepted(orderDetailRow(1)))
      server.say(PEER.channelID, { ...order, title: 'x', image: '', content: 'y' })
    },
  })
  assert.match(screen.text(), 'chat.conversation.orderStatus.')
  assert.is(screen.container.querySelector('article a')?.getAttribute('href'), '/orderInfo/1')
  screen.remove()
  const other = await openConversation({
    before: ({ http, server }) => {
      http.answer('/api/order/detail', () => refused('Bukan pesanan Anda'))
      server.say(PEER.channelID, { ...order, title: 'x', image: '', content: 'y' })
    },
  })
  assert.match(other.screen.text(), 'chat.conversation.card.notYours')
  other.screen.remove()
})

pieces('an order is found by its number and sent as a card', async () => {
  const opened = await openConversation({
    before: ({ http }) =>
      http.answer('/api/user/order_list', () => accepted({ count: 1, list: [orderRow(1)] })),
  })
  press(opened.screen.get('button', 'chat.conversation.attach'))
  press(opened.screen.get('button', 'chat.conversation.order'))
  await opened.wait()
  type(opened.screen.get('searchbox'), 'L-77')
  send(opened.screen.container.querySelector('dialog form'))
  await opened.wait()
  assert.match(JSON.stringify(opened.http.sentTo('/api/user/order_list').at(-1)), 'L-77')
  press(opened.screen.container.querySelector('dialog li button') as HTMLElement)
  await opened.wait()
  assert.is(sentFields(opened)[0]?.['type'], 3002)
  opened.screen.remove()
})

const piece = (seq: number, text: string, flag: number) => ({
  kind: 'recv' as const,
  flags: HeaderFlag.reddot,
  setting: SettingBit.legacyStream,
  msgKey: '',
  fromUID: PEER.channelID,
  channelID: PEER.channelID,
  channelType: 1,
  expire: 0,
  clientMsgNo: 'answer-1',
  stream: { streamNo: 's1', streamSeq: seq, streamFlag: flag },
  messageID: '99',
  messageSeq: 1,
  timestamp: 1_700_000_000,
  payload: new TextEncoder().encode(JSON.stringify({ type: 1, content: text })),
})

pieces('a streamed answer grows in one bubble, and is announced once, at its end', async () => {
  const opened = await openConversation()
  const said = (): string => opened.screen.container.querySelector('[data-announcement]')?.textContent ?? ''
  opened.server.push(piece(0, 'Baik, ', StreamFlag.start))
  await opened.wait(50)
  opened.server.push(piece(1, 'kami cek ', StreamFlag.inProgress))
  await opened.wait(1500)
  assert.is(opened.screen.all('article').length, 1)
  assert.match(opened.screen.text(), 'Baik, kami cek')
  assert.is(said(), '')
  opened.server.push(piece(2, 'sekarang.', StreamFlag.end))
  await opened.wait(1500)
  assert.match(opened.screen.text(), 'Baik, kami cek sekarang.')
  assert.is(said(), 'chat.conversation.say.one')
  opened.screen.remove()
})

pieces('a streamed answer that stops without an end says that it was broken off', async () => {
  const opened = await openConversation()
  opened.server.push(piece(0, 'Baik, ', StreamFlag.start))
  await opened.wait(31_000)
  assert.match(opened.screen.text(), 'chat.conversation.stream.interrupted')
  opened.screen.remove()
})

for (const [type, said] of [
  ['stream.error', 'chat.conversation.stream.failed'],
  ['stream.cancel', 'chat.conversation.stream.cancelled'],
] as const) {
  pieces(`an answer that ends with ${type} says so, and keeps what was written`, async () => {
    const opened = await openConversation()
    const anchor = opened.server.say(PEER.channelID, { type: 1, content: 'Sebentar' })
    await opened.wait(50)
    const tell = async (id: string, kind: string, payload: object): Promise<void> => {
      const about = { from_uid: anchor.fromUID, client_msg_no: anchor.clientMsgNo, event_key: 'main' }
      const fields = { ...about, channel_id: PEER.channelID, channel_type: 1, payload }
      const data = new TextEncoder().encode(JSON.stringify(fields))
      opened.server.push({ kind: 'event', flags: 0, id, type: kind, timestampMs: 1, data })
      await opened.wait(50)
    }
    await tell('1', 'stream.delta', { kind: 'text', delta: 'Baik, kami' })
    assert.is(opened.screen.text().includes(said), false)
    await tell('2', type, { error: 'away' })
    assert.match(opened.screen.text(), 'Baik, kami')
    assert.match(opened.screen.text(), said)
    opened.screen.remove()
  })
}

pieces('a message that mentions the shopper is one tap away, and is completed then', async () => {
  const opened = await openConversation({
    before: ({ server, reminders }) => {
      server.say(PEER.channelID, { type: 1, content: 'Halo @Anda', mention: { uids: ['u1'] } })
      const rest = { text: '', version: 1, isDone: false, channel: PEER }
      reminders.push({ reminderID: 5, reminderType: 1, messageSeq: 1, ...rest })
      server.say(PEER.channelID, { type: 99, cmd: 'syncReminders', param: {} }, HeaderFlag.noPersist)
    },
  })
  await opened.wait(500)
  const button = opened.screen.find('button', 'chat.conversation.toMention')
  if (button) {
    press(button)
    await opened.wait()
    assert.equal(opened.asked.find(({ call }) => call === 'remindersDone')?.with[0], [5])
  } else assert.unreachable('nothing leads to the message')
  opened.screen.remove()
})

pieces('customer service has the logo of the shop in its conversation, as in the list', async () => {
  const opened = await openConversation({ channel: serviceChannel })
  const face = opened.screen.container.querySelector('[data-online]')
  assert.ok(face?.querySelector('svg'))
  assert.not(face?.querySelector('img'))
  opened.screen.remove()
})

pieces.run()
