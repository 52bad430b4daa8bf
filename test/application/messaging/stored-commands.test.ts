import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { HeaderFlag, type Packet } from '../../../domain/messaging/wire/packets.ts'
import { ME, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'
import { createV2Run } from '../../support/messaging/v2-server.ts'

const commands = suite('sync-once messages, which servers number separately (requirement W12)')

const text = (content: string) => ({ type: 1, content })
const COMMAND = { type: 99, cmd: 'channelUpdate', param: {} }
const OWN_COMMAND = { type: 99, cmd: 'unreadClear', param: { channel_id: PEER.channelID, unread: 0 } }
const acksIn = (heard: readonly Packet[]): readonly number[] =>
  heard.flatMap((packet) => (packet.kind === 'recvack' ? [packet.messageSeq] : []))

commands(
  'a message, three stored commands, three messages: all four messages are there, none counts as missing',
  async () => {
    const run = createV2Run()
    const { client } = run.openTab()
    await run.pass(10)
    await client.openConversation(PEER)
    run.server.say(PEER.channelID, text('satu'))
    for (let at = 0; at < 3; at++) run.server.say(PEER.channelID, COMMAND, HeaderFlag.syncOnce)
    for (const content of ['dua', 'tiga', 'empat']) run.server.say(PEER.channelID, text(content))
    await run.pass(2000)
    assert.equal(textsIn(client), ['satu', 'dua', 'tiga', 'empat'])
    assert.equal(client.messages$(PEER_KEY).value.gaps, [])
    // RECVACK has the number that the server gave each, in whatever it counts them.
    assert.equal(acksIn(run.server.heard), [1, 1, 2, 3, 2, 3, 4])
  },
)

commands('commands before the messages delay nothing and leave no gap', async () => {
  const run = createV2Run()
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  for (let at = 0; at < 5; at++) run.server.say(PEER.channelID, COMMAND, HeaderFlag.syncOnce)
  for (const content of ['satu', 'dua']) run.server.say(PEER.channelID, text(content))
  await run.pass(10)
  assert.equal(textsIn(client), ['satu', 'dua'])
  await run.pass(2000)
  assert.equal(client.messages$(PEER_KEY).value.gaps, [])
})

commands('a sync-once message that is sent here takes no number of the conversation', async () => {
  const run = createV2Run()
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  run.server.say(PEER.channelID, text('satu'))
  run.server.say(PEER.channelID, text('dua'))
  await run.pass(100)
  const sending = client.send(textContent('sekali'), PEER, { isSyncedOnce: true })
  await run.pass(200)
  assert.ok(sending.ok)
  const outcome = await sending.value.outcome
  assert.is(outcome.kind === 'stored' && outcome.messageSeq, 0)
  client.send(textContent('tiga'), PEER)
  await run.pass(200)
  run.server.say(PEER.channelID, text('empat'))
  await run.pass(2000)
  assert.equal(textsIn(client), ['satu', 'dua', 'sekali', 'tiga', 'empat'])
  assert.equal(client.messages$(PEER_KEY).value.gaps, [])
})

commands('commands stored while offline are executed once and acknowledged', async () => {
  const run = createV2Run({ hasCommandSync: true })
  const tab = run.openTab()
  await run.pass(10)
  run.server.say(PEER.channelID, text('satu'))
  run.server.say(PEER.channelID, COMMAND, HeaderFlag.syncOnce)
  await run.pass(100)
  const performed: (string | undefined)[] = []
  tab.client.commands.subscribe(({ content: { body } }) => {
    performed.push(body.kind === 'command' ? body.cmd : undefined)
  })
  run.network.cutNow('clean')
  run.server.giveUp()
  run.server.keep(PEER.channelID, COMMAND, HeaderFlag.syncOnce)
  run.server.keep(PEER.channelID, { ...COMMAND, cmd: 'memberUpdate' }, HeaderFlag.syncOnce)
  run.server.keep(PEER.channelID, text('dua'))
  run.server.giveUp()
  await run.pass(8000)
  assert.equal(performed, ['channelUpdate', 'memberUpdate'])
  assert.equal(run.acknowledged, [3])
  assert.is(tab.client.conversations$.value[0]?.unread, 2)
  run.network.cutNow('clean')
  await run.pass(8000)
  assert.equal(performed, ['channelUpdate', 'memberUpdate'])
})

commands(
  'commands belong to the conversation of their sender, whatever channel the server names',
  async () => {
    const run = createV2Run({ hasCommandSync: true })
    for (const at of [1, 2]) run.server.keep(PEER.channelID, { ...COMMAND, at }, HeaderFlag.syncOnce)
    run.server.giveUp()
    run.server.keep(PEER.channelID, text('satu'))
    const { client } = run.openTab()
    const heard: unknown[] = []
    client.commands.subscribe(({ channel, messageSeq, commandSeq }) => {
      heard.push([channel.channelID, messageSeq, commandSeq])
    })
    await run.pass(100)
    assert.equal(heard, [
      [PEER.channelID, 0, 1],
      [PEER.channelID, 0, 2],
    ])
  },
)

commands('more than a page of them are loaded page by page', async () => {
  const run = createV2Run({ hasCommandSync: true })
  for (let at = 0; at < 450; at++) run.server.keep(PEER.channelID, COMMAND, HeaderFlag.syncOnce)
  run.server.giveUp()
  run.server.keep(PEER.channelID, text('satu'))
  const { client } = run.openTab()
  let count = 0
  client.commands.subscribe(() => {
    count += 1
  })
  await run.pass(100)
  assert.is(count, 450)
  assert.equal(run.acknowledged, [200, 400, 450])
})

commands('an old command that arrives late does not override newer list data', async () => {
  const run = createV2Run({ hasCommandSync: true })
  run.server.keep(PEER.channelID, OWN_COMMAND, HeaderFlag.syncOnce, { fromUID: '' })
  run.server.keep(PEER.channelID, text('satu'))
  run.server.keep(PEER.channelID, text('dua'))
  run.server.giveUp()
  const { client } = run.openTab()
  await run.pass(100)
  assert.is(client.conversations$.value[0]?.unread, 2)
  assert.is(client.uid, ME)
})

commands.run()
