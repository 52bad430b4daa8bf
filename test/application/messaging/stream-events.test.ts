import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { needCallback } from '../../../application/messaging/messaging-host.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { streamOf, streamText } from '../../../domain/messaging/delivery/stream.ts'
import { senderKey } from '../../../domain/messaging/message.ts'
import { encodeUtf8 } from '../../../domain/messaging/wire/text-encoding.ts'
import { ok } from '../../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
} from '../../support/messaging/messaging-run.ts'

const events = suite('a message that is written by events (requirement W2.10)')

const ANCHOR = { type: 1, content: 'Sedang menulis jawaban untuk Anda' }

/** A room in which the other side has begun a message; `end` is what history has of it at last. */
const conversation = async (end: string) => {
  let isFinished = false
  const run = createMessagingRun({
    host: (server) => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncMessages: async (channel, pull) => {
          const answer = await needCallback(host, 'syncMessages')(channel, pull)
          if (!answer.ok || !isFinished) return answer
          const messages = answer.value.messages.map((one) => ({ ...one, content: textContent(end) }))
          return ok({ ...answer.value, messages })
        },
      }
    },
  })
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  run.server.say(PEER.channelID, ANCHOR)
  await run.pass(100)
  const anchor = client.messages$(PEER_KEY).value.messages[0]
  assert.ok(anchor)
  let ids = 0
  const tell = async (type: string, payload: object, more: object = {}): Promise<void> => {
    ids += 1
    run.server.push({
      kind: 'event',
      flags: 0,
      id: `e${ids}`,
      type,
      timestampMs: 1,
      data: encodeUtf8(
        JSON.stringify({
          channel_id: PEER.channelID,
          channel_type: 1,
          from_uid: anchor.fromUID,
          client_msg_no: anchor.clientMsgNo,
          event_key: 'main',
          payload,
          ...more,
        }),
      ),
    })
    await run.pass(10)
  }
  const delta = (text: string, more?: object) => tell('stream.delta', { kind: 'text', delta: text }, more)
  const shown = () => {
    const { messages, streams } = client.messages$(PEER_KEY).value
    const [message] = messages
    const stream = message && streamOf(message, streams)
    const { body } = message?.content ?? anchor.content
    return [stream && streamText(stream), stream?.status, body.kind === 'text' && body.text]
  }
  const finish = async (): Promise<void> => {
    isFinished = true
    await tell('stream.close', { end_reason: 0 })
    await run.pass(100)
  }
  return { run, client, anchor, tell, delta, shown, finish }
}

events('grows with each event, and equals the text of history at its end', async () => {
  const { delta, shown, finish } = await conversation('Ya, ada.')
  await delta('Ya, ')
  await delta('ada.')
  assert.equal(shown(), ['Ya, ada.', 'growing', ANCHOR.content])
  await finish()
  assert.equal(shown(), ['Ya, ada.', 'ended', 'Ya, ada.'])
})

events('ignores repeated events, by id or by position', async () => {
  const { delta, shown } = await conversation('')
  await delta('Hé', { text_offset: 0 })
  await delta('Hé', { text_offset: 0 })
  await delta('llo', { text_offset: 3 })
  assert.equal(shown().slice(0, 2), ['Héllo', 'growing'])
})

events('is not joined across a gap: the whole is loaded at its end', async () => {
  const { delta, shown, finish } = await conversation('satu dua tiga')
  await delta('satu ', { text_offset: 0 })
  await delta('tiga', { text_offset: 9 })
  assert.equal(shown().slice(0, 2), ['satu ', 'growing'])
  await finish()
  assert.equal(shown(), ['satu dua tiga', 'ended', 'satu dua tiga'])
})

events('waits for the whole after a disconnect, when nothing says what was missed', async () => {
  const { run, delta, shown, finish } = await conversation('satu dua tiga')
  await delta('satu ')
  run.network.cutNow('clean')
  await run.pass(8000)
  await delta('tiga')
  assert.equal(shown().slice(0, 2), ['satu ', 'growing'])
  await finish()
  assert.equal(shown().slice(0, 2), ['satu dua tiga', 'ended'])
})

events('continues after a disconnect where the positions show that nothing was missed', async () => {
  const { run, delta, shown } = await conversation('')
  await delta('satu ', { text_offset: 0 })
  run.network.cutNow('clean')
  await run.pass(8000)
  await delta('dua', { text_offset: 5 })
  assert.equal(shown().slice(0, 2), ['satu dua', 'growing'])
})

events('ignores events of thoughts and tools, of other messages, and invalid JSON', async () => {
  const { run, client, delta, tell, anchor } = await conversation('')
  await delta('hmm', { event_key: 'thinking' })
  await tell('stream.delta', { kind: 'tool_call', delta: 'x' })
  await delta('lain', { client_msg_no: 'nobody' })
  run.server.push({
    kind: 'event',
    flags: 0,
    id: 'x',
    type: 'stream.delta',
    timestampMs: 1,
    data: encodeUtf8('{'),
  })
  await run.pass(10)
  const { streams } = client.messages$(PEER_KEY).value
  const stream = streams.get(senderKey(anchor))
  assert.is(stream ? streamText(stream) : '', '')
  assert.is(client.status$.value.state, 'connected')
})

events('finds its conversation on a server that names the addressee', async () => {
  const { delta, shown } = await conversation('')
  await delta('Halo', { channel_id: ME })
  assert.is(shown()[0], 'Halo')
})

events.run()
