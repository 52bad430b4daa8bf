import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readPage } from '../../../../../adapters/embedded-backend/chat/wukongim/wukongim-shapes.ts'

const shapes = suite('what a WuKongIM server answers')

const base64 = (fields: object): string => Buffer.from(JSON.stringify(fields)).toString('base64')
const row = (payload: object, more: object = {}) => ({
  message_idstr: '9007199254740993',
  message_seq: 7,
  client_msg_no: 'no',
  from_uid: 'm1',
  channel_id: 'u1',
  channel_type: 1,
  payload: base64(payload),
  ...more,
})
const lane = (event_key: string, text: string) => ({
  event_key,
  status: 'closed',
  snapshot: { kind: 'text', text },
})
const grown = (...events: object[]) => ({ event_meta: { has_events: true, completed: true, events } })
const payloadIn = (one: object): unknown => {
  const [message] = readPage({ more: 0, messages: [one] }, 'u1').messages
  return JSON.parse(new TextDecoder().decode(message?.payload))
}

shapes('a message that was written by events has the text to which its answer has grown', () => {
  const asked = row({ type: 1, content: 'Menulis…' }, grown(lane('thinking', 'hm'), lane('main', 'Ya, ada.')))
  assert.equal(payloadIn(asked), { type: 1, content: 'Ya, ada.' })
})

shapes('a message that was said in pieces has them all, as servers before 2025 list them', () => {
  const streams = [' ada.', ' Silakan.'].map((content, at) => ({
    stream_seq: at + 1,
    blob: base64({ type: 1, content }),
  }))
  assert.equal(payloadIn(row({ type: 1, content: 'Ya,' }, { streams })), {
    type: 1,
    content: 'Ya, ada. Silakan.',
  })
})

shapes('a message without such a text, or that is no text, is as it was sent', () => {
  const text = { type: 1, content: 'Halo' }
  assert.equal(payloadIn(row(text)), text)
  assert.equal(payloadIn(row(text, grown(lane('thinking', 'hm')))), text)
  assert.equal(payloadIn(row(text, { event_meta: { events: 'none' } })), text)
  assert.equal(payloadIn(row(text, { streams: [{ blob: 'no base64' }, 7] })), text)
  const card = { type: 3001, productId: '1' }
  assert.equal(payloadIn(row(card, grown(lane('main', 'x')))), card)
})

shapes.run()
