import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { HeaderFlag, ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { createMessagingRun, PEER, textsIn } from '../../support/messaging/messaging-run.ts'

const gone = suite('a failed message in a conversation that is deleted')

const failedOnce = async () => {
  const run = createMessagingRun()
  const tab = run.openTab()
  await run.pass(100)
  run.server.answerSends(ReasonCode.notAllowSend)
  tab.client.send(textContent('refused'), PEER)
  await run.pass(1000)
  return { run, ...tab }
}

const afterReload = async ({ run, kill }: Awaited<ReturnType<typeof failedOnce>>) => {
  await run.pass(3000)
  kill()
  const { client } = run.openTab()
  await run.pass(3000)
  const isListed = client.conversations$.value.some(({ channel }) => channel.channelID === PEER.channelID)
  return { texts: textsIn(client), isListed }
}

gone('does not bring a deleted conversation back on the next page', async () => {
  const failed = await failedOnce()
  await failed.client.removeConversation(PEER)
  assert.equal(await afterReload(failed), { texts: [], isListed: false })
})

gone('nor one that was deleted on another device', async () => {
  const failed = await failedOnce()
  const param = { channel_id: PEER.channelID, channel_type: 1 }
  failed.run.server.say('', { type: 99, cmd: 'conversationDeleted', param }, HeaderFlag.noPersist)
  assert.equal(await afterReload(failed), { texts: [], isListed: false })
})

gone('is not in a cleared conversation on the next page', async () => {
  const failed = await failedOnce()
  failed.client.clearConversation(PEER)
  assert.equal((await afterReload(failed)).texts, [])
})

gone('is there again on the next page when its conversation stays', async () => {
  assert.equal(await afterReload(await failedOnce()), { texts: ['refused'], isListed: true })
})

gone.run()
