import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeNetwork } from '../../../../adapters/fakes/fake-socket.ts'
import { imageContent, textContent } from '../../../../domain/messaging/content/content.ts'
import { HeaderFlag, ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { aPhoto, createHeldUploads } from '../../../support/messaging/held-uploads.ts'
import { fieldsIn, spoken, textsOf } from '../../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../../support/messaging/messaging-run.ts'
import { loadPeer } from '../../../support/messaging/peer.ts'

// Rows 1 to 9 and 18 of requirement W9.1 on the whole client: what is sent is sent once, in order, or said to have failed.

const defects = suite('sent messages that the SDK loses, duplicates or reorders')

type Queue = {
  readonly sendingQueues: Map<number, { clientSeq: number }>
  flushSendingQueue(): void
}
type Wire = { sendPacket(packet: { clientSeq: number }): void }

const withUploads = () => {
  const uploads = createHeldUploads()
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), upload: uploads.upload }) })
  return { run, tasks: uploads.tasks }
}

defects('1: twelve messages written offline are sent as 1 to 12; the SDK sorts them as text', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1)
  const run = createMessagingRun()
  run.network.answerOpenings('refuse')
  const { client } = run.openTab()
  await run.pass(10)
  for (const number of numbers) client.send(textContent(`m${number}`), PEER)
  run.network.answerOpenings('accept')
  await run.pass(10_000)
  const sends = spoken(run, 'send')
  assert.equal(
    textsOf(sends),
    numbers.map((number) => `m${number}`),
  )
  assert.equal(
    sends.map(({ clientSeq }) => clientSeq),
    numbers,
  )

  const peer = await loadPeer()
  const sdk = peer.WKSDK.shared()
  const queue = sdk.chatManager as unknown as Queue
  const wire = sdk.connectManager as unknown as Wire
  const left: number[] = []
  const kept = wire.sendPacket
  wire.sendPacket = ({ clientSeq }) => left.push(clientSeq)
  for (const clientSeq of numbers) queue.sendingQueues.set(clientSeq, { clientSeq })
  queue.flushSendingQueue()
  queue.sendingQueues.clear()
  wire.sendPacket = kept
  assert.equal(left, [1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9])
})

defects(
  '2, 3: only CONNECT is sent before CONNACK, and messages written meanwhile are sent once',
  async () => {
    const run = createMessagingRun()
    run.network.setLatency(0, 300)
    const { client } = run.openTab()
    await run.pass(320)
    client.send(textContent('early'), PEER)
    await run.pass(250)
    assert.equal(
      run.server.heard.map(({ kind }) => kind),
      ['connect'],
    )
    await run.pass(5000)
    assert.equal(textsOf(spoken(run, 'send')), ['early'])
  },
)

defects('4, 5: a picture whose upload survives a reconnect is sent once, with its address', async () => {
  const { run, tasks } = withUploads()
  const { client } = run.openTab()
  await run.pass(10)
  client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  await run.pass(10)
  run.network.cutNow('abrupt')
  await run.pass(7000)
  assert.is(client.status$.value.state, 'connected')
  assert.is(spoken(run, 'send').length, 0)
  tasks[0]?.succeed('https://cdn/a.jpg')
  await run.pass(100)
  for (const share of [0.5, 1, 1]) tasks[0]?.progress(share)
  run.network.cutNow('abrupt')
  await run.pass(7000)
  assert.equal(
    spoken(run, 'send').map(({ payload }) => fieldsIn(payload)['url']),
    ['https://cdn/a.jpg'],
  )
})

defects('6: a picture whose upload fails is marked failed, and a reconnect does not send it', async () => {
  const { run, tasks } = withUploads()
  const { client } = run.openTab()
  await run.pass(10)
  const sending = client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  await run.pass(10)
  tasks[0]?.fail({ kind: 'rejected', code: 0, message: 'no such type' })
  await run.pass(10)
  assert.is((await sending.value.outcome).kind, 'refused')
  assert.is(client.messages$(PEER_KEY).value.messages[0]?.status, 'fail')
  run.network.cutNow('abrupt')
  await run.pass(7000)
  assert.is(spoken(run, 'send').length, 0)
})

defects('7: SENDACK 1 sets id and number, and a refusal fails the message with its reason', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  client.send(textContent('kept'), PEER)
  await run.pass(10)
  run.server.answerSends(ReasonCode.inBlacklist)
  const refused = client.send(textContent('refused'), PEER)
  assert.ok(refused.ok)
  await run.pass(500)
  const [kept, failed] = client.messages$(PEER_KEY).value.messages
  const stored = run.server.stored(PEER.channelID)[0]
  assert.equal([kept?.status, kept?.messageID, kept?.messageSeq], ['normal', stored?.id, 1])
  assert.equal([failed?.status, failed?.failReason], ['fail', ReasonCode.inBlacklist])
  assert.equal(await refused.value.outcome, { kind: 'refused', reasonCode: ReasonCode.inBlacklist })
})

defects(
  '8: a message without acknowledgement is sent five times under one number, and then fails',
  async () => {
    const run = createMessagingRun()
    const { client } = run.openTab()
    await run.pass(10)
    run.server.answerSends('silent')
    const sending = client.send(textContent('lost'), PEER)
    assert.ok(sending.ok)
    await run.pass(120_000)
    const sends = spoken(run, 'send')
    assert.is(sends.length, 5)
    assert.is(new Set(sends.map(({ clientMsgNo }) => clientMsgNo)).size, 1)
    assert.equal(await sending.value.outcome, { kind: 'refused', reasonCode: ReasonCode.unknown })
    await run.pass(600_000)
    assert.is(spoken(run, 'send').length, 5)
  },
)

defects('9: messages resent after a reconnect have the dup flag, new ones do not', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.answerSends('silent')
  client.send(textContent('twice'), PEER)
  await run.pass(10)
  run.network.cutNow('abrupt')
  run.server.answerSends(ReasonCode.success)
  await run.pass(10_000)
  const flags = spoken(run, 'send').map((send) => send.flags & HeaderFlag.dup)
  assert.equal(flags, [0, HeaderFlag.dup])
  assert.equal(textsIn(client), ['twice'])
})

defects('18: a reload resends unsent messages, in their order and once', async () => {
  const run = createMessagingRun()
  const before = run.openTab({ socket: createFakeNetwork(run.clock) })
  await run.pass(10)
  for (const text of ['one', 'two']) before.client.send(textContent(text), PEER)
  await run.pass(10)
  before.locks.kill()
  const { client } = run.openTab()
  await run.pass(10_000)
  assert.equal(textsOf(spoken(run, 'send')), ['one', 'two'])
  assert.equal(textsIn(client), ['one', 'two'])
})

defects.run()
