import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { textContent } from '../../domain/messaging/content/content.ts'
import {
  createMessagingRun,
  ME,
  type MessagingRun,
  PEER,
  type Tab,
  textsIn,
} from '../support/messaging/messaging-run.ts'

// Gate G14 (requirement E4).
const tabs = suite('G14: many tabs, one socket, each message once in each')
const TAKEOVER_MS = 2000

const pair = async () => {
  const run = createMessagingRun()
  const first = run.openTab()
  await run.pass(100)
  const second = run.openTab()
  for (const { client } of [first, second]) void client.openConversation(PEER)
  await run.pass(1000)
  return { run, first, second }
}

/** Lets time pass and says for how long more than one socket was open. */
const passWatching = async (run: MessagingRun, ms: number): Promise<number> => {
  let doubledMs = 0
  for (let at = 0; at < ms; at += 100) {
    await run.pass(100)
    if (run.network.live() > 1) doubledMs += 100
  }
  return doubledMs
}

const say = (run: MessagingRun, text: string) => run.server.say(PEER.channelID, { type: 1, content: text })
const leads = async (run: MessagingRun, tab: Tab, text: string): Promise<void> => {
  tab.client.send(textContent(text), PEER)
  await run.pass(100)
}

tabs('a follower sends and receives through the leader, once each', async () => {
  const { run, first, second } = await pair()
  await leads(run, second, '1')
  say(run, '2')
  await leads(run, first, '3')
  for (const { client } of [first, second]) assert.equal(textsIn(client), ['1', '2', '3'])
  assert.equal([run.network.live(), run.network.opened.length], [1, 1])
})

tabs('a killed leader is replaced in two seconds, and nothing is lost or duplicated', async () => {
  const { run, first, second } = await pair()
  await leads(run, first, '1')
  second.client.send(textContent('2'), PEER)
  first.kill()
  say(run, '3')
  assert.is(await passWatching(run, TAKEOVER_MS), 0)
  assert.is(second.client.status$.value.state, 'connected')
  await run.pass(12_000)
  assert.equal(textsIn(second.client).toSorted(), ['1', '2', '3'])
  assert.is(run.server.stored(PEER.channelID).length, 3)
})

tabs('a leader that reports a freeze releases its lock at once', async () => {
  const { run, first, second } = await pair()
  first.lifecycle.set({ isFrozen: true })
  first.freeze()
  assert.ok((await passWatching(run, TAKEOVER_MS)) <= 1000)
  await leads(run, second, '1')
  assert.equal(textsIn(second.client), ['1'])
  first.thaw()
  first.lifecycle.set({ isFrozen: false })
  assert.ok((await passWatching(run, 12_000)) <= 1000)
  assert.equal(textsIn(first.client), ['1'])
  assert.is(run.network.live(), 1)
})

tabs('a slow leader executes what a follower requested once, however late it wakes', async () => {
  const { run, first, second } = await pair()
  first.freeze()
  second.client.send(textContent('1'), PEER)
  await run.pass(3000)
  first.thaw()
  await run.pass(3000)
  for (const { client } of [first, second]) assert.equal(textsIn(client), ['1'])
  assert.is(run.server.stored(PEER.channelID).length, 1)
  assert.is(run.network.live(), 1)
})

tabs('a hidden leader gives the lock to a tab that becomes visible', async () => {
  const { run, first, second } = await pair()
  first.lifecycle.set({ isVisible: false })
  second.lifecycle.set({ isVisible: false })
  await run.pass(100)
  second.lifecycle.set({ isVisible: true })
  assert.ok((await passWatching(run, TAKEOVER_MS)) <= 1000)
  await leads(run, second, '1')
  assert.equal(textsIn(second.client), ['1'])
  assert.is(run.network.live(), 1)
})

tabs('a leader that becomes hidden gives the lock to a tab that was visible all along', async () => {
  const { run, first, second } = await pair()
  first.lifecycle.set({ isVisible: false })
  await run.pass(10 * 60_000)
  assert.is(second.client.status$.value.state, 'connected')
  assert.is(run.network.live(), 1)
  await leads(run, second, '1')
  assert.equal(textsIn(second.client), ['1'])
})

tabs('a disconnect in any tab ends the connection of all', async () => {
  const { run, first, second } = await pair()
  second.client.disconnect()
  await run.pass(60_000)
  assert.is(run.network.live(), 0)
  for (const { client } of [first, second]) assert.is(client.status$.value.status, 0)
})

tabs('nothing of one account reaches the tab of another', async () => {
  const { run, first } = await pair()
  const identity = { uid: 'u2', token: 't', deviceFlag: 1, deviceID: 'tab-9', protocolVersion: 4 }
  const other = run.openTab({ identity, address: 'nowhere', host: {} })
  const heard: unknown[] = []
  other.client.arrived.subscribe((message) => heard.push(message))
  await run.pass(100)
  await leads(run, first, 'private')
  say(run, 'private too')
  await run.pass(1000)
  assert.equal(textsIn(other.client), [])
  assert.equal(heard, [])
  assert.is(other.client.conversations$.value.length, 0)
  assert.is(first.client.uid, ME)
})

tabs('a message that waits in a killed tab is sent by the next leader', async () => {
  const { run, first, second } = await pair()
  run.network.answerOpenings('refuse')
  run.network.cutNow('abrupt')
  await run.pass(100)
  first.client.send(textContent('kept'), PEER)
  await run.pass(100)
  first.kill()
  run.network.answerOpenings('accept')
  await run.pass(12_000)
  assert.is(run.server.stored(PEER.channelID).length, 1)
  assert.equal(textsIn(second.client), ['kept'])
})

tabs.run()
