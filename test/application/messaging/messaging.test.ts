import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { needCallback } from '../../../application/messaging/messaging-host.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { SPEC_POLICY } from '../../../domain/messaging/connection/connection-policy.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { SPEC_OUTBOX } from '../../../domain/messaging/delivery/outbox-state.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { spoken } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'

const messaging = suite('the messaging client')

const say = (text: string) => ({ type: 1, content: text })

messaging('connects, sends, receives, and acknowledges', async () => {
  const run = createMessagingRun({ isEncrypted: true })
  const { client } = run.openTab()
  await run.pass(10)
  assert.is(client.status$.value.state, 'connected')
  void client.openConversation(PEER)
  await run.pass(10)
  const sending = client.send(textContent('hello'), PEER)
  assert.ok(sending.ok)
  await run.pass(0)
  assert.equal(textsIn(client), ['hello'])
  run.server.say(PEER.channelID, say('good day'))
  await run.pass(500)
  assert.equal(textsIn(client), ['hello', 'good day'])
  assert.equal(await sending.value.outcome, {
    kind: 'stored',
    messageID: run.server.stored(PEER.channelID)[0]?.id,
    messageSeq: 1,
  })
  assert.is(run.server.heard.filter(({ kind }) => kind === 'recvack').length, 1)
  assert.is(client.unreadTotal$.value, 0)
  await client.dispose()
})

messaging('a message from others is unread until its conversation is opened', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.say(PEER.channelID, say('one'))
  run.server.say(PEER.channelID, say('two'))
  await run.pass(10)
  assert.is(client.unreadTotal$.value, 2)
  await client.openConversation(PEER)
  await run.pass(400)
  assert.is(client.unreadTotal$.value, 0)
  assert.is(run.server.unread(PEER.channelID), 0)
  assert.equal(textsIn(client), ['one', 'two'])
})

messaging('uses the configured times for connecting and sending', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab({
    connectionPolicy: { ...SPEC_POLICY, heartbeatMs: 5000 },
    outboxPolicy: { ...SPEC_OUTBOX, window: 1 },
  })
  await run.pass(10)
  run.server.answerSends('silent')
  for (const text of ['one', 'two']) client.send(textContent(text), PEER)
  await run.pass(5500)
  assert.equal([spoken(run, 'send').length, spoken(run, 'ping').length], [1, 1])
})

messaging('repeats the handshake when the server can no longer decrypt its messages', async () => {
  const run = createMessagingRun({ isEncrypted: true })
  const { client } = run.openTab()
  await run.pass(10)
  run.server.answerSends(ReasonCode.msgKeyError)
  const sending = client.send(textContent('hello'), PEER)
  await run.pass(500)
  run.server.answerSends(1)
  await run.pass(10_000)
  assert.is(spoken(run, 'connect').length, 2)
  assert.is(sending.ok && (await sending.value.outcome).kind, 'stored')
})

messaging(
  'a conversation with unread messages is marked read although its history does not load',
  async () => {
    const run = createMessagingRun({
      host: (server) => ({ ...hostOfServer(server), syncMessages: () => new Promise(() => undefined) }),
    })
    const { client } = run.openTab()
    await run.pass(10)
    run.server.say(PEER.channelID, say('one'))
    await run.pass(10)
    void client.openConversation(PEER)
    await run.pass(400)
    assert.is(run.server.unread(PEER.channelID), 0)
  },
)

messaging(
  'a conversation that is opened before it is rendered changes nothing until then, and is then marked read',
  async () => {
    const run = createMessagingRun()
    const { client } = run.openTab()
    await run.pass(10)
    run.server.say(PEER.channelID, say('one'))
    await run.pass(10)
    let tell = (): void => undefined
    const drawn = new Promise<void>((resolve) => {
      tell = resolve
    })
    await client.openConversation(PEER, drawn)
    const shown = [client.messages$(PEER_KEY).value, client.conversation$(PEER_KEY).value]
    await run.pass(1000)
    assert.is(run.server.unread(PEER.channelID), 1)
    assert.is(client.messages$(PEER_KEY).value, shown[0])
    assert.is(client.conversation$(PEER_KEY).value, shown[1])
    tell()
    await run.pass(400)
    assert.is(run.server.unread(PEER.channelID), 0)
  },
)

messaging('messages written offline are sent in order after a reconnect', async () => {
  const run = createMessagingRun()
  run.network.answerOpenings('refuse')
  const { client } = run.openTab()
  await run.pass(10)
  for (let at = 1; at <= 12; at++) client.send(textContent(`m${at}`), PEER)
  await run.pass(0)
  run.network.answerOpenings('accept')
  await run.pass(10_000)
  const texts = run.server
    .stored(PEER.channelID)
    .map(({ payload }) => (JSON.parse(new TextDecoder().decode(payload)) as { content: string }).content)
  assert.equal(
    texts,
    Array.from({ length: 12 }, (_, at) => `m${at + 1}`),
  )
  assert.equal(textsIn(client), texts)
  assert.is(client.isSending(PEER_KEY), false)
})

messaging('unsent messages survive a reload', async () => {
  const run = createMessagingRun()
  run.network.answerOpenings('refuse')
  const first = run.openTab()
  await run.pass(10)
  first.client.send(textContent('kept'), PEER)
  await run.pass(10)
  first.locks.kill()
  run.network.answerOpenings('accept')
  const second = run.openTab()
  await run.pass(5000)
  assert.equal(textsIn(second.client), ['kept'])
  assert.is(run.server.stored(PEER.channelID).length, 1)
  assert.equal(second.client.messages$(PEER_KEY).value.messages[0]?.status, 'normal')
})

messaging('messages missed during a disconnect are loaded from history, once each', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.say(PEER.channelID, say('1'))
  await run.pass(10)
  run.network.cutNow('abrupt')
  run.server.say(PEER.channelID, say('2'))
  run.server.say(PEER.channelID, say('3'))
  await run.pass(7000)
  assert.is(client.status$.value.state, 'connected')
  assert.equal(textsIn(client), ['1', '2', '3'])
  assert.is(client.unreadTotal$.value, 3)
})

messaging('opening a conversation marks its mentions as seen', async () => {
  const done: number[][] = []
  const reminder = {
    reminderID: 5,
    reminderType: 1,
    channel: PEER,
    messageSeq: 1,
    text: '',
    version: 1,
    isDone: false,
  }
  const run = createMessagingRun({
    host: (server) => ({
      ...hostOfServer(server),
      syncReminders: async () => ok([reminder]),
      reportRemindersDone: async (ids) => {
        done.push([...ids])
        return ok(undefined)
      },
    }),
  })
  const { client } = run.openTab()
  await run.pass(10)
  assert.is(client.reminders$(PEER_KEY).value.length, 1)
  await client.openConversation(PEER)
  client.closeConversation()
  await run.pass(10)
  assert.equal([client.reminders$(PEER_KEY).value, done], [[], [[5]]])
})

messaging(
  'a conversation that is being read keeps the older messages that the reader has loaded',
  async () => {
    const run = createMessagingRun()
    const { client } = run.openTab()
    await run.pass(10)
    await client.openConversation(PEER)
    for (let at = 1; at <= 520; at++) run.server.say(PEER.channelID, say(String(at)))
    await run.pass(10)
    assert.is(textsIn(client).length, 520)
    client.closeConversation()
    run.server.say(PEER.channelID, say('later'))
    await run.pass(10)
    assert.is(textsIn(client).length, 500)
  },
)

messaging('reports the result of a request for the list, and shows it', async () => {
  let fault: ApiFault | undefined
  const run = createMessagingRun({
    host: (server) => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncConversations: async () => (fault ? fail(fault) : needCallback(host, 'syncConversations')()),
      }
    },
  })
  const { client } = run.openTab()
  await run.pass(10)
  assert.equal(await client.syncConversations(), ok(undefined))
  for (const kind of ['offline', 'timed-out'] as const) {
    fault = { kind }
    assert.equal(await client.syncConversations(), fail({ kind }))
  }
  fault = { kind: 'rejected', code: 0, message: 'no' }
  assert.equal(await client.syncConversations(), fail(fault))
  await client.dispose()

  const bare = createMessagingRun({ host: () => ({}) }).openTab()
  assert.equal(await bare.client.syncConversations(), fail({ kind: 'not-offered' }))
  await bare.client.dispose()
})

messaging.run()
