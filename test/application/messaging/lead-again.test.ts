import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { imageContent } from '../../../domain/messaging/content/content.ts'
import { ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { aPhoto, createHeldUploads } from '../../support/messaging/held-uploads.ts'
import { createMessagingRun, hostOfServer, PEER } from '../../support/messaging/messaging-run.ts'

const leading = suite('a tab that becomes leader after another, or again')

const kickedInTwoTabs = async () => {
  const run = createMessagingRun()
  const [first, second] = [run.openTab(), run.openTab()]
  second.lifecycle.set({ isVisible: false })
  await run.pass(100)
  run.server.push({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: 'elsewhere' })
  await run.pass(1000)
  const states = () => [first, second].map(({ client }) => client.status$.value.state)
  assert.equal(states(), ['kicked', 'kicked'])
  return { run, first, second, states }
}

leading('does not reconnect an account that another device has kicked', async () => {
  const { run, first, second, states } = await kickedInTwoTabs()
  first.lifecycle.set({ isVisible: false })
  second.lifecycle.set({ isVisible: true })
  await run.pass(60_000)
  assert.equal(states(), ['kicked', 'kicked'])
  assert.is(run.server.sessions(), 1)
})

leading('reconnects a kicked account when the shopper asks, from either tab', async () => {
  const { run, first, second, states } = await kickedInTwoTabs()
  first.lifecycle.set({ isVisible: false })
  second.lifecycle.set({ isVisible: true })
  await run.pass(1000)
  first.client.retry()
  await run.pass(1000)
  assert.equal(states(), ['connected', 'connected'])
})

leading('stays kicked when its page was only frozen meanwhile', async () => {
  const { run, first, second, states } = await kickedInTwoTabs()
  second.kill()
  first.lifecycle.set({ isFrozen: true })
  await run.pass(1000)
  first.lifecycle.set({ isFrozen: false })
  await run.pass(60_000)
  assert.is(states()[0], 'kicked')
  first.client.disconnect()
  await run.pass(100)
  assert.is(states()[0], 'off')
})

leading('does not upload a picture again that the host already has', async () => {
  const { upload, tasks } = createHeldUploads()
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), upload }) })
  const { client, lifecycle } = run.openTab()
  await run.pass(100)
  run.server.answerSends('silent')
  client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  await run.pass(100)
  tasks[0]?.succeed('https://cdn/a.jpg')
  await run.pass(100)
  lifecycle.set({ isFrozen: true })
  await run.pass(100)
  lifecycle.set({ isFrozen: false })
  await run.pass(500)
  assert.is(tasks.length, 1)
})

leading.run()
