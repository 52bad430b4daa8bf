import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createPictureSender } from '../../../application/messaging/picture-sender.ts'
import type { UploadFile } from '../../../application/ports/http-port.ts'
import type { PreparedPicture } from '../../../application/ports/pictures-port.ts'
import type { PictureFault } from '../../../domain/account/picture-format.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const sender = suite('pictures sent into a conversation')

const PEER: Channel = { channelID: '7', channelType: 1 }

type Prepared = Result<PreparedPicture, PictureFault>

const fileOf = (fileName: string): UploadFile => ({
  fileName,
  mediaType: 'image/jpeg',
  size: 1,
  modifiedAt: 0,
  content: `bytes of ${fileName}`,
})
const prepared = (name: string): Prepared =>
  ok({ file: fileOf(name), size: { width: 3, height: 2 }, head: new Uint8Array(0) })

const open = (prepare: (name: string) => Promise<Prepared>, isAllowed = true) => {
  const lifecycle = createFakeLifecycle()
  const sent: string[] = []
  const sendFile = (content: Content, file: UploadFile) => {
    if (!isAllowed) return fail({ kind: 'no-channel' } as const)
    const { body } = content
    sent.push(`${file.fileName} ${body.kind === 'image' && `${body.width}x${body.height}`}`)
    return ok({ clientMsgNo: `m${sent.length}`, outcome: new Promise<never>(() => undefined) })
  }
  const client = { sendFile } as unknown as Parameters<typeof createPictureSender>[0]['client']
  const pictures = createPictureSender({
    client,
    channel: PEER,
    lifecycle,
    pictures: { prepare: ({ name }) => prepare(name) },
  })
  const send = (names: readonly string[], told?: () => void): void =>
    pictures.send(
      names.map((name) => ({ name })),
      told,
    )
  return { ...pictures, send, lifecycle, sent, now: () => pictures.pictures$.value }
}

sender('are sent in the order picked, one after the other, and shown until the server has them', async () => {
  const ready: (() => void)[] = []
  const opened = open((name) => new Promise((resolve) => ready.push(() => resolve(prepared(name)))))
  let told = 0
  opened.send(['one', 'two'], () => told++)
  await settle()
  assert.equal([opened.now().preparing, ready.length], [2, 1])
  ready[0]?.()
  await settle()
  assert.equal([opened.now().preparing, ready.length, told], [1, 2, 1])
  ready[1]?.()
  await settle()
  assert.equal(opened.sent, ['one 3x2', 'two 3x2'])
  assert.equal(
    [...opened.now().sent],
    [
      ['m1', 'bytes of one'],
      ['m2', 'bytes of two'],
    ],
  )
  assert.equal([opened.now().preparing, told], [0, 2])
})

sender('that cannot be opened are named, and do not block later ones', async () => {
  const opened = open(async (name) => (name === 'bad' ? fail('too-large') : prepared(name)))
  opened.send(['bad', 'good'])
  await settle()
  const [problem] = opened.now().problems
  assert.equal([problem?.fault, problem?.name], ['too-large', 'bad'])
  assert.equal(opened.sent, ['good 3x2'])
  opened.dismiss(problem?.id ?? 0)
  assert.equal(opened.now().problems, [])
})

sender('beyond nine at once are left out, with a message', async () => {
  const opened = open(async (name) => prepared(name))
  opened.send(Array.from({ length: 11 }, (_, at) => `${at}`))
  await settle()
  assert.is(opened.sent.length, 9)
  assert.equal(
    opened.now().problems.map(({ fault }) => fault),
    ['too-many'],
  )
})

sender('wait for their code where there is no network', async () => {
  let tries = 0
  const opened = open(async (name) => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return prepared(name)
  })
  opened.lifecycle.set({ isOnline: false })
  opened.send(['one'])
  await settle()
  assert.equal([opened.now().preparing, opened.now().problems, tries], [1, [], 1])
  opened.lifecycle.set({ isOnline: true })
  await settle()
  assert.equal([opened.now().preparing, opened.now().problems, opened.sent], [0, [], ['one 3x2']])
})

sender('are reported as failed where their code does not load although there is a network', async () => {
  const opened = open(() => Promise.reject(new TypeError('Failed to fetch')))
  opened.send(['one'])
  await settle()
  assert.equal(
    [opened.now().preparing, opened.now().problems.map(({ fault }) => fault)],
    [0, ['undecodable']],
  )
})

sender('are shown as sent only when the client accepted them', async () => {
  const opened = open(async (name) => prepared(name), false)
  let told = 0
  opened.send(['one'], () => told++)
  await settle()
  assert.equal([opened.now().sent.size, told], [0, 0])
})

sender.run()
