import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendOutcome } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createMessagingRun, ME, PEER, textsIn } from '../../support/messaging/messaging-run.ts'

const echoes = suite('an own message that the server sends back (requirement E1)')

/** One that the server has taken without an answer, and sends to every device of its sender. */
const sendUnanswered = async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(100)
  run.server.answerSends('silent')
  const sending = client.send(textContent('hello'), PEER)
  assert.ok(sending.ok)
  const { clientMsgNo, outcome } = sending.value
  let told: SendOutcome | undefined
  void outcome.then((one) => {
    told = one
  })
  await run.pass(100)
  run.server.push({
    kind: 'recv',
    flags: 1,
    setting: 0,
    msgKey: '',
    fromUID: ME,
    channelID: PEER.channelID,
    channelType: PEER.channelType,
    expire: 0,
    clientMsgNo,
    messageID: '77',
    messageSeq: 1,
    timestamp: 1_700_000_000,
    payload: new TextEncoder().encode('{"type":1,"content":"hello"}'),
  })
  await run.pass(100)
  return { run, client, told: () => told, sent: () => run.server.heard.filter(({ kind }) => kind === 'send') }
}

echoes('counts as its acknowledgement: it is shown once, as sent', async () => {
  const { client, told } = await sendUnanswered()
  assert.equal(told(), { kind: 'stored', messageID: '77', messageSeq: 1 })
  assert.equal(textsIn(client), ['hello'])
})

echoes('is not resent, however long its acknowledgement is missing', async () => {
  const { run, sent } = await sendUnanswered()
  await run.pass(60_000)
  assert.is(sent().length, 1)
})

echoes.run()
