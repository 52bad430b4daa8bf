import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../../application/messaging/messaging-host.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { HeaderFlag, SettingBit } from '../../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../../domain/shared/result.ts'
import { aRecv, makeMessage, spoken } from '../../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../../support/messaging/messaging-run.ts'
import { loadPeer } from '../../../support/messaging/peer.ts'

// Rows 49 to 56 of requirement W9.4 on the whole client: what its host and its listeners meet.

const defects = suite('host interface defects of the SDK')
const peer = await loadPeer()
const sdk = peer.WKSDK.shared() as unknown as TheirManagers
const UUID = '550e8400-e29b-41d4-a716-446655440000'

type TheirChannel = { channelID: string; channelType: number }
type TheirManagers = {
  readonly conversationManager: {
    conversations: { unread: number; timestamp: number }[]
    createEmptyConversation(channel: TheirChannel): { unread: number; timestamp: number }
    getAllUnreadCount(): number
  }
  readonly chatManager: {
    listeners: unknown[]
    addMessageListener(listener: () => void): void
    removeMessageListener(listener: () => void): void
    notifyMessageListeners(message: unknown): void
  }
}

const connected = async (host: MessagingHost = {}) => {
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), ...host }) })
  const { client } = run.openTab()
  await run.pass(10)
  return { run, client }
}

defects(
  '49: the read report of a UUID has the whole id and its type; the SDK cuts it at the first hyphen',
  async () => {
    const channel = { channelID: UUID, channelType: 1 }
    const told: TheirChannel[] = []
    const { run, client } = await connected({
      reportRead: async (of) => {
        told.push(of)
        return ok(undefined)
      },
    })
    client.reportSeen([makeMessage(1, { channel })])
    await run.pass(2100)
    assert.equal(told, [channel])

    const theirs = peer.Channel as unknown as { fromChannelKey(key: string): TheirChannel }
    const { channelID, channelType } = theirs.fromChannelKey(new peer.Channel(UUID, 1).getChannelKey())
    assert.equal([channelID, Number.isNaN(channelType)], ['550e8400', true])
  },
)

defects(
  '50: an unanswered report is not repeated; one that throws is, and affects nothing else',
  async () => {
    let calls = 0
    let answer: (() => void) | undefined
    const { run, client } = await connected({
      reportRead: async () => {
        calls += 1
        if (calls > 1) return ok(undefined)
        await new Promise<void>((done) => {
          answer = done
        })
        throw new Error('host down')
      },
    })
    client.reportSeen([makeMessage(1)])
    await run.pass(11_000)
    assert.is(calls, 1)
    answer?.()
    await run.pass(2100)
    assert.is(calls, 2)
    await run.pass(60_000)
    assert.is(calls, 2)
  },
)

defects('50: seen messages leave no timer behind a client that ends', async () => {
  const { run, client } = await connected({ reportRead: async () => ok(undefined) })
  client.reportSeen([makeMessage(1)])
  await client.dispose()
  await run.pass(10)
  assert.is(run.clock.pending(), 0)
})

defects('50: a host without read reports is reported at the call, not in a timer', async () => {
  const { run, client } = await connected()
  const message = makeMessage(1)
  assert.throws(() => client.reportSeen([message]), /reportRead/)
  await run.pass(10_000)
  await client.dispose()
})

defects('51: red dot, expiry, topic and sync-once are on the wire as requested', async () => {
  const { run, client } = await connected()
  client.send(textContent('quiet'), PEER, { isSilent: true })
  client.send(textContent('short'), PEER, { expireSeconds: 3600, topic: 'orders', isSyncedOnce: true })
  client.send(textContent('plain'), PEER)
  await run.pass(500)
  const [quiet, short, plain] = spoken(run, 'send')
  assert.is(quiet?.flags, 0)
  assert.equal([short?.expire, short?.topic], [3600, 'orders'])
  assert.is(short?.flags, HeaderFlag.reddot | HeaderFlag.syncOnce)
  assert.equal([plain?.flags, plain?.expire, plain?.setting], [HeaderFlag.reddot, 0, 0])
  assert.is(short?.setting, SettingBit.topic)
})

defects('53: members are requested from the highest known version, in whatever order they came', async () => {
  const asked: number[] = []
  const member = (uid: string, version: number) => ({
    uid,
    name: uid,
    avatar: '',
    version,
    isDeleted: false,
  })
  const { client } = await connected({
    syncSubscribers: async (_, version) => {
      asked.push(version)
      return ok([member('a', 3), member('b', 9), member('c', 5)])
    },
  })
  await client.loadSubscribers(PEER)
  await client.loadSubscribers(PEER)
  assert.equal(asked, [0, 9])
})

defects('54: concurrent requests for a channel get the same answer', async () => {
  let calls = 0
  const info = { title: 'Aruna', logo: '', isMuted: false, isPinned: false, isOnline: true, lastOffline: 0 }
  const { client } = await connected({
    fetchChannelInfo: async (channel) => {
      calls += 1
      return ok({ ...info, channel })
    },
  })
  const both = [client.loadChannelInfo(PEER), client.loadChannelInfo(PEER)]
  const seen: (string | undefined)[] = []
  for (const asked of both) {
    await asked
    seen.push(client.channelInfo$(PEER_KEY).value?.title)
  }
  assert.equal([calls, seen], [1, ['Aruna', 'Aruna']])
})

defects(
  '55: a conversation that has only a draft keeps the unread total a number; the SDK makes it NaN',
  async () => {
    const { run, client } = await connected({
      syncConversations: async () =>
        ok([{ channel: PEER, unread: 0, timestamp: 1_700_000_000.5, lastMessage: undefined, lastSeq: 0 }]),
    })
    await run.pass(500)
    client.saveDraft(PEER, 'hello')
    await run.pass(10)
    assert.is(client.unreadTotal$.value, 0)
    assert.is(client.conversation$(PEER_KEY).value?.timestamp, 1_700_000_000)

    const { conversationManager } = sdk
    conversationManager.conversations = [
      conversationManager.createEmptyConversation(new peer.Channel('m7', 1) as never),
    ]
    assert.ok(Number.isNaN(conversationManager.getAllUnreadCount()))
  },
)

defects(
  '56: a listener that unsubscribes during an event does not affect the next; in the SDK it does',
  async () => {
    const { run, client } = await connected()
    const heard: string[] = []
    const first = client.arrived.subscribe(() => {
      heard.push('first')
      first.unsubscribe()
    })
    client.arrived.subscribe(() => heard.push('second'))
    run.server.push(aRecv(1))
    await run.pass(10)
    assert.equal(heard, ['first', 'second'])

    const theirs: string[] = []
    const leaving = () => {
      theirs.push('first')
      sdk.chatManager.removeMessageListener(leaving)
    }
    sdk.chatManager.listeners = []
    sdk.chatManager.addMessageListener(leaving)
    sdk.chatManager.addMessageListener(() => theirs.push('second'))
    sdk.chatManager.notifyMessageListeners({})
    assert.equal(theirs, ['first'])
  },
)

defects.run()
