import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startLoopbackGateway } from '../../support/backend/chat/loopback-gateway.ts'
import { settled, untilPainted } from '../../support/browser/pages/settled.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { keyboardOf } from '../../support/browser/visitors/keyboard.ts'

const streams = suite('a conversation with streamed answers of WuKongIM v2.2.5')

const MERCHANT = 2
const ANCHOR = 'Sedang menulis jawaban untuk Anda'

const server = await startLoopbackGateway({
  isSecondGeneration: true,
  isDeduplicating: false,
  streamLayout: 'new',
})
const shop = await openBuiltShop({
  environment: {
    WUKONGIM_API: server.api,
    WUKONGIM_WS: server.ws,
    WUKONGIM_MANAGER_TOKEN: server.managerToken,
  },
})
const rani = await enterChat({ browser: shop.browser, origin: shop.origin })
streams.after(async () => {
  await shop.close()
  await server.close()
})

const post = async (path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json', token: server.managerToken }
  const answer = await fetch(server.api + path, { method: 'POST', headers, body: JSON.stringify(body) })
  assert.is(answer.status, 200)
}

/** A merchant who writes to this shopper by events. */
const writer = (uid: string, client_msg_no: string) => {
  const named = { from_uid: `m${MERCHANT}`, channel_id: uid, channel_type: 1 }
  const say = (payload: object, more: object = {}): Promise<void> =>
    post('/message/send', {
      header: { no_persist: 0, red_dot: 1, sync_once: 0 },
      ...named,
      payload: Buffer.from(JSON.stringify(payload)).toString('base64'),
      ...more,
    })
  let events = 0
  const tell = (event_type: string, payload: object): Promise<void> => {
    events += 1
    const event_id = `${client_msg_no}-${events}`
    return post('/message/event', {
      ...named,
      client_msg_no,
      event_id,
      event_type,
      event_key: 'main',
      payload,
    })
  }
  return {
    say,
    begin: () => say({ type: 1, content: ANCHOR }, { client_msg_no, is_stream: 1 }),
    delta: (delta: string) => tell('stream.delta', { kind: 'text', delta }),
    tell,
  }
}

let uid = ''

/** Who the shopper is to the messaging server; for the first who asks the conversation is opened, and it stays open. */
const opened = async (): Promise<string> => {
  if (uid !== '') return uid
  const address = rani.page.waitForResponse('**/api/chat/getWebSocketUrl')
  await rani.go(`/chatRoomDetail/${MERCHANT}`)
  const { data } = (await (await address).json()) as { readonly data: { readonly uid: string } }
  uid = data.uid
  return uid
}

streams('stays complete while an answer grows, after a reload in the middle, and at its end', async () => {
  const { page } = rani
  const { say, begin, delta, tell } = writer(await opened(), 'answer-in-chromium')
  const shows = (text: string): Promise<void> =>
    page.locator('article').filter({ hasText: text }).filter({ visible: true }).last().waitFor()
  const cutOff = rani.say('chat.conversation.stream.interrupted')
  const isCutOff = async (): Promise<boolean> => (await page.getByText(cutOff).count()) > 0

  await say({ type: 1, content: 'Selamat pagi, Kak' })
  await shows('Selamat pagi, Kak')
  await begin()
  await shows(ANCHOR)
  await delta('Barangnya ')
  await delta('masih ada, ')
  await shows('Barangnya masih ada,')
  await shows('Selamat pagi, Kak')
  assert.is(await isCutOff(), false)

  await page.reload()
  await shows('Barangnya masih ada,')
  await shows('Selamat pagi, Kak')
  await delta('silakan ')
  await delta('dipesan.')
  await shows('Barangnya masih ada, silakan dipesan.')
  await tell('stream.close', { end_reason: 0 })
  await say({ type: 1, content: 'Ada lagi?' })
  await shows('Ada lagi?')
  assert.is(await isCutOff(), false)

  await page.reload()
  await shows('Barangnya masih ada, silakan dipesan.')
  assert.is(await page.getByText(ANCHOR).count(), 0)
  assert.is(await isCutOff(), false)
  assert.equal(rani.problems, [])
})

streams('says that an answer could not be written, also after a reload', async () => {
  const { page } = rani
  const { begin, delta, tell } = writer(await opened(), 'failed-in-chromium')
  const failed = page.getByText(rani.say('chat.conversation.stream.failed'))
  await begin()
  await page.getByText(ANCHOR).last().waitFor()
  await delta('Let me ')
  await page.getByText('Let me').last().waitFor()
  await tell('stream.error', { error: 'model away' })
  await failed.waitFor()
  await page.reload()
  await failed.waitFor()
  assert.equal(rani.problems, [])
})

streams('leave a message in sight that has the focus of the keyboard', async () => {
  const { page, bubble, composer } = rani
  const { say, begin, delta, tell } = writer(await opened(), 'answer-under-focus')
  await say({ type: 1, content: 'Yang dibaca dengan tombol' })
  const row = bubble('Yang dibaca dengan tombol')
  await row.waitFor()
  await begin()
  await page.locator('article').filter({ hasText: ANCHOR }).waitFor()
  await composer().focus()
  await keyboardOf(page).tabTo(row, 'Shift+Tab')
  for (let part = 1; part <= 40; part += 1) await delta(`Bagian ${part}.\n\n`)
  await tell('stream.close', { end_reason: 0 })
  await page.locator('article').filter({ hasText: 'Bagian 40.' }).waitFor()
  await untilPainted(page)
  const [top, edge] = await row.evaluate((one) =>
    [one, one.closest('[data-scroller]')].map((box) => Math.round(box?.getBoundingClientRect().top ?? 0)),
  )
  assert.ok((top ?? 0) >= (edge ?? 0), `${top} px from the top, the transcript begins at ${edge}`)
})

streams('leave what is read in its place while an answer grows below it', async () => {
  const { page } = rani
  const { say, begin, delta, tell } = writer(await opened(), 'answer-below')
  for (let part = 1; part <= 12; part += 1) await say({ type: 1, content: `Catatan ${part}\n\n.` })
  await page.reload()
  await page.locator('article').filter({ hasText: 'Catatan 12' }).waitFor()
  await begin()
  await delta('Mulai. ')
  const answer = page.locator('article').filter({ hasText: 'Mulai.' })
  await answer.waitFor()
  await settled(page)
  const read = page.locator('article').filter({ hasText: 'Catatan 9' })
  // By hand, and farther than where new messages are followed.
  await read.evaluate((row) => {
    const scroller = row.closest('[data-scroller]')
    scroller?.scrollTo({ top: -300, behavior: 'instant' })
  })
  await untilPainted(page)
  const before = await read.boundingBox()
  for (let part = 1; part <= 20; part += 1) await delta(`Bagian ${part}.\n\n`)
  await tell('stream.close', { end_reason: 0 })
  await answer.filter({ hasText: 'Bagian 20.' }).waitFor({ state: 'attached' })
  await untilPainted(page)
  const after = await read.boundingBox()
  // Twenty steps, each of which the browser rounds to a whole pixel; the answer has grown by 850.
  assert.ok(before && after && Math.abs(after.y - before.y) <= 10, `${before?.y} px became ${after?.y}`)
})

streams.run()
