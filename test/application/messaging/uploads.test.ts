import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createUploads } from '../../../application/messaging/uploads.ts'
import { imageContent } from '../../../domain/messaging/content/content.ts'
import { aPhoto, createHeldUploads } from '../../support/messaging/held-uploads.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const uploads = suite('uploads')

const aPicture = (clientMsgNo: string) => makeMessage(0, { clientMsgNo, content: imageContent(4, 3, '') })

const start = () => {
  const clock = createFakeClock()
  const held = createHeldUploads()
  const told: string[] = []
  const work = createUploads({
    host: { upload: held.upload },
    clock,
    changed: ({ clientMsgNo, status, progress }) => told.push(`${clientMsgNo} ${status} ${progress}`),
    finished: (clientMsgNo, { body }) =>
      told.push(`${clientMsgNo} done ${body.kind === 'image' ? body.url : ''}`),
    failed: (clientMsgNo, { kind }) => told.push(`${clientMsgNo} given up: ${kind}`),
  })
  const taken = (): readonly string[] => told.splice(0)
  return { clock, work, tasks: held.tasks, taken }
}

uploads('run two at a time in the chosen order, each once', async () => {
  const { work, tasks, taken } = start()
  for (const name of ['a', 'b', 'c', 'a']) work.start(aPicture(name), aPhoto(`${name}.jpg`))
  assert.equal(
    tasks.map(({ file }) => file.fileName),
    ['a.jpg', 'b.jpg'],
  )
  taken()
  tasks[0]?.progress(0.5)
  tasks[0]?.succeed('https://cdn/a')
  await settle()
  assert.equal(taken(), ['a processing 0.5', 'a success 1', 'a done https://cdn/a', 'c processing 0'])
})

uploads('are tried four times with growing pauses after a temporary fault, and then given up', async () => {
  const { clock, work, tasks, taken } = start()
  work.start(aPicture('a'), aPhoto())
  for (const waitMs of [2000, 4000, 8000]) {
    tasks.at(-1)?.fail({ kind: 'offline' })
    await settle()
    const before = tasks.length
    clock.advance(waitMs - 1)
    assert.is(tasks.length, before)
    clock.advance(1)
    assert.is(tasks.length, before + 1)
  }
  tasks.at(-1)?.fail({ kind: 'timed-out' })
  await settle()
  assert.is(tasks.length, 4)
  assert.is(taken().at(-1), 'a given up: timed-out')
})

uploads('are given up at once when the host refuses', async () => {
  const { work, tasks, taken } = start()
  work.start(aPicture('a'), aPhoto())
  tasks[0]?.fail({ kind: 'rejected', code: 0, message: 'no such type' })
  await settle()
  assert.equal(taken().slice(-2), ['a fail 0', 'a given up: rejected'])
})

uploads('stop when suspended, let the next one start, and begin again when resumed', async () => {
  const { work, tasks, taken } = start()
  for (const name of ['a', 'b', 'c']) work.start(aPicture(name), aPhoto(`${name}.jpg`))
  work.suspend('a')
  assert.is(tasks[0]?.isCancelled(), true)
  assert.is(tasks[2]?.file.fileName, 'c.jpg')
  tasks[0]?.succeed('https://cdn/too-late')
  tasks[1]?.succeed('https://cdn/b')
  await settle()
  taken()
  work.resume('a')
  assert.equal(taken(), ['a wait 0', 'a processing 0'])
  assert.is(tasks[3]?.file.fileName, 'a.jpg')
})

uploads('begin again when the message of a failed one is resent', async () => {
  const { work, tasks } = start()
  work.start(aPicture('a'), aPhoto())
  tasks[0]?.fail({ kind: 'rejected', code: 0, message: 'full' })
  await settle()
  work.start(aPicture('a'), aPhoto())
  assert.is(tasks.length, 2)
})

uploads('emit nothing more when cancelled, and leave no timer', async () => {
  const { clock, work, tasks, taken } = start()
  work.start(aPicture('a'), aPhoto())
  work.start(aPicture('b'), aPhoto())
  work.cancel('a')
  tasks[1]?.fail({ kind: 'offline' })
  await settle()
  tasks[0]?.succeed('https://cdn/a')
  await settle()
  assert.ok(!taken().some((word) => word.startsWith('a done')))
  assert.is(clock.pending(), 1)
  work.dispose()
  assert.is(clock.pending(), 0)
})

uploads('to a host without uploads are given up at once', () => {
  const told: string[] = []
  const work = createUploads({
    host: {},
    clock: createFakeClock(),
    changed: () => undefined,
    finished: () => undefined,
    failed: (_, { kind }) => told.push(kind),
  })
  work.start(aPicture('a'), aPhoto())
  assert.equal(told, ['unexpected-answer'])
})

uploads.run()
