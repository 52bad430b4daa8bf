import { Hono } from 'hono'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { mountWebhook } from '../../../../../adapters/embedded-backend/chat/wukongim/webhook.ts'
import type { HostBindings } from '../../../../../adapters/embedded-backend/http/api.ts'

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

const open = () => {
  const app = new Hono<{ Bindings: HostBindings }>()
  const heard: string[] = []
  const hear = ({ fromUID, toUID, messageID }: { fromUID: string; toUID: string; messageID: string }) =>
    void heard.push(`${fromUID} to ${toUID}: ${messageID}`)
  mountWebhook(app, { hear }, 'secret')
  const tell = async (body: unknown, path = '/im/webhook/secret?event=msg.notify') =>
    (await app.request(path, { method: 'POST', body: JSON.stringify(body) })).status
  return { heard, tell }
}

webhook('hears each message once, whoever names the channel how', async () => {
  const { heard, tell } = open()
  assert.is(await tell([row, row]), 200)
  assert.is(await tell([row]), 200)
  assert.is(await tell([{ ...row, message_idstr: '7', channel_id: 'm1@u5' }]), 200)
  assert.equal(heard, ['u5 to m1: 9007199254740993', 'u5 to m1: 7'])
})

webhook('is not there without its secret, and takes other events in without a word', async () => {
  const { heard, tell } = open()
  assert.is(await tell([row], '/im/webhook/other?event=msg.notify'), 404)
  assert.is(await tell([row], '/im/webhook/secret?event=user.onlinestatus'), 200)
  assert.equal(heard, [])
})

webhook('refuses what is no list, and leaves out what is no message', async () => {
  const { heard, tell } = open()
  assert.is(await tell({}), 400)
  assert.is(await tell([null, 5, {}, { ...row, channel_type: 2 }]), 200)
  assert.equal(heard, [])
})

webhook.run()
