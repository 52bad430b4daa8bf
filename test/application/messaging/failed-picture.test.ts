import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { imageContent, textContent } from '../../../domain/messaging/content/content.ts'
import { aPhoto, createHeldUploads } from '../../support/messaging/held-uploads.ts'
import { fieldsIn, spoken } from '../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../support/messaging/messaging-run.ts'

const failed = suite('a picture whose upload has failed')

const REFUSED = { kind: 'rejected', code: 0, message: 'no room' } as const

const withUploads = () => {
  const uploads = createHeldUploads()
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), upload: uploads.upload }) })
  const addresses = () => spoken(run, 'send').map(({ payload }) => fieldsIn(payload)['url'])
  return { run, tasks: uploads.tasks, addresses }
}

const aFailedPicture = async ({ run, tasks }: ReturnType<typeof withUploads>) => {
  const tab = run.openTab()
  await run.pass(10)
  const sending = tab.client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  await run.pass(10)
  tasks[0]?.fail(REFUSED)
  await run.pass(10)
  assert.is(tab.client.messages$(PEER_KEY).value.messages[0]?.status, 'fail')
  return { ...tab, clientMsgNo: sending.value.clientMsgNo }
}

failed('is uploaded again when it is resent, and sent with its new address', async () => {
  const world = withUploads()
  const { client, clientMsgNo } = await aFailedPicture(world)
  client.resend(PEER, clientMsgNo)
  await world.run.pass(10)
  world.tasks[1]?.succeed('https://cdn/a.jpg')
  await world.run.pass(500)
  assert.equal(world.addresses(), ['https://cdn/a.jpg'])
})

failed('does not block later messages, resent or not', async () => {
  const world = withUploads()
  const { client, clientMsgNo } = await aFailedPicture(world)
  client.resend(PEER, clientMsgNo)
  await world.run.pass(10)
  client.send(textContent('never mind'), PEER)
  world.tasks[1]?.fail(REFUSED)
  await world.run.pass(500)
  assert.equal(
    spoken(world.run, 'send').map(({ payload }) => fieldsIn(payload)['content']),
    ['never mind'],
  )
})

failed('is not resent without its file when the rows could not store it', async () => {
  const world = withUploads()
  world.run.records.failFrom('records-unavailable')
  const { client, clientMsgNo } = await aFailedPicture(world)
  client.resend(PEER, clientMsgNo)
  await world.run.pass(1500)
  world.tasks[1]?.succeed('https://cdn/a.jpg')
  await world.run.pass(500)
  assert.equal(world.addresses(), ['https://cdn/a.jpg'])
})

failed('in a follower tab is uploaded again when it is resent there', async () => {
  const world = withUploads()
  const { run, tasks } = world
  run.openTab()
  await run.pass(10)
  const { client, clientMsgNo } = await aFailedPicture(world)
  client.resend(PEER, clientMsgNo)
  await run.pass(10)
  tasks[1]?.succeed('https://cdn/a.jpg')
  await run.pass(500)
  assert.equal(world.addresses(), ['https://cdn/a.jpg'])
})

failed('of a follower tab fails when the leading tab cannot read its file', async () => {
  const { run, tasks, addresses } = withUploads()
  run.openTab()
  await run.pass(10)
  run.records.failFrom('records-unavailable')
  const { client } = run.openTab()
  await run.pass(10)
  const sending = client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  await run.pass(1500)
  assert.equal([tasks.length, addresses()], [0, []])
  assert.is((await sending.value.outcome).kind, 'refused')
  assert.is(client.messages$(PEER_KEY).value.messages[0]?.status, 'fail')
})

failed.run()
