import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { HeaderFlag, SettingBit, StreamFlag } from '../../../../domain/messaging/wire/packet.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { PEER } from '../../../support/chat-app.ts'
import { detailRow } from '../../../support/detail-row.ts'
import { accepted, refused } from '../../../support/fakes/fake-http.ts'
import { type OpenedRoom, openRoom } from '../../../support/open-room.tsx'
import { orderDetailRow, orderRow } from '../../../support/orders-rows.ts'
import { press, send, type } from '../../../support/render.tsx'

const pieces = suite('cards, pictures and streamed answers in a room')

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

const sentFields = ({ server }: OpenedRoom): readonly Record<string, unknown>[] =>
  server
    .stored(PEER.channelID)
    .filter(({ fromUID }) => fromUID === 'u1')
    .map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>)

pieces('a product card shows the price and the name of now, never those it came with', async () => {
  const { screen } = await openRoom({
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

pieces('a product that is sold no longer says so instead of a price', async () => {
  const { screen } = await openRoom({
    before: ({ http, server }) => {
      http.answer('/api/product/detail', () => refused('Produk tidak dijual'))
      server.say(PEER.channelID, CARD)
    },
  })
  assert.match(screen.text(), 'chat.room.card.gone')
  assert.not.match(screen.text(), '1,00')
  screen.remove()
})

pieces('a link to a product of this shop becomes its card, under the words', async () => {
  const { screen } = await openRoom({
    before: ({ http, server }) => {
      http.answer('/api/product/detail', () => accepted(detailRow()))
      server.say(PEER.channelID, { type: 1, content: `Ini: ${location.origin}/detail/1/7` })
    },
  })
  const links = [...screen.container.querySelectorAll('article a')].map((link) => link.getAttribute('href'))
  assert.equal(links, ['/detail/1/7', '/detail/1/7'])
  screen.remove()
})

pieces('who comes from a product is offered its card once a day, and nothing is sent by itself', async () => {
  localStorage.clear()
  const given = {
    productId: '1',
    before: ({ http }: Pick<OpenedRoom, 'http'>) =>
      http.answer('/api/product/detail', () => accepted(detailRow())),
  }
  const opened = await openRoom(given)
  assert.equal(sentFields(opened), [])
  press(opened.screen.get('button', 'chat.room.card.send'))
  await opened.wait()
  const [card] = sentFields(opened)
  assert.equal(
    [card?.['type'], card?.['version'], card?.['productId'], card?.['price']],
    [3001, 1, '1', '10.00'],
  )
  opened.screen.remove()
  const again = await openRoom(given)
  assert.is(again.screen.find('button', 'chat.room.card.send'), undefined)
  again.screen.remove()
})

pieces('an order card opens its order, and one of somebody else does not', async () => {
  const order = { type: 3002, version: 1, orderId: '1', orderSn: 'L1', status: 1, total: '9.00', count: 1 }
  const { screen } = await openRoom({
    before: ({ http, server }) => {
      http.answer('/api/order/detail', () => accepted(orderDetailRow(1)))
      server.say(PEER.channelID, { ...order, title: 'x', image: '', content: 'y' })
    },
  })
  assert.match(screen.text(), 'chat.room.orderStatus.')
  assert.is(screen.container.querySelector('article a')?.getAttribute('href'), '/orderInfo/1')
  screen.remove()
  const other = await openRoom({
    before: ({ http, server }) => {
      http.answer('/api/order/detail', () => refused('Bukan pesanan Anda'))
      server.say(PEER.channelID, { ...order, title: 'x', image: '', content: 'y' })
    },
  })
  assert.match(other.screen.text(), 'chat.room.card.notYours')
  other.screen.remove()
})

pieces('an order is found by its number and sent as a card', async () => {
  const opened = await openRoom({
    before: ({ http }) =>
      http.answer('/api/user/order_list', () => accepted({ count: 1, list: [orderRow(1)] })),
  })
  press(opened.screen.get('button', 'chat.room.attach'))
  press(opened.screen.get('button', 'chat.room.order'))
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

// Fetched before, it takes no real time when the first picture is sent.
await import('../../../../ui/messaging/pictures/picture-worker.ts')

const photo = (name: string, head: readonly number[]): File => {
  const bytes = new Uint8Array(64)
  bytes.set(head)
  return new File([bytes], name, { type: 'image/jpeg' })
}
const JPEG = [0xff, 0xd8, 0xff]

const pick = (opened: OpenedRoom, files: readonly File[]): Promise<void> => {
  press(opened.screen.get('button', 'chat.room.attach'))
  const input = opened.screen.container.querySelector<HTMLInputElement>('[data-pick="photos"]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  act(() => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  return opened.wait(50)
}

/** Files are read in real time, however short: until it is so. */
const waitUntil = async (opened: OpenedRoom, isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 300 && !isSo(); turn++) await opened.wait(10)
}

const draws = (): void => {
  const bitmap = { width: 3200, height: 2400, close: () => undefined }
  const context = { drawImage: () => undefined, getImageData: () => ({ data: [] }) }
  Object.assign(globalThis, {
    createImageBitmap: async () => bitmap,
    OffscreenCanvas: class {
      getContext = () => context
      convertToBlob = async () => new Blob([new Uint8Array(500)], { type: 'image/jpeg' })
    },
  })
}

pieces('pictures are made smaller, go up with their progress, and are sent in the order picked', async () => {
  draws()
  const opened = await openRoom()
  await pick(opened, [photo('satu.jpg', JPEG), photo('dua.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 2)
  assert.equal(
    opened.uploads.map(({ file }) => [file.fileName, file.size]),
    [
      ['satu.jpg', 500],
      ['dua.jpg', 500],
    ],
  )
  act(() => opened.uploads[0]?.progress(0.4))
  await opened.wait()
  assert.is(opened.screen.all('progressbar')[0]?.getAttribute('aria-valuenow'), '40')
  opened.uploads[1]?.finish(ok('/u/2.jpg'))
  opened.uploads[0]?.finish(ok('/u/1.jpg'))
  await opened.wait(500)
  assert.equal(
    sentFields(opened).map((fields) => [fields['url'], fields['width']]),
    [
      ['/u/1.jpg', 1600],
      ['/u/2.jpg', 1600],
    ],
  )
  opened.screen.remove()
})

pieces('a picture on its way can be stopped, and is gone', async () => {
  draws()
  const opened = await openRoom()
  await pick(opened, [photo('satu.jpg', JPEG)])
  await waitUntil(opened, () => opened.uploads.length === 1)
  press(opened.screen.get('button', 'chat.room.picture.cancel'))
  await opened.wait()
  assert.is(opened.uploads[0]?.isCancelled, true)
  assert.equal(opened.bubbles(), [])
  opened.screen.remove()
})

pieces(
  'a file that is no picture, one that cannot be opened, and the tenth are said, each for itself',
  async () => {
    draws()
    const opened = await openRoom()
    const heic = photo('IMG_1.heic', [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')])
    await pick(opened, [photo('surat.pdf', [0x25, 0x50, 0x44, 0x46])])
    assert.match(opened.screen.text(), 'chat.room.picture.fault.no-picture')
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('format')) })
    await pick(opened, [heic, ...Array.from({ length: 9 }, () => photo('a.pdf', [1]))])
    await opened.wait(50)
    assert.match(opened.screen.text(), 'chat.room.picture.fault.undecodable')
    assert.match(opened.screen.text(), 'chat.room.picture.fault.too-many')
    assert.equal(opened.uploads, [])
    opened.screen.remove()
  },
)

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

pieces('a streamed answer grows in one bubble, and is read out once, at its end', async () => {
  const opened = await openRoom()
  const said = (): string => opened.screen.container.querySelector('[data-said]')?.textContent ?? ''
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
  assert.is(said(), 'chat.room.say.one')
  opened.screen.remove()
})

pieces('a streamed answer that falls silent says that it was broken off', async () => {
  const opened = await openRoom()
  opened.server.push(piece(0, 'Baik, ', StreamFlag.start))
  await opened.wait(31_000)
  assert.match(opened.screen.text(), 'chat.room.stream.interrupted')
  opened.screen.remove()
})

pieces('a message that speaks to the shopper is one tap away, and is done then', async () => {
  const opened = await openRoom({
    before: ({ server, reminders }) => {
      server.say(PEER.channelID, { type: 1, content: 'Halo @Anda', mention: { uids: ['u1'] } })
      const rest = { text: '', version: 1, isDone: false, channel: PEER }
      reminders.push({ reminderID: 5, reminderType: 1, messageSeq: 1, ...rest })
      server.say(PEER.channelID, { type: 99, cmd: 'syncReminders', param: {} }, HeaderFlag.noPersist)
    },
  })
  await opened.wait(500)
  const button = opened.screen.find('button', 'chat.room.toMention')
  if (button) {
    press(button)
    await opened.wait()
    assert.equal(opened.asked.find(({ call }) => call === 'remindersDone')?.with[0], [5])
  } else assert.unreachable('nothing leads to the message')
  opened.screen.remove()
})

pieces.run()
