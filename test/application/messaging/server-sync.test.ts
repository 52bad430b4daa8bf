import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createMessageStore } from '../../../application/messaging/message-store.ts'
import {
  type MessagingHost,
  MissingCallbackError,
  withHostFaults,
} from '../../../application/messaging/messaging-host.ts'
import { createServerSync, EXTRAS_LIMIT } from '../../../application/messaging/server-sync.ts'
import type { StoreEvent } from '../../../application/messaging/store-event.ts'
import { type Channel, type ChannelInfo, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import { type MessageExtra, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

const syncs = suite('sync with the host')
const CHANNEL: Channel = { channelID: 'm7', channelType: 1 }

const INFO = {
  title: '',
  logo: '',
  isMuted: false,
  isPinned: false,
  isOnline: true,
  lastOffline: 0,
}

const start = (host: MessagingHost) => {
  const store = createMessageStore(createFakeClock(), { uid: 'u1', excludedTypes: new Set() })
  const log = createFakeLog()
  const told: StoreEvent['kind'][] = []
  const publish = (event: StoreEvent): void => {
    told.push(event.kind)
    store.apply(event)
  }
  return { sync: createServerSync({ host: withHostFaults(host), store, log, publish }), store, log, told }
}

const page = (from: number, count: number): ReadonlyMap<string, MessageExtra> =>
  new Map(
    Array.from(
      { length: count },
      (_, at) => [`id-${from + at}`, { ...NO_EXTRA, version: from + at }] as const,
    ),
  )

const someReminders = (from: number, count: number): readonly Reminder[] =>
  Array.from({ length: count }, (_, at) => ({
    reminderID: from + at,
    reminderType: 1,
    channel: CHANNEL,
    messageSeq: from + at,
    text: '',
    version: from + at,
    isDone: false,
  }))

syncs('more than a hundred reminders are loaded', async () => {
  const asked: number[] = []
  const { sync, store } = start({
    syncReminders: async (version) => {
      asked.push(version)
      return ok(someReminders(version + 1, Math.min(100, 230 - version)))
    },
  })
  await sync.reminders()
  assert.equal(asked, [0, 100, 200])
  assert.is(store.reminders().byId.size, 230)
})

syncs('a host that returns the same reminders for ever is asked twice', async () => {
  let calls = 0
  const { sync } = start({
    syncReminders: async () => {
      calls += 1
      return ok(someReminders(1, 100))
    },
  })
  await sync.reminders()
  assert.is(calls, 2)
})

syncs('more than a thousand drafts and reading positions are loaded', async () => {
  const asked: number[] = []
  const { sync, store } = start({
    syncConversationExtras: async (version) => {
      asked.push(version)
      return ok(
        Array.from({ length: Math.min(1000, 1200 - version) }, (_, at) => ({
          channel: { channelID: `m${version + at}`, channelType: 1 },
          browseTo: 1,
          keepMessageSeq: 0,
          keepOffsetY: 0,
          draft: '',
          version: version + at + 1,
        })),
      )
    },
  })
  await sync.conversationExtras()
  assert.equal(asked, [0, 1000, 1200])
  assert.is(store.conversations().extraVersion, 1200)
})

syncs('M24: extras are loaded page by page from the highest version, until a page is not full', async () => {
  const asked: string[] = []
  const { sync, told } = start({
    syncMessageExtras: async (_, version, limit) => {
      asked.push(`${version} ${limit}`)
      return ok(version === 0 ? page(1, EXTRAS_LIMIT) : page(101, 3))
    },
  })
  await sync.messageExtras(CHANNEL)
  assert.equal(asked, ['0 100', '100 100'])
  assert.equal(told, ['extras-changed', 'extras-changed'])
  await sync.messageExtras(CHANNEL)
  assert.is(asked[2], '103 100')
})

syncs('members who have left are no longer shown, and their version still counts', async () => {
  const member = (uid: string, version: number, isDeleted = false) => ({
    uid,
    name: uid,
    avatar: '',
    version,
    isDeleted,
  })
  const asked: number[] = []
  const { sync, store } = start({
    syncSubscribers: async (_, version) => {
      asked.push(version)
      return ok(version === 0 ? [member('a', 1), member('b', 2)] : [member('b', 3, true)])
    },
  })
  const members$ = store.subscribers$(channelKey(CHANNEL))
  for (const _ of ['at first', 'after one has left', 'once more']) await sync.subscribers(CHANNEL)
  assert.equal(
    members$.value.map(({ uid }) => uid),
    ['a'],
  )
  assert.equal(asked, [0, 2, 3])
})

syncs('a host that returns the same full page for ever is asked no further', async () => {
  let calls = 0
  const { sync } = start({
    syncMessageExtras: async () => {
      calls += 1
      return ok(page(1, EXTRAS_LIMIT))
    },
  })
  await sync.messageExtras(CHANNEL)
  assert.is(calls, 2)
})

syncs('a host without extras is reported at the call', () => {
  const { sync } = start({})
  let cause: unknown
  try {
    void sync.messageExtras(CHANNEL)
  } catch (error) {
    cause = error
  }
  assert.instance(cause, MissingCallbackError)
  assert.is((cause as MissingCallbackError).callback, 'syncMessageExtras')
})

syncs('54: a channel is loaded once for all callers, and again only on request', async () => {
  let calls = 0
  const { sync } = start({
    fetchChannelInfo: async (channel) => {
      calls += 1
      return ok({ ...INFO, channel })
    },
  })
  await Promise.all([sync.channelInfo(CHANNEL), sync.channelInfo(CHANNEL)])
  await sync.channelInfo(CHANNEL)
  assert.is(calls, 1)
  await sync.changedChannelInfo(CHANNEL)
  assert.is(calls, 2)
})

syncs('54: a fault is logged, and the next request is sent again', async () => {
  let calls = 0
  const { sync, log, told } = start({
    fetchChannelInfo: async () => {
      calls += 1
      if (calls === 1) throw new Error('host down')
      return fail({ kind: 'offline' })
    },
  })
  await sync.channelInfo(CHANNEL)
  await sync.channelInfo(CHANNEL)
  assert.equal([calls, told, log.written.length], [2, [], 2])
})

syncs('M18: reminders are requested from the highest version, even if that one is done', async () => {
  const asked: number[] = []
  const base = { reminderType: 1, channel: CHANNEL, messageSeq: 1, text: '' }
  const { sync, store } = start({
    syncReminders: async (version) => {
      asked.push(version)
      return ok([
        { ...base, reminderID: 1, version: 3, isDone: false },
        { ...base, reminderID: 2, version: 8, isDone: true },
      ])
    },
  })
  await sync.reminders()
  await sync.reminders()
  assert.equal(asked, [0, 8])
  await Promise.resolve()
  assert.equal(
    store.reminders$(channelKey(CHANNEL)).value.map(({ reminderID }) => reminderID),
    [1],
  )
})

syncs('drafts and positions are requested from the highest version', async () => {
  const asked: number[] = []
  const { sync } = start({
    syncConversationExtras: async (version) => {
      asked.push(version)
      return ok([
        { channel: CHANNEL, browseTo: 1, keepMessageSeq: 0, keepOffsetY: 0, draft: 'x', version: 6 },
      ])
    },
  })
  await sync.conversationExtras()
  await sync.conversationExtras()
  assert.equal(asked, [0, 6])
})

/** A host of which every answer waits for the test; `asked` counts the calls. */
const slowHost = () => {
  const waiting: (() => void)[] = []
  const asked: string[] = []
  const slow =
    <T>(name: string, value: T) =>
    () =>
      new Promise<Result<T, never>>((answer) => {
        asked.push(name)
        waiting.push(() => answer(ok(value)))
      })
  const host: MessagingHost = {
    syncMessageExtras: slow('extras', page(1, 1)),
    syncReminders: slow('reminders', []),
    syncConversationExtras: slow('drafts', []),
    syncSubscribers: slow('members', []),
    fetchChannelInfo: slow<ChannelInfo>('info', { ...INFO, channel: CHANNEL }),
  }
  const answer = async (): Promise<void> => {
    for (const give of waiting.splice(0)) give()
    await settle()
  }
  return { host, asked, answer }
}

syncs(
  'changes announced during a request lead to one more request, however often they are announced',
  async () => {
    const { host, asked, answer } = slowHost()
    const { sync } = start(host)
    const changes = [
      () => sync.messageExtras(CHANNEL),
      sync.reminders,
      sync.conversationExtras,
      () => sync.subscribers(CHANNEL),
      () => sync.changedChannelInfo(CHANNEL),
    ]
    const all = ['extras', 'reminders', 'drafts', 'members', 'info']
    for (const change of changes) void change()
    for (const change of [...changes, ...changes]) void change()
    assert.equal(asked, all)
    await answer()
    const twice = [...all, ...all].sort()
    assert.equal([...asked].sort(), twice)
    await answer()
    assert.equal([...asked].sort(), twice)
  },
)

syncs('a caller during a running request is answered by the next one', async () => {
  const { host, asked, answer } = slowHost()
  const { sync } = start(host)
  let over = 0
  const ask = () =>
    void sync.reminders().then(() => {
      over += 1
    })
  for (const _ of ['the first', 'the second', 'the third']) ask()
  await answer()
  assert.equal([asked.length, over], [2, 0])
  await answer()
  assert.equal([asked.length, over], [2, 3])
})

syncs.run()
