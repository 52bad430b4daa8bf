import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { mergePage } from '../../../domain/messaging/conversations/transcript.ts'
import {
  HeaderFlag,
  hasFlag,
  type Packet,
  type Send,
  SettingBit,
} from '../../../domain/messaging/wire/packets.ts'
import { makeMessage, recvOf, tapNetwork } from '../../support/messaging/messages.ts'
import { createMessagingRun, ME, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'

const engine = suite('known defects of public messaging clients')

const sendsIn = (heard: readonly Packet[]): readonly Send[] =>
  heard.flatMap((packet) => (packet.kind === 'send' ? [packet] : []))
const textOf = ({ payload }: Send): string => JSON.parse(new TextDecoder().decode(payload)).content

const open = async (options: Parameters<typeof createMessagingRun>[0] = {}) => {
  const run = createMessagingRun(options)
  const tab = run.openTab()
  await run.pass(10)
  await tab.client.openConversation(PEER)
  await run.pass(10)
  return { run, client: tab.client }
}

/** Says something that the server stores and never answers for, until it is given up. */
const giveUp = async ({ run, client }: Awaited<ReturnType<typeof open>>, text: string): Promise<string> => {
  run.server.answerSends('silent')
  const sending = client.send(textContent(text), PEER)
  assert.ok(sending.ok)
  await run.pass(120_000)
  assert.is(statusOf(client, sending.value.clientMsgNo), 'fail')
  return sending.value.clientMsgNo
}
const statusOf = (client: Messaging, clientMsgNo: string): string | undefined =>
  client.messages$(PEER_KEY).value.messages.find((one) => one.clientMsgNo === clientMsgNo)?.status

engine(
  'a failed message that was edited is sent under a new number, so that one number has one text',
  async () => {
    const opened = await open()
    const { run, client } = opened
    const first = await giveUp(opened, 'besok jam 9')
    run.server.answerSends(1)
    client.resend(PEER, first, textContent('besok jam 10'))
    await run.pass(2000)
    const texts = new Map<string, Set<string>>()
    for (const send of sendsIn(run.server.heard)) {
      texts.set(send.clientMsgNo, (texts.get(send.clientMsgNo) ?? new Set()).add(textOf(send)))
    }
    assert.equal(
      [...texts.values()].map((one) => [...one]),
      [['besok jam 9'], ['besok jam 10']],
    )
    assert.equal(textsIn(client), ['besok jam 10'])
    const edited = sendsIn(run.server.heard).at(-1)
    assert.is(edited && hasFlag(edited.flags, HeaderFlag.dup), false)
  },
)

engine('an edited message keeps its reply and its receipt request', async () => {
  const { run, client } = await open()
  run.server.answerSends(19)
  const reply = { messageID: '7', messageSeq: 1, fromUID: 'm7', fromName: 'Toko', rootMessageID: '' }
  const said = textContent('ini', { reply: { ...reply, payload: textContent('apa?') } as never })
  const sending = client.send(said, PEER, { wantsReceipt: true })
  assert.ok(sending.ok)
  await run.pass(500)
  run.server.answerSends(1)
  client.resend(PEER, sending.value.clientMsgNo, textContent('itu'))
  await run.pass(500)
  const [message] = client.messages$(PEER_KEY).value.messages
  assert.is(message?.content.body.kind === 'text' && message.content.body.text, 'itu')
  assert.is(message?.content.reply?.messageID, '7')
  assert.is((message?.setting ?? 0) & SettingBit.receipt, SettingBit.receipt)
})

engine('a late acknowledgement corrects "failed"', async () => {
  const opened = await open()
  const { run, client } = opened
  const name = await giveUp(opened, 'halo')
  const last = sendsIn(run.server.heard).at(-1)
  assert.ok(last)
  run.server.push({
    kind: 'sendack',
    flags: 0,
    messageID: '77',
    clientSeq: last.clientSeq,
    messageSeq: 1,
    reasonCode: 1,
  })
  await run.pass(100)
  const [message] = client.messages$(PEER_KEY).value.messages
  assert.equal([message?.status, message?.messageID, message?.messageSeq], ['normal', '77', 1])
  assert.equal(await run.records.list('outbox', `${ME}\n`), { ok: true, value: [] })
  assert.is(statusOf(client, name), 'normal')
})

engine('a message that is resent by hand has the dup flag', async () => {
  for (const reason of [19, 'silent'] as const) {
    const { run, client } = await open()
    run.server.answerSends(reason)
    const sending = client.send(textContent('halo'), PEER)
    assert.ok(sending.ok)
    await run.pass(120_000)
    const before = sendsIn(run.server.heard).length
    assert.is(hasFlag(sendsIn(run.server.heard)[0]?.flags ?? 8, HeaderFlag.dup), false)
    run.server.answerSends(1)
    client.resend(PEER, sending.value.clientMsgNo)
    await run.pass(3000)
    const again = sendsIn(run.server.heard).slice(before)
    assert.equal(
      again.map(({ clientMsgNo, flags }) => [clientMsgNo, hasFlag(flags, HeaderFlag.dup)]),
      [[sending.value.clientMsgNo, true]],
    )
    assert.is(statusOf(client, sending.value.clientMsgNo), 'normal')
  }
})

engine('one id is one message, however its copies differ', async () => {
  const { run, client } = await open()
  const first = run.server.keep(PEER.channelID, { type: 1, content: 'halo' })
  run.server.push({ ...recvOf(first), clientMsgNo: 'a' })
  run.server.push({ ...recvOf(first), clientMsgNo: 'b' })
  await run.pass(100)
  assert.equal(textsIn(client), ['halo'])
  assert.is(client.conversations$.value[0]?.unread ?? 0, 0)
  // In a page of history, whose host leaves the numbers out.
  const known = makeMessage(3, { messageID: '9', clientMsgNo: 'c' })
  const told = makeMessage(0, { messageID: '9', clientMsgNo: '9' })
  const transcript = { messages: [known], gaps: [], isComplete: false }
  assert.is(mergePage(transcript, [told], false).messages.length, 1)
})

engine('a message with a visibility list of numeric uids is shown to them alone', async () => {
  const { run, client } = await open()
  run.server.say(PEER.channelID, { type: 1, content: 'untuk 5', visibles: [5] })
  run.server.say(PEER.channelID, { type: 1, content: 'tak terbaca', visibles: [{}] })
  run.server.say(PEER.channelID, { type: 1, content: 'untuk saya', visibles: [5, ME] })
  run.server.say(PEER.channelID, { type: 1, content: 'bukan saya', invisibles: [5, ME] })
  run.server.say(PEER.channelID, { type: 1, content: 'semua', visibles: [] })
  await run.pass(100)
  assert.equal(textsIn(client), ['untuk saya', 'semua'])
})

engine('a history cleared on another device keeps newer and unsent messages', async () => {
  const { run, client } = await open()
  for (const content of ['satu', 'dua', 'tiga']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(100)
  run.server.answerSends('silent')
  client.send(textContent('menunggu'), PEER)
  await run.pass(100)
  const param = { channel_id: PEER.channelID, channel_type: 1, message_seq: 2 }
  const command = run.server.keep(ME, { type: 99, cmd: 'historyCleared', param }, HeaderFlag.noPersist)
  run.server.push(recvOf(command))
  await run.pass(100)
  assert.equal(textsIn(client), ['tiga', 'menunggu'])
  const last = client.conversations$.value.find(({ channel }) => channel.channelID === PEER.channelID)
  assert.is(last?.lastMessage?.content.body.kind, 'text')
})

engine('a device clock that is set back does not date messages into the past', async () => {
  const { run, client } = await open()
  const before = client.now()
  await run.pass(1000)
  run.jump(-3_600_000)
  client.send(textContent('halo'), PEER)
  await run.pass(500)
  const [message] = client.messages$(PEER_KEY).value.messages
  assert.ok((message?.timestamp ?? 0) >= Math.floor(before / 1000), 'the message is older than the room')
  run.network.cutNow('clean')
  await run.pass(10_000)
  assert.is(client.status$.value.state, 'connected')
  assert.ok(Math.abs(client.now() - run.clock.now()) < 2000)
})

engine('an unknown packet type, a refusal and a DISCONNECT are logged with their reason', async () => {
  const run = createMessagingRun()
  const write = tapNetwork(run)
  const { client } = run.openTab()
  await run.pass(10)
  // Type 13, two bytes of body.
  for (let at = 0; at < 3; at++) write(Uint8Array.of(0xd0, 2, 1, 2))
  await run.pass(10)
  const logged = (what: string) =>
    run.log.written.filter(({ event }) => event === what).map(({ fields }) => fields)
  assert.equal(logged('messaging-unsupported'), [{ type: 13 }])
  run.server.push({ kind: 'disconnect', flags: 0, reasonCode: 12, reason: 'login in other device' })
  await run.pass(10)
  assert.equal(
    [client.status$.value.state, client.status$.value.reasonCode, client.status$.value.reason],
    ['kicked', 12, 'login in other device'],
  )
  assert.equal(logged('messaging-disconnected'), [{ code: 12, reason: 'login in other device' }])
  run.server.answerConnects(2)
  client.retry()
  await run.pass(500)
  assert.equal(logged('messaging-refused'), [{ code: 2, reason: 'authFail' }])
  assert.is(client.status$.value.reason, undefined)
})

engine.run()
