import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { imageContent, textContent } from '../../../domain/messaging/content/content.ts'
import { aPhoto, createHeldUploads } from '../../support/messaging/held-uploads.ts'
import { fieldsIn, spoken } from '../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../support/messaging/messaging-run.ts'

const pictures = suite('pictures sent from a follower tab')

const ROW_MS = 50

const followed = async () => {
  const { upload, tasks } = createHeldUploads()
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), upload }) })
  run.openTab()
  await run.pass(10)
  const { client } = run.openTab()
  await run.pass(10)
  run.records.delay(ROW_MS)
  return { run, client, tasks }
}

pictures('are sent before later texts', async () => {
  const { run, client, tasks } = await followed()
  client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  client.send(textContent('like this one'), PEER)
  await run.pass(500)
  tasks[0]?.succeed('https://cdn/a.jpg')
  await run.pass(500)
  assert.equal(
    spoken(run, 'send').map(({ payload }) => fieldsIn(payload)['url'] ?? fieldsIn(payload)['content']),
    ['https://cdn/a.jpg', 'like this one'],
  )
})

pictures('are not uploaded when they are cancelled at once', async () => {
  const { run, client, tasks } = await followed()
  const sending = client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  // The row is written, and the leading tab reads it.
  await run.pass(ROW_MS + 10)
  client.discard(PEER, sending.value.clientMsgNo)
  await run.pass(500)
  assert.ok(tasks.every(({ isCancelled }) => isCancelled()))
})

pictures('stop uploading when paused, and start again when resumed', async () => {
  const { run, client, tasks } = await followed()
  const sending = client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  const { clientMsgNo } = sending.value
  await run.pass(500)
  client.suspendUpload(clientMsgNo)
  await run.pass(10)
  assert.equal([tasks[0]?.isCancelled(), client.upload$(clientMsgNo).value?.status], [true, 'suspend'])
  client.resumeUpload(clientMsgNo)
  await run.pass(10)
  assert.equal([tasks.length, client.upload$(clientMsgNo).value?.status], [2, 'processing'])
  tasks[1]?.succeed('https://cdn/a.jpg')
  await run.pass(500)
  assert.equal(
    spoken(run, 'send').map(({ payload }) => fieldsIn(payload)['url']),
    ['https://cdn/a.jpg'],
  )
  const { body } = client.messages$(PEER_KEY).value.messages[0]?.content ?? {}
  assert.is(body?.kind === 'image' && body.url, 'https://cdn/a.jpg')
})

pictures('do not block later messages when their rows hang', async () => {
  const { run, client } = await followed()
  run.records.delay(Number.POSITIVE_INFINITY)
  client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
  client.send(textContent('never mind'), PEER)
  await run.pass(3000)
  assert.equal(
    spoken(run, 'send').map(({ payload }) => fieldsIn(payload)['content']),
    ['never mind'],
  )
})

pictures.run()
