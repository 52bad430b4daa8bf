import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { imageContent } from '../../../../domain/messaging/content/content.ts'
import { aPhoto, createHeldUploads } from '../../../support/messaging/held-uploads.ts'
import { createMessagingRun, hostOfServer, PEER } from '../../../support/messaging/messaging-run.ts'

const leading = suite('a tab that leads after another, or again')

leading('uploads no picture again that is at the host already', async () => {
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
