import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HistoryPage, MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'
import { createMessagingRun, hostOfServer, PEER } from '../../support/messaging/messaging-run.ts'

const calls = suite('failing calls, and calls after a client has ended')
const MINUTE = 60_000
const offline = fail<ApiFault>({ kind: 'offline' })

const opened = async (host: (whole: MessagingHost) => MessagingHost) => {
  const run = createMessagingRun({
    host: (server) => {
      const whole = hostOfServer(server)
      return { ...whole, ...host(whole) }
    },
  })
  const { client } = run.openTab()
  await run.pass(10)
  await client.openConversation(PEER)
  return { run, client }
}

calls('a client that ends during catch-up requests nothing more', async () => {
  let lists = 0
  let answer: (page: Result<HistoryPage, ApiFault>) => void = () => undefined
  const { run, client } = await opened(({ syncConversations }) => ({
    syncConversations: async () => {
      lists += 1
      return syncConversations ? syncConversations() : offline
    },
    syncMessages: (_, { pullMode }) =>
      pullMode === 'older'
        ? Promise.resolve(ok({ messages: [], hasMore: false }))
        : new Promise((resolve) => {
            answer = resolve
          }),
  }))
  run.network.cutNow('abrupt')
  run.server.keep(PEER.channelID, { type: 1, content: 'missed' })
  await run.pass(10_000)
  await client.dispose()
  const before = lists
  answer(offline)
  await run.pass(10 * MINUTE)
  assert.is(lists, before)
})

calls('a client that ends while it fetches missing messages fetches no more', async () => {
  let asked = 0
  let answer: (page: Result<HistoryPage, ApiFault>) => void = () => undefined
  const { run, client } = await opened(({ syncMessages }) => ({
    syncMessages: async (channel, ask) => {
      if (ask.pullMode === 'older') return syncMessages ? syncMessages(channel, ask) : offline
      asked += 1
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  }))
  const write = (does: 'say' | 'keep', content: string) =>
    run.server[does](PEER.channelID, { type: 1, content })
  write('say', 'one')
  await run.pass(10)
  for (const missed of ['two', 'three', 'four']) write('keep', missed)
  write('say', 'five')
  await run.pass(10)
  assert.is(asked, 1)
  await client.dispose()
  answer(ok({ messages: [makeMessage(2)], hasMore: true }))
  await run.pass(MINUTE)
  assert.is(asked, 1)
})

calls('missing messages are requested with growing pauses while the host does not answer', async () => {
  let lists = 0
  const { run } = await opened(() => ({
    syncConversations: async () => {
      lists += 1
      return ok([{ channel: PEER, unread: 0, timestamp: 1, lastMessage: undefined, lastSeq: lists * 5 }])
    },
    syncMessages: async () => offline,
  }))
  run.network.cutNow('abrupt')
  await run.pass(4 * MINUTE)
  assert.ok(lists > 4 && lists < 12, `${lists} lists in four minutes`)
})

calls('a client that ends while a read report is being sent reports nothing more', async () => {
  let reports = 0
  let answer: (reported: Result<unknown, ApiFault>) => void = () => undefined
  const { run, client } = await opened(() => ({
    reportRead: () => {
      reports += 1
      return new Promise((resolve) => {
        answer = resolve
      })
    },
  }))
  client.reportSeen([makeMessage(1)])
  await run.pass(2_100)
  await client.dispose()
  answer(offline)
  await run.pass(MINUTE)
  assert.is(reports, 1)
})

calls('read reports are retried with growing pauses while the host refuses them', async () => {
  let reports = 0
  const { run, client } = await opened(() => ({
    reportRead: async () => {
      reports += 1
      return offline
    },
  }))
  client.reportSeen([makeMessage(1)])
  await run.pass(4 * MINUTE)
  assert.ok(reports > 4 && reports < 10, `${reports} reports in four minutes`)
  await client.dispose()
})

calls('read reports are sent in time though the device clock was set back', async () => {
  let reported = 0
  const { run, client } = await opened(() => ({
    reportRead: async (_, messages) => {
      reported += messages.length
      return ok(undefined)
    },
  }))
  client.reportSeen([makeMessage(1)])
  await run.pass(100)
  run.jump(-60 * MINUTE)
  client.reportSeen([makeMessage(2)])
  await run.pass(2_000)
  assert.is(reported, 2)
  await client.dispose()
})

calls('a client that has ended reports no reading in its open conversation', async () => {
  let told = 0
  const { run, client } = await opened(() => ({
    setUnread: async () => {
      told += 1
      return ok(undefined)
    },
  }))
  await run.pass(1000)
  const before = told
  run.server.say(PEER.channelID, { type: 1, content: 'late' })
  await run.pass(10)
  await client.dispose()
  await run.pass(1000)
  assert.is(told, before)
})

calls('a waiting message is settled when its client ends, and so is one sent afterwards', async () => {
  const { run, client } = await opened((whole) => whole)
  run.network.answerOpenings('refuse')
  run.network.cutNow('abrupt')
  await run.pass(10)
  const before = client.send(textContent('before'), PEER)
  await client.dispose()
  const after = client.send(textContent('after'), PEER)
  assert.ok(before.ok && after.ok)
  const settled = await Promise.race([
    Promise.all([before.value.outcome, after.value.outcome]),
    run.pass(MINUTE),
  ])
  assert.equal(settled, [{ kind: 'client-ended' }, { kind: 'client-ended' }])
})

calls('a client that ends while a conversation is opening does not report it afterwards', async () => {
  let told = 0
  let answer: (page: Result<HistoryPage, ApiFault>) => void = () => undefined
  const run = createMessagingRun({
    host: (server) => ({
      ...hostOfServer(server),
      setUnread: async () => {
        told += 1
        return ok(undefined)
      },
      syncMessages: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }),
  })
  const { client } = run.openTab()
  await run.pass(10)
  const opening = client.openConversation(PEER)
  await run.pass(10)
  await client.dispose()
  answer(ok({ messages: [makeMessage(1)], hasMore: false }))
  await opening
  await run.pass(1000)
  assert.is(told, 0)
})

calls('a client that has ended is shown as off', async () => {
  const { client } = await opened((whole) => whole)
  assert.is(client.status$.value.state, 'connected')
  await client.dispose()
  assert.is(client.status$.value.state, 'off')
})

calls.run()
