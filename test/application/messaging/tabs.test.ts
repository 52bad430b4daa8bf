import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { createMessagingRun, PEER, PEER_KEY, textsIn } from '../../support/messaging/messaging-run.ts'

const tabs = suite('several tabs of the chat')

const statusesIn = ({ messages$ }: Messaging): readonly string[] =>
  messages$(PEER_KEY).value.messages.map(({ status }) => status)

tabs('a follower tab shows waiting and failed messages from before it was opened', async () => {
  const run = createMessagingRun()
  const first = run.openTab()
  await run.pass(10)
  run.server.answerSends(ReasonCode.notAllowSend)
  first.client.send(textContent('refused'), PEER)
  await run.pass(100)
  run.server.answerSends('silent')
  first.client.send(textContent('waits'), PEER)
  await run.pass(100)
  const second = run.openTab()
  await run.pass(100)
  assert.equal(textsIn(second.client), ['refused', 'waits'])
  assert.equal(statusesIn(second.client), ['fail', 'wait'])
  assert.is(run.network.live(), 1)

  run.server.answerSends(ReasonCode.success)
  await run.pass(30_000)
  assert.equal([...statusesIn(second.client)].sort(), ['fail', 'normal'])
  const number = second.client
    .messages$(PEER_KEY)
    .value.messages.find(({ status }) => status === 'fail')?.clientMsgNo
  second.client.resend(PEER, number ?? '')
  await run.pass(1000)
  for (const { client } of [first, second]) {
    assert.equal([...textsIn(client)].sort(), ['refused', 'waits'])
    assert.equal(statusesIn(client), ['normal', 'normal'])
    await client.dispose()
  }
})

tabs('a client that has ended receives nothing from the other tabs any more', async () => {
  const run = createMessagingRun()
  const first = run.openTab()
  const second = run.openTab()
  await run.pass(10)
  await second.client.dispose()
  first.client.send(textContent('hello'), PEER)
  await run.pass(100)
  assert.equal([textsIn(first.client), textsIn(second.client)], [['hello'], []])
})

tabs('a message on which the server closes is given up with a reason, and the next one is sent', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  run.server.hangUpAt('poison')
  const bad = client.send(textContent('poison'), PEER)
  const good = client.send(textContent('and this?'), PEER)
  assert.ok(bad.ok && good.ok)
  await run.pass(120_000)
  assert.equal(await bad.value.outcome, { kind: 'refused', reasonCode: ReasonCode.systemError })
  assert.is((await good.value.outcome).kind, 'stored')
  assert.is(client.status$.value.state, 'connected')
  await client.dispose()
})

tabs('the unread count is the same in every tab, and reading in one clears it in all', async () => {
  const run = createMessagingRun()
  const [first, second] = [run.openTab(), run.openTab()]
  await run.pass(100)
  const counts = () => [first, second].map(({ client }) => client.unreadTotal$.value)
  for (const content of ['one', 'two']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(100)
  assert.equal(counts(), [2, 2])
  void second.client.openConversation(PEER)
  await run.pass(1000)
  assert.equal(counts(), [0, 0])
  run.server.say(PEER.channelID, { type: 1, content: 'three' })
  await run.pass(1000)
  assert.equal(counts(), [0, 0], 'it is being read in the second')
  for (const { client } of [first, second]) await client.dispose()
})

tabs('a hidden tab knows that another is visible, also after that one crashes', async () => {
  const run = createMessagingRun()
  const hidden = run.openTab()
  const other = run.openTab()
  hidden.lifecycle.set({ isVisible: false })
  await run.pass(100)
  const asked = async (): Promise<boolean | undefined> => {
    let answer: boolean | undefined
    void hidden.client.isSeenElsewhere().then((isSeen) => {
      answer = isSeen
    })
    await run.pass(1000)
    return answer
  }
  assert.is(await asked(), true)
  other.lifecycle.set({ isVisible: false })
  assert.is(await asked(), false)
  other.lifecycle.set({ isVisible: true })
  assert.is(await asked(), true)
  other.kill()
  assert.is(await asked(), false)
  await hidden.client.dispose()
})

tabs('a page that the browser freezes leaves the socket to another one', async () => {
  const run = createMessagingRun()
  const [first, second] = [run.openTab(), run.openTab()]
  await run.pass(100)
  first.lifecycle.set({ isFrozen: true })
  await run.pass(1000)
  assert.equal([run.server.sessions(), run.network.live()], [2, 1])
  run.server.say(PEER.channelID, { type: 1, content: 'heard' })
  await run.pass(100)
  assert.equal(textsIn(second.client), ['heard'])
})

tabs('a disconnect requested in one tab also holds for later leaders', async () => {
  const run = createMessagingRun()
  const [first, second, third] = [run.openTab(), run.openTab(), run.openTab()]
  await run.pass(100)
  second.client.disconnect()
  await run.pass(100)
  assert.is(run.network.live(), 0)
  first.kill()
  second.kill()
  await run.pass(10_000)
  assert.equal([run.server.sessions(), run.network.live()], [1, 0])
  third.client.connect()
  await run.pass(1000)
  assert.equal([run.server.sessions(), run.network.live()], [2, 1])
})

tabs.run()
