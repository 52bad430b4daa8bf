import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { streamText } from '../../../../domain/messaging/delivery/stream.ts'
import { SettingBit, StreamFlag } from '../../../../domain/messaging/wire/packets.ts'
import { aRecv } from '../../../support/messaging/messages.ts'
import { createMessagingRun, ME, PEER, PEER_KEY, textsIn } from '../../../support/messaging/messaging-run.ts'

// Rows 57 to 62 of requirement W9.4 on the whole client: accounts, silence, what is kept, what is read.

const defects = suite('accounts and content that the SDK mixes up, forgets or leaks')

const connected = async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  return { run, client }
}

defects('57: two accounts in one page do not affect each other', async () => {
  const one = await connected()
  const other = createMessagingRun({ seed: 2 })
  const { client } = other.openTab({
    identity: { uid: 'u2', token: 't', deviceFlag: 1, deviceID: 'tab-2', protocolVersion: 4 },
  })
  await other.pass(10)
  one.run.server.say(PEER.channelID, { type: 1, content: 'for u1' })
  await one.run.pass(500)
  await other.pass(500)
  assert.equal([one.client.uid, client.uid], [ME, 'u2'])
  assert.equal([textsIn(one.client), textsIn(client)], [['for u1'], []])
  assert.equal([one.client.unreadTotal$.value, client.unreadTotal$.value], [1, 0])
})

defects('57: a sign-out leaves no row behind for the next account', async () => {
  const { run, client } = await connected()
  run.server.say(PEER.channelID, { type: 1, content: 'secret' })
  await run.pass(2000)
  await client.dispose('forget')
  await run.pass(2000)
  for (const table of ['outbox', 'rooms']) {
    const rows = await run.records.list(table, '')
    assert.equal(rows.ok && rows.value, [], table)
  }
})

defects('59: neither console nor log contains message text or the token', async () => {
  const spoilt: unknown[] = []
  const methods = ['log', 'warn', 'error', 'info', 'debug'] as const
  const kept = methods.map((method) => console[method])
  for (const method of methods) console[method] = (...words: unknown[]) => spoilt.push(words)
  const run = createMessagingRun({ isEncrypted: true })
  const identity = { uid: ME, token: 'hush', deviceFlag: 1, deviceID: 'tab', protocolVersion: 4 }
  const { client } = run.openTab({ identity })
  await run.pass(10)
  client.send(textContent('my secret'), PEER)
  run.server.say(PEER.channelID, { type: 1, content: 'their secret' })
  run.network.cutNow('abrupt')
  await run.pass(10_000)
  methods.forEach((method, at) => {
    console[method] = kept[at] as (typeof console)[typeof method]
  })
  assert.equal(spoilt, [])
  assert.not.match(JSON.stringify(run.log.written), /secret|hush/)
})

defects('60: the last state is shown from the cache before any answer of the host', async () => {
  const { run, client } = await connected()
  for (const content of ['one', 'two']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(2000)
  await client.dispose()
  run.network.answerOpenings('hang')
  const next = run.openTab({ host: { syncMessages: () => new Promise(() => undefined) } })
  void next.client.openConversation(PEER)
  await run.pass(10)
  assert.equal(textsIn(next.client), ['one', 'two'])
  assert.is(next.client.conversations$.value.length, 1)
})

defects('61: a streamed reply grows in one message, in whatever order its pieces come', async () => {
  const { run, client } = await connected()
  const piece = (streamSeq: number, streamFlag: number, text: string) =>
    aRecv(1, {
      setting: SettingBit.legacyStream,
      stream: { streamNo: 's1', streamSeq, streamFlag },
      messageID: String(700 + streamSeq),
      clientMsgNo: `p${streamSeq}`,
      payload: new TextEncoder().encode(JSON.stringify({ type: 1, content: text })),
    })
  run.server.push(piece(0, StreamFlag.start, ''))
  run.server.push(piece(2, StreamFlag.inProgress, 'day'))
  run.server.push(piece(1, StreamFlag.inProgress, 'good '))
  await run.pass(100)
  const { messages, streams } = client.messages$(PEER_KEY).value
  assert.is(messages.length, 1)
  const stream = streams.get('s1')
  assert.is(stream && streamText(stream), 'good day')
})

defects('62: a mention of everyone given as true is a mention of mine too', async () => {
  const { run, client } = await connected()
  run.server.say('m8', { type: 1, content: 'all', mention: { all: true } })
  await run.pass(100)
  assert.is(client.conversation$(channelKey({ channelID: 'm8', channelType: 1 })).value?.isMentionMe, true)
})

defects.run()
