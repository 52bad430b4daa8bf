import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { followMessages } from '../../../../../../adapters/embedded-backend/chat/api/follow-messages.ts'
import {
  type ChatServer,
  MERCHANT,
  readPayload,
  startChatServer,
} from '../../../../../support/backend/chat/host-chat.ts'

const feedback = suite('reports and ratings of the chat')
let chat: ChatServer
let following: ReturnType<typeof followMessages>

feedback.before.each(async () => {
  chat = await startChatServer()
  following = followMessages(chat.shop.deps, chat.im, [])
})
feedback.after.each(async () => {
  await following.stop()
  assert.equal(chat.shop.errors, [])
  await chat.shop.close()
})

const HOUR = 3_600_000
const rows = (sql: string) => chat.shop.deps.database.query<Record<string, unknown>>(sql)
const rate = (score: unknown, more: object = {}) => chat.post('rate', { ...MERCHANT, score, ...more })

const visit = async () => {
  await chat.send('u1', 'm1')
  await following.settled()
}

feedback('store a reported message as it was, once', async () => {
  const id = await chat.send('m1', 'u1', { type: 1, content: 'kasar' })
  const sent = await chat.post('report', { ...MERCHANT, messageID: id, reason: 'Kata kasar' })
  assert.equal([sent.code, sent.msg], [1, 'We have received your report'])
  assert.is((await chat.post('report', { ...MERCHANT, messageID: id, reason: 'lagi' })).code, 0)
  const [row] = await rows('select user_id, peer, payload, reason from chat_reports')
  assert.equal(row, {
    user_id: 1,
    peer: 'm1',
    payload: '{"type":1,"content":"kasar"}',
    reason: 'Kata kasar',
  })
})

feedback(
  'accept a report of the whole conversation, but none of a message of another conversation',
  async () => {
    assert.is((await chat.post('report', { ...MERCHANT, reason: 'Penipuan' })).code, 1)
    const elsewhere = await chat.send('m1', 'u2')
    assert.is((await chat.post('report', { ...MERCHANT, messageID: elsewhere, reason: 'x' })).code, 0)
    assert.is((await chat.post('report', { ...MERCHANT, reason: '' })).code, 0)
    assert.is((await rows('select 1 from chat_reports')).length, 1)
  },
)

feedback('accept at most twenty reports a day', async () => {
  for (let n = 0; n < 20; n += 1) await chat.post('report', { ...MERCHANT, reason: 'x' })
  assert.is(
    (await chat.post('report', { ...MERCHANT, reason: 'x' })).msg,
    'Too many reports today. Try again tomorrow',
  )
  chat.shop.clock.advance(24 * HOUR + 1_000)
  assert.is((await chat.post('report', { ...MERCHANT, reason: 'x' })).code, 1)
})

feedback('need a visit to rate, and refuse an invalid score', async () => {
  assert.is((await rate(5)).msg, 'There is no conversation to rate yet')
  await visit()
  for (const score of [0, 6, 2.5, 'x', '', null]) assert.is((await rate(score)).code, 0, String(score))
  assert.equal(await rows('select score from chat_visits'), [{ score: null }])
})

feedback('keep one rating per visit, and show it once as a line', async () => {
  await visit()
  const { code, data } = await rate(4, { reasons: ['Cepat', 'Ramah'], text: 'Bagus' })
  assert.equal([code, data], [1, { status: 200, score: 4 }])
  await rate(2, { reasons: ['Lambat'] })
  assert.equal(await rows('select score, reasons, words from chat_visits'), [
    { score: 2, reasons: ['Lambat'], words: '' },
  ])
  const lines = chat.im.sent.map(({ payload }) => readPayload(payload)).filter(({ type }) => type === 1003)
  assert.equal(lines, [
    { type: 1003, content: 'You rated this conversation 4 out of 5', extra: [], score: 4 },
  ])
})

feedback(
  'number the line by the visit, so that the server drops the second of two sent at once',
  async () => {
    await visit()
    await rate(4)
    const [line] = chat.im.sent.filter(({ payload }) => readPayload(payload).type === 1003)
    const [kept] = await rows('select id from chat_visits')
    assert.is(line?.clientMsgNo, `rated-m1-1-${kept?.['id']}`)
  },
)

feedback('allow changing a rating for one day after the first one', async () => {
  await visit()
  await rate(3)
  chat.shop.clock.advance(23 * HOUR)
  assert.is((await rate(4)).code, 1)
  chat.shop.clock.advance(HOUR + 1_000)
  assert.is((await rate(5)).msg, 'This rating can no longer be changed')
  assert.equal(await rows('select score from chat_visits'), [{ score: 4 }])
})

feedback('start a new visit after half an hour of silence, which can be rated again', async () => {
  await visit()
  await rate(1)
  chat.shop.clock.advance(HOUR / 2)
  await visit()
  assert.is((await rows('select 1 from chat_visits')).length, 1)
  chat.shop.clock.advance(HOUR / 2 + 1_000)
  await visit()
  await rate(5)
  assert.equal(await rows('select score from chat_visits order by id'), [{ score: 1 }, { score: 5 }])
})

feedback('belong to a visit, which a shop’s messages prolong but never start', async () => {
  await chat.send('m1', 'u1')
  await following.settled()
  assert.equal(await rows('select 1 from chat_visits'), [])
  await visit()
  chat.shop.clock.advance(HOUR / 3)
  await chat.send('m1', 'u1')
  await following.settled()
  chat.shop.clock.advance(HOUR / 3)
  await visit()
  assert.is((await rows('select 1 from chat_visits')).length, 1)
})

feedback('belong to one shopper each', async () => {
  await visit()
  assert.is((await chat.post('rate', { ...MERCHANT, score: 1 }, chat.budi)).code, 0)
})

feedback(
  'are offered according to the list and the channel data, and other devices are notified of a rating',
  async () => {
    const told = async () => {
      const info = (await chat.get('channelInfo', MERCHANT)).data
      const listed = (await chat.get('getRecentConversation')).data[0]?.channelInfo ?? info
      assert.equal([listed.visitAt, listed.ratedAt], [info.visitAt, info.ratedAt])
      return [info.visitAt > 0, info.ratedAt > 0]
    }
    const updates = () => chat.commands('u1').filter(({ cmd }) => cmd === 'channelUpdate').length
    assert.equal(await told(), [false, false])
    await chat.send('m1', 'u1')
    await following.settled()
    assert.equal(await told(), [false, false], 'a merchant alone is no talk')
    await visit()
    assert.equal([await told(), updates()], [[true, false], 0])
    await rate(4)
    assert.equal([await told(), updates()], [[true, true], 1])
  },
)

feedback.run()
