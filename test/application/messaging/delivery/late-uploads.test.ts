import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../../adapters/fakes/fake-clock.ts'
import { createLateUploads } from '../../../../application/messaging/delivery/late-uploads.ts'
import { createUploads } from '../../../../application/messaging/delivery/uploads.ts'
import { imageContent } from '../../../../domain/messaging/content/content.ts'
import { aPhoto, createHeldUploads } from '../../../support/messaging/held-uploads.ts'
import { makeMessage } from '../../../support/messaging/message-maker.ts'

const late = suite('uploads whose code comes with the first file')

const aPicture = (clientMsgNo: string) => makeMessage(0, { clientMsgNo, content: imageContent(4, 3, '') })

const start = () => {
  const held = createHeldUploads()
  const told: string[] = []
  let isThere = true
  const work = createLateUploads(
    {
      host: { upload: held.upload },
      clock: createFakeClock(),
      changed: ({ clientMsgNo, status }) => told.push(`${clientMsgNo} ${status}`),
      finished: () => undefined,
      failed: (clientMsgNo, { kind }) => told.push(`${clientMsgNo} given up: ${kind}`),
    },
    async () => {
      if (!isThere) throw new Error('no network')
      return { createUploads }
    },
  )
  return {
    work,
    tasks: held.tasks,
    told,
    cut: (isCut: boolean) => {
      isThere = !isCut
    },
  }
}

late('go up in the order in which they were chosen', async () => {
  const { work, tasks } = start()
  work.start(aPicture('a'), aPhoto('a.jpg'))
  work.start(aPicture('b'), aPhoto('b.jpg'))
  await settle()
  assert.equal(
    tasks.map(({ file }) => file.fileName),
    ['a.jpg', 'b.jpg'],
  )
})

late('a file that is cancelled before the code is there has begun and ended', async () => {
  const { work, told } = start()
  work.start(aPicture('a'), aPhoto())
  work.cancel('a')
  await settle()
  assert.is(told.at(-1), 'a cancel')
})

late('a file has failed when the code does not come, and the next one asks again', async () => {
  const { work, tasks, told, cut } = start()
  cut(true)
  work.start(aPicture('a'), aPhoto())
  await settle()
  assert.equal(told, ['a given up: offline'])
  cut(false)
  work.start(aPicture('a'), aPhoto())
  await settle()
  assert.is(tasks.length, 1)
})

late('nothing begins when the client has ended meanwhile', async () => {
  const { work, tasks, told } = start()
  work.start(aPicture('a'), aPhoto())
  work.dispose()
  await settle()
  assert.is(tasks.length + told.length, 0)
})

late.run()
