import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { imageContent } from '../../../domain/messaging/content/content.ts'
import { ok } from '../../../domain/shared/result.ts'
import { aPhoto } from '../../support/messaging/held-uploads.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../support/messaging/messaging-run.ts'

const broken = suite('a host whose callbacks throw')

const down = async (): Promise<never> => {
  throw new Error('host down')
}

const thrown = (): never => {
  throw new Error('host down')
}

/** What nobody catches ends a program in Node. */
const uncaught: unknown[] = []
const note = (cause: unknown): void => void uncaught.push(cause)
broken.before(() => void process.on('unhandledRejection', note))
broken.after(() => void process.off('unhandledRejection', note))
broken.before.each(() => void uncaught.splice(0))

const connected = async (host: MessagingHost) => {
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), ...host }) })
  const { client } = run.openTab()
  await run.pass(10)
  return { run, client }
}

/** A turn of the event loop, after which Node has told of what nobody caught. */
const turn = (): Promise<void> => new Promise((done) => setImmediate(done))

broken('leaves no promise unhandled when the unread count cannot be reported', async () => {
  const { client } = await connected({ setUnread: down })
  client.setUnread(PEER, 3)
  await turn()
  assert.equal(uncaught, [])
})

broken('shows reminders as open again when their completion cannot be reported', async () => {
  const reminder = { reminderID: 4, reminderType: 1, channel: PEER, messageSeq: 1, text: '', version: 1 }
  const { run, client } = await connected({
    syncReminders: async () => ok([{ ...reminder, isDone: false }]),
    reportRemindersDone: down,
  })
  client.finishReminders([4])
  await run.pass(10)
  assert.equal(
    client.reminders$(PEER_KEY).value.map(({ isDone }) => isDone),
    [false],
  )
})

broken('reports hundreds of completed reminders in batches that a host accepts', async () => {
  const told: number[] = []
  const reminder = { reminderType: 1, channel: PEER, messageSeq: 1, text: '', isDone: false }
  const { run, client } = await connected({
    syncReminders: async (version) =>
      ok(
        version > 0
          ? []
          : Array.from({ length: 250 }, (_, at) => ({ ...reminder, reminderID: at + 1, version: at + 1 })),
      ),
    reportRemindersDone: async (ids) => {
      told.push(ids.length)
      return ok(undefined)
    },
  })
  client.finishReminders(Array.from({ length: 250 }, (_, at) => at + 1))
  await run.pass(10)
  assert.equal(told, [100, 100, 50])
})

broken('answers an action with a fault', async () => {
  const { client } = await connected({ revoke: down, removeConversation: down })
  const fault = (path: string) => ({ ok: false, fault: { kind: 'unexpected-answer', path } })
  assert.equal(await client.revoke(makeMessage(1)), fault('revoke'))
  assert.equal(await client.removeConversation(PEER), fault('removeConversation'))
})

for (const [when, upload] of [
  ['at once', thrown],
  ['later', () => ({ done: down(), cancel: () => undefined })],
] as const) {
  broken(`gives up a picture whose upload fails ${when}`, async () => {
    const { run, client } = await connected({ upload })
    client.sendFile(imageContent(4, 3, ''), aPhoto(), PEER)
    await run.pass(10)
    assert.equal(
      client.messages$(PEER_KEY).value.messages.map(({ status }) => status),
      ['fail'],
    )
  })
}

broken.run()
