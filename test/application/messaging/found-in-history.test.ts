import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendOutcome } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  ME,
  PEER,
  PEER_KEY,
} from '../../support/messaging/messaging-run.ts'

const found = suite('an unacknowledged message that appears in the history')

/** A server that answers no SEND, and a host that has one of its messages: `store` names it. */
const unanswered = async () => {
  let clientMsgNo = ''
  const run = createMessagingRun({
    isDeduplicating: false,
    host: (server) => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncMessages: async (channel, pull) => {
          const answer = await host.syncMessages?.(channel, pull)
          if (!answer?.ok || clientMsgNo === '') return answer ?? fail({ kind: 'offline' })
          const stored = makeMessage(1, { channel, fromUID: ME, clientMsgNo, messageID: '77' })
          return ok({ messages: [stored], hasMore: false })
        },
      }
    },
  })
  const [first, second] = [run.openTab(), run.openTab()]
  await run.pass(100)
  run.server.answerSends('silent')
  const sending = first.client.send(textContent('hello'), PEER)
  assert.ok(sending.ok)
  let told: SendOutcome | undefined
  void sending.value.outcome.then((outcome) => {
    told = outcome
  })
  await run.pass(100)
  return {
    run,
    first,
    second,
    told: () => told,
    sent: () => run.server.heard.filter(({ kind }) => kind === 'send').length,
    store: () => {
      clientMsgNo = sending.value.clientMsgNo
    },
  }
}

const STORED = { kind: 'stored', messageID: '77', messageSeq: 1 }

found('counts as sent and is not sent again', async () => {
  const { run, first, told, sent, store } = await unanswered()
  store()
  await first.client.openConversation(PEER)
  await run.pass(60_000)
  assert.equal([told(), sent()], [STORED, 1])
})

found('counts as sent when a follower tab loaded the page', async () => {
  const { run, second, told, sent, store } = await unanswered()
  store()
  await second.client.openConversation(PEER)
  await run.pass(60_000)
  assert.equal([told(), sent()], [STORED, 1])
})

found('is not marked as failed, not even on the next page', async () => {
  const { run, first, second, told, store } = await unanswered()
  await run.pass(120_000)
  assert.is(told()?.kind, 'refused')
  store()
  await first.client.openConversation(PEER)
  await run.pass(3000)
  first.kill()
  second.kill()
  const { client } = run.openTab()
  await run.pass(3000)
  assert.equal(
    client.messages$(PEER_KEY).value.messages.filter(({ status }) => status === 'fail'),
    [],
  )
})

found.run()
