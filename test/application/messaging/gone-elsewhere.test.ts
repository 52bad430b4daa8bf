import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import type { ConversationExtra } from '../../../domain/messaging/conversations/conversation.ts'
import { type MessageExtra, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { HeaderFlag, ReasonCode } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../support/messaging/model-server.ts'

const gone = suite('messages deleted on another device while this one was offline')

/** A host that keeps what was taken away, as the shop does. */
const start = () => {
  const hidden = new Set<string>()
  const deleted = new Set<string>()
  const extras = new Map<string, MessageExtra>()
  let clearedTo = 0
  let listing: Promise<void> | undefined
  const isLeft = ({ messageID, messageSeq }: { messageID: string; messageSeq: number }): boolean =>
    !deleted.has(messageID) && messageSeq > clearedTo
  const run = createMessagingRun({
    host: (server: ModelServer): MessagingHost => {
      const host = hostOfServer(server)
      return {
        ...host,
        syncConversations: async () => {
          const answer = await host.syncConversations?.()
          if (!answer?.ok) return ok([])
          const shown = answer.value.filter(({ channel }) => !hidden.has(channel.channelID))
          const rows = await Promise.all(
            shown.map(async (row) => {
              const pull = { from: 0, to: 0, limit: 100, pullMode: 'older' } as const
              const page = await host.syncMessages?.(row.channel, pull)
              const lastMessage = page?.ok ? page.value.messages.filter(isLeft).at(-1) : undefined
              return { ...row, lastMessage, ...(!lastMessage && { isEmpty: true }) }
            }),
          )
          await listing
          return ok(rows)
        },
        syncMessages: async (channel, pull) => {
          const answer = await host.syncMessages?.(channel, pull)
          if (!answer?.ok) return ok({ messages: [], hasMore: false })
          return ok({ ...answer.value, messages: answer.value.messages.filter(isLeft) })
        },
        syncMessageExtras: async (_, version) =>
          ok(new Map([...extras].filter(([, extra]) => extra.version > version))),
        syncConversationExtras: async (version) => {
          const extra: ConversationExtra = {
            channel: PEER,
            browseTo: 0,
            keepMessageSeq: 0,
            keepOffsetY: 0,
            draft: '',
            version: 1,
            clearedTo,
          }
          return ok(clearedTo > 0 && version < 1 ? [extra] : [])
        },
      }
    },
  })
  return {
    run,
    hide: (channelID: string) => void hidden.add(channelID),
    remove: (messageID: string) => {
      deleted.add(messageID)
      extras.set(messageID, { ...NO_EXTRA, isDeleted: true, version: extras.size + 1 })
    },
    clear: (seq: number) => {
      clearedTo = seq
    },
    extend: (messageID: string, extra: Partial<MessageExtra>) =>
      void extras.set(messageID, { ...NO_EXTRA, version: extras.size + 1, ...extra }),
    holdList: (until: Promise<void>) => {
      listing = until
    },
  }
}

const clientMsgNoOf = (server: ModelServer, at: number): string =>
  server.stored(PEER.channelID)[at]?.clientMsgNo ?? ''

/** Three messages that this device has seen, then it is off. */
const seen = async () => {
  const shop = start()
  const { run } = shop
  const first = run.openTab()
  await run.pass(10)
  await first.client.openConversation(PEER)
  const said = ['one', 'two', 'three'].map((content) => run.server.say(PEER.channelID, { type: 1, content }))
  run.server.say('m8', { type: 1, content: 'other' })
  await run.pass(500)
  first.client.closeConversation()
  await run.pass(2000)
  first.kill()
  return { ...shop, ids: said.map(({ id }) => id) }
}

const lines = (client: ReturnType<ReturnType<typeof createMessagingRun>['openTab']>['client']) =>
  client.conversations$.value.map(({ channel, lastMessage }) => {
    const body = lastMessage?.content.body
    return [channel.channelID, body?.kind === 'text' ? body.text : undefined]
  })

gone('a conversation is removed from the list and from the cache', async () => {
  const { run, hide } = await seen()
  hide(PEER.channelID)
  const { client, kill } = run.openTab()
  await run.pass(3000)
  assert.equal(lines(client), [['m8', 'other']])
  assert.is(client.unreadTotal$.value, 1)
  await run.pass(3000)
  kill()
  const later = run.openTab()
  run.network.cutNow('clean')
  await run.pass(100)
  assert.equal(lines(later.client), [['m8', 'other']])
  assert.equal(textsIn(later.client), [])
})

gone('a conversation is removed from a list that was only fetched again', async () => {
  const { run, hide } = await seen()
  const { client } = run.openTab()
  await run.pass(3000)
  hide(PEER.channelID)
  await client.syncConversations()
  assert.equal(lines(client), [['m8', 'other']])
})

gone('a message was recalled while the open conversation had no connection', async () => {
  const { run, extend } = start()
  const { client } = run.openTab()
  await run.pass(10)
  void client.openConversation(PEER)
  const { id } = run.server.say(PEER.channelID, { type: 1, content: 'one' })
  await run.pass(500)
  run.network.cutNow('clean')
  extend(id, { isRevoked: true, revoker: PEER.channelID })
  await run.pass(8000)
  assert.is(client.status$.value.state, 'connected')
  assert.equal(
    client.messages$(PEER_KEY).value.messages.map(({ extra }) => extra?.isRevoked),
    [true],
  )
})

gone('a conversation stays that has an unsent message', async () => {
  const { run, hide } = await seen()
  const { client } = run.openTab()
  await run.pass(3000)
  run.server.answerSends(ReasonCode.notAllowSend)
  client.send(textContent('mine'), PEER)
  await run.pass(1000)
  hide(PEER.channelID)
  await client.syncConversations()
  assert.equal(lines(client)[0], [PEER.channelID, 'mine'])
})

gone('a conversation stays in which a message arrives while the list is loading', async () => {
  const { run, hide, holdList } = await seen()
  const { client } = run.openTab()
  await run.pass(3000)
  hide(PEER.channelID)
  hide('m9')
  let come = (): void => undefined
  holdList(new Promise((done) => (come = done)))
  const synced = client.syncConversations()
  run.server.say(PEER.channelID, { type: 1, content: 'four' })
  run.server.say('m9', { type: 1, content: 'new' })
  await run.pass(100)
  come()
  await synced
  assert.equal(
    lines(client).slice(0, 2).sort(),
    [
      [PEER.channelID, 'four'],
      ['m9', 'new'],
    ].sort(),
  )
})

gone('a cleared history is removed from the list row and from the conversation', async () => {
  const { run, clear } = await seen()
  clear(3)
  const { client } = run.openTab()
  await run.pass(3000)
  assert.equal(
    lines(client).find(([id]) => id === PEER.channelID),
    [PEER.channelID, undefined],
  )
  await client.openConversation(PEER)
  await run.pass(1000)
  assert.equal(textsIn(client), [])
  run.server.say(PEER.channelID, { type: 1, content: 'after' })
  await run.pass(500)
  assert.equal(textsIn(client), ['after'])
})

gone('a partly cleared history keeps its newer messages', async () => {
  const { run, clear } = await seen()
  clear(2)
  const { client } = run.openTab()
  await run.pass(3000)
  await client.openConversation(PEER)
  await run.pass(1000)
  assert.equal(textsIn(client), ['three'])
})

for (const [at, left] of [
  [0, ['two', 'three']],
  [1, ['one', 'three']],
  [2, ['one', 'two']],
] as const) {
  gone(`message ${at + 1} of three is removed from the conversation, and from the list`, async () => {
    const { run, ids, remove } = await seen()
    remove(ids[at] ?? '')
    const { client } = run.openTab()
    await run.pass(3000)
    assert.equal(
      lines(client).find(([id]) => id === PEER.channelID),
      [PEER.channelID, left.at(-1)],
    )
    await client.openConversation(PEER)
    await run.pass(1000)
    assert.equal(textsIn(client), left)
  })
}

gone('all messages are deleted: neither the list row nor the cache shows one', async () => {
  const { run, ids, remove } = await seen()
  for (const id of ids) remove(id)
  const { client } = run.openTab()
  await run.pass(3000)
  assert.equal(
    lines(client).find(([id]) => id === PEER.channelID),
    [PEER.channelID, undefined],
  )
  assert.is(client.conversation$(PEER_KEY).value?.unread, 0)
  await client.openConversation(PEER)
  await run.pass(1000)
  assert.equal(textsIn(client), [])
})

gone(
  'the last message is deleted while its conversation was never opened here: the row shows the one before',
  async () => {
    const { run, ids, remove } = await seen()
    const { client } = run.openTab()
    await run.pass(1000)
    remove(ids[2] ?? '')
    const param = { channel_id: PEER.channelID, channel_type: 1, client_msg_no: clientMsgNoOf(run.server, 2) }
    run.server.say('', { type: 99, cmd: 'messageDeleted', param }, HeaderFlag.noPersist)
    await run.pass(1000)
    assert.equal(
      lines(client).find(([id]) => id === PEER.channelID),
      [PEER.channelID, 'two'],
    )
  },
)

gone('a deleted message does not come back from the cache of its conversation', async () => {
  const { run, ids, remove } = await seen()
  const { client } = run.openTab()
  await run.pass(1000)
  remove(ids[2] ?? '')
  const param = { channel_id: PEER.channelID, channel_type: 1 }
  run.server.say('', { type: 99, cmd: 'syncMessageExtra', param }, HeaderFlag.noPersist)
  await run.pass(1000)
  await client.openConversation(PEER)
  await run.pass(1000)
  assert.equal(textsIn(client), ['one', 'two'])
})

gone(
  'a message recalled while its conversation is closed is shown as recalled in the list at once',
  async () => {
    const { run, ids, extend } = await seen()
    const { client } = run.openTab()
    await run.pass(1000)
    extend(ids[2] ?? '', { isRevoked: true })
    const param = { channel_id: PEER.channelID, channel_type: 1 }
    run.server.say('', { type: 99, cmd: 'messageRevoke', param }, HeaderFlag.noPersist)
    await run.pass(500)
    const row = client.conversations$.value.find(({ channel }) => channel.channelID === PEER.channelID)
    assert.is(row?.lastMessage?.extra.isRevoked, true)
    assert.equal(client.messages$(PEER_KEY).value.messages, [])
  },
)

gone.run()
