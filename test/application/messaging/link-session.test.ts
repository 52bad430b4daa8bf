import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { type Packet, ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { frameOf, tapNetwork } from '../../support/messaging/messages.ts'
import { createMessagingRun, ME, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'

const session = suite('the session of one connection')

/** A client whose CONNECT nobody has answered, and what writes to it past the server. */
const waiting = async () => {
  const run = createMessagingRun()
  const write = tapNetwork(run)
  const { client } = run.openTab()
  await run.pass(10)
  const stateOf = () => client.messages$(PEER_KEY).value.messages[0]?.status
  return { run, client, stateOf, write: (packet: Packet) => write(frameOf(packet, 4)) }
}

session('uses the requested version when the server names none', async () => {
  const run = createMessagingRun()
  const identity = { uid: ME, token: 't', deviceFlag: 1, deviceID: 'tab-1', protocolVersion: 3 }
  const { client } = run.openTab({ identity })
  await run.pass(10)
  run.server.say(PEER.channelID, { type: 1, content: 'three' })
  client.send(textContent('back'), PEER, { expireSeconds: 60 })
  await run.pass(200)
  assert.equal(textsIn(client), ['three', 'back'])
  const sent = run.server.heard.find((packet) => packet.kind === 'send')
  assert.is(sent?.kind === 'send' && sent.expire, 60)
})

session('ignores acknowledgements before CONNACK', async () => {
  const { run, client, stateOf, write } = await waiting()
  run.server.answerSends('silent')
  client.send(textContent('whose is it'), PEER)
  await run.pass(200)
  const sent = run.server.heard.find((packet) => packet.kind === 'send')
  const clientSeq = sent?.kind === 'send' ? sent.clientSeq : 0
  run.server.answerConnects('silent')
  run.network.cutNow('abrupt')
  await run.pass(6500)
  assert.is(client.status$.value.state, 'connecting')
  write({ kind: 'sendack', flags: 0, messageID: '9', clientSeq, messageSeq: 1, reasonCode: 1 })
  await run.pass(10)
  assert.is(stateOf(), 'wait')
})

session('is refused for good by a DISCONNECT instead of CONNACK', async () => {
  const run = createMessagingRun()
  const write = tapNetwork(run)
  run.server.answerConnects('silent')
  const { client } = run.openTab()
  await run.pass(10)
  write(frameOf({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: '' }, 4))
  await run.pass(600_000)
  assert.equal(
    [client.status$.value.state, client.status$.value.reasonCode],
    ['kicked', ReasonCode.connectKick],
  )
})

session('starts on a device whose clock has fractions of a millisecond', async () => {
  const run = createMessagingRun()
  const clock = { now: () => run.clock.now() + 0.25, after: run.clock.after }
  const { client } = run.openTab({ clock })
  await run.pass(10)
  assert.is(client.status$.value.state, 'connected')
})

session.run()
