import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { recvOf } from '../../support/messaging/messages.ts'
import { createMessagingRun, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'

const unstored = suite('unstored messages, to which a server gives no id (requirement W12)')

unstored('SENDs acknowledged with id 0 are sent, and stay separate messages', async () => {
  const run = createMessagingRun({ unstoredID: '0' })
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  const errors: unknown[] = []
  client.errors.subscribe((error) => errors.push(error))
  const outcomes = ['satu', 'dua'].map((text) => {
    const sending = client.send(textContent(text), PEER, { isTransient: true })
    assert.ok(sending.ok)
    return sending.value.outcome
  })
  await run.pass(500)
  assert.equal(await Promise.all(outcomes), [
    { kind: 'stored', messageID: '', messageSeq: 0 },
    { kind: 'stored', messageID: '', messageSeq: 0 },
  ])
  assert.equal(textsIn(client), ['satu', 'dua'])
  assert.equal(errors, [])
})

unstored('two messages received with id 0 stay separate, and are acknowledged unchanged', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  for (const content of ['satu', 'dua']) {
    const message = run.server.keep(PEER.channelID, { type: 1, content }, HeaderFlag.noPersist)
    run.server.push({ ...recvOf(message), messageID: '0', clientMsgNo: content })
  }
  await run.pass(100)
  assert.equal(textsIn(client), ['satu', 'dua'])
  assert.equal(
    run.server.heard.flatMap((packet) => (packet.kind === 'recvack' ? [packet.messageID] : [])),
    ['0', '0'],
  )
  assert.is(client.messages$(PEER_KEY).value.messages[0]?.messageID, '')
})

unstored.run()
