import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { aRecv } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../support/messaging/model-server.ts'

const deleted = suite('a message deleted for this account')

/** A host that keeps, beside the server, what was deleted. */
const deletingHost =
  (gone: Set<string>, isWilling = true) =>
  (server: ModelServer): MessagingHost => {
    const host = hostOfServer(server)
    return {
      ...host,
      syncMessages: async (channel, pull) => {
        const answer = await host.syncMessages?.(channel, pull)
        if (!answer?.ok) return fail({ kind: 'offline' })
        return ok({
          ...answer.value,
          messages: answer.value.messages.filter(({ messageID }) => !gone.has(messageID)),
        })
      },
      removeMessage: async ({ messageID }) => {
        if (!isWilling) return fail({ kind: 'offline' })
        gone.add(messageID)
        return ok(undefined)
      },
    }
  }

const conversation = async (isWilling = true) => {
  const run = createMessagingRun({ host: deletingHost(new Set(), isWilling) })
  const tab = run.openTab()
  await run.pass(10)
  await tab.client.openConversation(PEER)
  for (const content of ['one', 'two', 'three']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(500)
  const message = tab.client.messages$(PEER_KEY).value.messages[1]
  assert.ok(message)
  return { run, ...tab, discard: () => tab.client.discard(PEER, message.clientMsgNo), message }
}

deleted('stays deleted when the conversation is opened again', async () => {
  const { run, client, discard } = await conversation()
  discard()
  await run.pass(500)
  client.closeConversation()
  await client.openConversation(PEER)
  await run.pass(500)
  assert.equal(textsIn(client), ['one', 'three'])
})

deleted('stays deleted after a reload', async () => {
  const { run, kill, discard } = await conversation()
  discard()
  await run.pass(2000)
  kill()
  const { client } = run.openTab()
  await run.pass(500)
  await client.openConversation(PEER)
  await run.pass(500)
  assert.equal(textsIn(client), ['one', 'three'])
})

deleted('is restored, without counting a second time, when the host refuses the deletion', async () => {
  const { run, client, discard } = await conversation(false)
  client.closeConversation()
  discard()
  await run.pass(500)
  assert.equal(textsIn(client), ['one', 'two', 'three'])
  assert.is(client.unreadTotal$.value, 0)
})

deleted('is exactly the chosen one, also where the server gives messages no client number', async () => {
  const { run, client } = await conversation()
  run.server.giveUp()
  for (const messageSeq of [4, 5]) {
    run.server.push(aRecv(messageSeq, { clientMsgNo: '' }))
  }
  await run.pass(500)
  client.discard(PEER, client.messages$(PEER_KEY).value.messages[4]?.clientMsgNo ?? '')
  await run.pass(500)
  assert.equal(textsIn(client), ['one', 'two', 'three', 't4'])
})

deleted('is deleted here when the host reports that another device deleted it', async () => {
  const { run, client, message } = await conversation()
  const param = { channel_id: PEER.channelID, channel_type: 1, client_msg_no: message.clientMsgNo }
  run.server.say('stranger', { type: 99, cmd: 'messageDeleted', param }, HeaderFlag.noPersist)
  await run.pass(100)
  assert.is(textsIn(client).length, 3)
  run.server.say('', { type: 99, cmd: 'messageDeleted', param }, HeaderFlag.noPersist)
  await run.pass(100)
  assert.equal(textsIn(client), ['one', 'three'])
})

deleted('causes no call when the server never had it', async () => {
  const { run, client } = await conversation()
  run.network.cutNow('clean')
  await run.pass(100)
  const sending = client.send({ contentType: 1, body: { kind: 'text', text: 'four' } }, PEER)
  assert.ok(sending.ok)
  client.discard(PEER, sending.value.clientMsgNo)
  assert.equal(await sending.value.outcome, { kind: 'cancelled' })
  await run.pass(20_000)
  assert.equal(textsIn(client), ['one', 'two', 'three'])
  assert.is(run.server.stored(PEER.channelID).filter(({ fromUID }) => fromUID === ME).length, 0)
})

deleted.run()
