import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OpenStreamAs } from '../../../../../adapters/embedded-backend/chat/merchants/merchant-sender.ts'
import { defaultConfig } from '../../../../../adapters/embedded-backend/start/config.ts'
import { type MerchantChat, startMerchantChat } from '../../../../support/backend/chat/merchant-chat.ts'

const conduct = suite('behaviour of simulated merchants')
let chat: MerchantChat

conduct.before.each(async () => {
  chat = await startMerchantChat()
})
conduct.after.each(async () => {
  assert.equal(chat.shop.errors, [])
  await chat.close()
})

const { readMs, typingMs, answerMs, ratingMs } = defaultConfig.chat
const HOUR = 3_600_000

const extras = async () => (await chat.post('messageExtras', { channelID: 'm1', channelType: 1 })).data
const cmds = () => chat.commands('u1').map(({ cmd }) => cmd)

conduct('is to read, then to type, then to answer, each after its time', async () => {
  await chat.send('u1', 'm1')
  await chat.pass(readMs - 100)
  assert.equal([await extras(), cmds()], [[], []])
  await chat.pass(100)
  const [extra] = await extras()
  assert.equal([extra.readed, extra.readedCount, cmds()], [1, 1, ['syncMessageExtra']])
  await chat.pass(typingMs)
  assert.equal(cmds(), ['syncMessageExtra', 'typing'])
  assert.equal(chat.commands('u1')[1]?.param['from_name'], 'Aruna Audio')
  await chat.pass(answerMs - 100)
  assert.equal(chat.texts('m1'), [])
  await chat.pass(100)
  assert.is(chat.texts('m1').length, 1)
})

conduct('is to announce themselves by a system message, once per visit', async () => {
  await chat.ask('Halo')
  await chat.ask('Halo lagi')
  const lines = chat.messagesFrom('m1').filter(({ type }) => type === 1001)
  assert.equal(lines, [
    { type: 1001, content: '{0} bergabung dalam percakapan', extra: [{ uid: 'm1', name: 'Aruna Audio' }] },
  ])
  await chat.pass(HOUR)
  await chat.ask('Halo')
  assert.is(chat.messagesFrom('m1').filter(({ type }) => type === 1001).length, 2)
})

conduct('is to answer several messages in a row once, after the last of them', async () => {
  await chat.send('u1', 'm1', { type: 1, content: 'Halo' })
  await chat.pass(2_000)
  await chat.send('u1', 'm1', { type: 1, content: 'stok radio' })
  await chat.pass(1_500)
  await chat.send('u1', 'm1', { type: 1, content: 'masih ada?' })
  await chat.pass(1_500)
  assert.equal(chat.texts('m1'), [])
  await chat.pass(10_000)
  assert.equal(chat.texts('m1'), ['Radio saku: stok saat ini 3, harga mulai $24,50.'])
  assert.is((await extras()).filter(({ readed }: { readed: number }) => readed === 1).length, 3)
})

conduct('is to answer a message that came during an answer separately', async () => {
  await chat.send('u1', 'm1', { type: 1, content: 'stok radio' })
  for (const ms of [readMs, typingMs, answerMs]) await chat.pass(ms)
  assert.is(chat.texts('m1').length, 1)
  await chat.send('u1', 'm1', { type: 1, content: 'terima kasih' })
  await chat.pass(10_000)
  assert.match(chat.texts('m1')[1] ?? '', 'Sama-sama, Sari')
  assert.is(chat.texts('m1').length, 2)
})

conduct(
  'is not to answer merchants, commands, receipts, unstored messages and messages between shoppers',
  async () => {
    await chat.send('m2', 'm1')
    await chat.send('service', 'm1')
    await chat.send('u2', 'u1')
    await chat.send('u1', 'm1', { type: 99, cmd: 'typing', param: {} })
    await chat.send('u1', 'm1', { type: 1001, content: 'x' })
    await chat.im.send({
      channelID: 'm1',
      channelType: 1,
      fromUID: 'u1',
      header: { noPersist: true, redDot: false, syncOnce: false },
      payload: new TextEncoder().encode('{"type":1,"content":"halo"}'),
    })
    await chat.pass(60_000)
    assert.equal([chat.messagesFrom('m1'), chat.messagesFrom('m1', 'm2'), cmds()], [[], [], []])
  },
)

conduct('is to ask for a rating once the conversation is over, and only once per visit', async () => {
  await chat.ask('stok radio')
  await chat.pass(ratingMs)
  const asked = () => chat.messagesFrom('m1').filter(({ type }) => type === 1002)
  assert.equal(asked(), [
    {
      type: 1002,
      content: 'Bagaimana percakapan dengan {0}? Anda bisa memberi nilai.',
      extra: [{ uid: 'm1', name: 'Aruna Audio' }],
    },
  ])
  await chat.ask('terima kasih')
  await chat.pass(ratingMs)
  assert.is(asked().length, 1)
})

conduct('is to ask for a rating at once after thanks, and not when there is one', async () => {
  await chat.ask('terima kasih')
  assert.is(chat.messagesFrom('m1').at(-1).type, 1002)
  await chat.ask('Halo', 'm2')
  await chat.post('rate', { channelID: 'm2', channelType: 1, score: 5 })
  await chat.pass(ratingMs)
  assert.is(chat.messagesFrom('m2').filter(({ type }) => type === 1002).length, 0)
})

conduct(
  'is to say once when the shop opens again, and to answer then, addressing the shopper by name',
  async () => {
    // 04:00 UTC is 11:00 in Jakarta; 23:00 comes twelve hours later.
    chat.shop.clock.advance(12 * HOUR + 1_000)
    await chat.ask('stok radio')
    await chat.ask('halo?')
    assert.equal(chat.texts('m1'), [
      'Aruna Audio sedang tutup dan buka lagi pukul 07:00 waktu setempat. Pesan Anda tersimpan dan dijawab setelah kami buka.',
    ])
    assert.equal(await extras(), [])
    const closed = (await chat.get('channelInfo', { channelID: 'm1', channelType: 1 })).data
    assert.equal([closed.online, closed.opensText], [0, '07:00'])
    assert.is(closed.opensAt - closed.lastOffline, 8 * 3_600)
    chat.shop.clock.advance(8 * HOUR)
    await chat.pass(20_000)
    const [, back, answer] = chat.messagesFrom('m1').filter(({ type }) => type === 1)
    assert.equal(
      [back.content, back.mention],
      ['@Sari terima kasih sudah menunggu, kami sudah buka.', { uids: ['u1'] }],
    )
    assert.match(answer.content, 'Radio saku: stok saat ini 3')
  },
)

conduct('is to remember the newest fifty messages to a closed shop', async () => {
  chat.shop.clock.advance(13 * HOUR)
  for (let count = 0; count < 60; count += 1) await chat.send('u1', 'm1')
  await chat.pass(readMs)
  chat.shop.clock.advance(8 * HOUR)
  await chat.pass(20_000)
  assert.is((await extras()).length, 50)
})

conduct('has no opening hours for customer service', async () => {
  chat.shop.clock.advance(13 * HOUR)
  await chat.ask('Halo', 'service')
  assert.match(chat.texts('service')[0] ?? '', 'saya asisten Layanan Lintas')
})

conduct('is to answer after a restart what was received before it, and nothing twice', async () => {
  await chat.send('u1', 'm1', { type: 1, content: 'stok radio' })
  await chat.settle()
  await chat.restart()
  await chat.pass(20_000)
  assert.is(chat.texts('m1').length, 1)
  await chat.restart()
  await chat.pass(20_000)
  assert.is(chat.texts('m1').length, 1)
})

conduct('is to stream a long answer where the messaging server supports it', async () => {
  await chat.close()
  const poured: string[] = []
  const openStream: OpenStreamAs = (from, channel) => ({
    append: (text) => void poured.push(text),
    end: () => void poured.push(`| ${from} ${channel.channelID}`),
  })
  chat = await startMerchantChat({}, openStream)
  await chat.ask('Bagaimana cara refund?')
  assert.is(poured.at(-1), '| m1 u1')
  assert.ok(poured.length > 5)
  assert.match(poured.join(''), /^Refund diajukan dari detail pesanan .* ke saldo\.\| m1 u1$/)
  assert.equal(chat.texts('m1'), [])
})

conduct('is to stream a long answer as one message, however often a crash interrupts it', async () => {
  await chat.close()
  const names: string[] = []
  const openStream: OpenStreamAs = (_from, _channel, name) => {
    names.push(name)
    return { append: () => undefined, end: () => undefined }
  }
  chat = await startMerchantChat({}, openStream)
  await chat.send('u1', 'm1', { type: 1, content: 'Bagaimana cara refund?' })
  for (let waitedMs = 0; names.length === 0 && waitedMs < 20_000; waitedMs += 500) await chat.pass(500)
  await chat.restart()
  await chat.pass(60_000)
  assert.is(names.length, 2)
  assert.match(names[0] ?? '', /^answer-m1-/)
  assert.is(names[0], names[1])
})

conduct('is to send a long answer as one message where the server does not support streams', async () => {
  await chat.ask('Bagaimana cara refund?')
  assert.is(chat.texts('m1').length, 1)
})

conduct('keeps the conversations of many shoppers at once apart', async () => {
  await Promise.all([
    chat.send('u1', 'm1', { type: 1, content: 'stok radio' }),
    chat.send('u2', 'm1', { type: 1, content: 'stok headphone' }),
    chat.send('u2', 'm2', { type: 1, content: 'stok tenda' }),
  ])
  await chat.pass(20_000)
  assert.match(chat.texts('m1', 'u1').join(), 'Radio saku')
  assert.match(chat.texts('m1', 'u2').join(), 'Headphone nirkabel')
  assert.match(chat.texts('m2', 'u2').join(), 'Tenda kubah')
  assert.is(chat.texts('m1', 'u1').length, 1)
})

conduct.run()
