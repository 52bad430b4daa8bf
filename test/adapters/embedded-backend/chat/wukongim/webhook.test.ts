import { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mountWebhook } from '../../../../../adapters/embedded-backend/chat/wukongim/webhook.ts'
import { createWebhookMessages } from '../../../../../adapters/embedded-backend/chat/wukongim/webhook-messages.ts'
import type { HostBindings } from '../../../../../adapters/embedded-backend/http/caller.ts'
import { startBackend, type TestBackend } from '../../../../support/backend/backend.ts'

const webhook = suite('the webhook of a WuKongIM server')

const row = {
  message_id: 1,
  message_idstr: '9007199254740993',
  message_seq: 4,
  from_uid: 'u5',
  channel_id: 'm1',
  channel_type: 1,
  timestamp: 1_700_000_000,
  payload: 'eyJ0eXBlIjoxfQ==',
}

let shop: TestBackend
webhook.before(async () => {
  shop = await startBackend()
})
webhook.after(() => shop.close())

/** A process of the shop; all of them have one database. */
const open = () => {
  const app = new Hono<{ Bindings: HostBindings }>()
  const heard: string[] = []
  const quit: string[] = []
  const server: Parameters<typeof mountWebhook>[1] = {
    receive: ({ fromUID, toUID, messageID }) => void heard.push(`${fromUID} to ${toUID}: ${messageID}`),
    quitDevice: async (uid, deviceFlag) => void quit.push(`${uid} ${deviceFlag}`),
  }
  mountWebhook(app, server, createWebhookMessages(shop.deps), 'secret')
  const tell = async (body: unknown, path = '/im/webhook/secret?event=msg.notify') =>
    (await app.request(path, { method: 'POST', body: JSON.stringify(body) })).status
  return { heard, quit, tell }
}

webhook('receives each message once, however the channel is named', async () => {
  const { heard, tell } = open()
  assert.is(await tell([row, row]), 200)
  assert.is(await tell([row]), 200)
  assert.is(await tell([{ ...row, message_idstr: '7', channel_id: 'm1@u5' }]), 200)
  assert.equal(heard, ['u5 to m1: 9007199254740993', 'u5 to m1: 7'])
})

webhook(
  'receives once what is delivered to two processes at the same time, and forgets ids after a day',
  async () => {
    const [one, other] = [open(), open()]
    const body = [{ ...row, message_idstr: '50' }]
    await Promise.all([one.tell(body), other.tell(body)])
    assert.equal([...one.heard, ...other.heard], ['u5 to m1: 50'])
    shop.clock.advance(25 * 60 * 60 * 1_000)
    await one.tell([{ ...row, message_idstr: '51' }])
    assert.equal(await shop.deps.database.query('select message_id from im_told'), [{ message_id: '51' }])
  },
)

webhook(
  'records unanswered messages together with their ids, so that a killed process loses none',
  async () => {
    const { tell } = open()
    await tell([{ ...row, message_idstr: '55', message_seq: 9, from_uid: 'u1', channel_id: 'm2' }])
    assert.equal(
      await shop.deps.database.query('select user_id, peer, from_seq from chat_waiting where user_id = 1'),
      [{ user_id: 1, peer: 'm2', from_seq: 9 }],
    )
  },
)

webhook('ignores shoppers who are banned from the chat, and closes their connections', async () => {
  const { heard, quit, tell } = open()
  await shop.deps.database.query('update users set chat_banned = true where id = 2')
  await tell([
    { ...row, message_idstr: '60', from_uid: 'u2' },
    { ...row, message_idstr: '61', from_uid: 'u1' },
  ])
  assert.equal(heard, ['u1 to m1: 61'])
  assert.equal(quit, ['u2 -1'])
})

webhook('answers 404 without its secret, and ignores other events', async () => {
  const { heard, tell } = open()
  assert.is(await tell([row], '/im/webhook/other?event=msg.notify'), 404)
  assert.is(await tell([row], '/im/webhook/secret?event=user.onlinestatus'), 200)
  assert.equal(heard, [])
})

webhook('refuses anything but a list, and leaves out invalid messages', async () => {
  const { heard, tell } = open()
  assert.is(await tell({}), 400)
  assert.is(await tell([null, 5, {}, { ...row, channel_type: 2 }]), 200)
  assert.equal(heard, [])
})

webhook.run()
