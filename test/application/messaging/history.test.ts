import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createHistory } from '../../../application/messaging/history.ts'
import type { HistoryPage, HistoryPull } from '../../../application/messaging/messaging-host.ts'
import { ok } from '../../../domain/shared/result.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const histories = suite('a range of message numbers loaded from history')
const CHANNEL = { channelID: 'm7', channelType: 1 }

const historyOf = (seqs: readonly number[], hasMore: boolean) => {
  const asked: HistoryPull[] = []
  const page: HistoryPage = { messages: seqs.map((seq) => makeMessage(seq)), hasMore }
  const host = {
    syncMessages: async (_: unknown, pull: HistoryPull) => {
      asked.push(pull)
      return ok(page)
    },
  }
  return { asked, history: createHistory(host, createFakeLog()) }
}

const seqsOf = (filled: { readonly messages: readonly { readonly messageSeq: number }[] } | undefined) =>
  filled?.messages.map(({ messageSeq }) => messageSeq)

histories('includes its first and its last message and nothing beyond', async () => {
  const { history, asked } = historyOf([3, 4, 5, 6, 7], false)
  const filled = await history.range(CHANNEL, { from: 4, to: 6 })
  assert.equal([seqsOf(filled), filled?.range], [[4, 5, 6], { from: 4, to: 6 }])
  assert.equal([asked[0]?.from, asked[0]?.to, asked[0]?.pullMode], [4, 7, 'newer'])
})

histories('ends with the page of a host that has more', async () => {
  const { history } = historyOf([4, 5], true)
  assert.equal((await history.range(CHANNEL, { from: 4, to: 9 }))?.range, { from: 4, to: 5 })
})

histories('reaches its end where a host that reports more sends none of it', async () => {
  const { history } = historyOf([1, 2], true)
  const filled = await history.range(CHANNEL, { from: 4, to: 9 })
  assert.equal([seqsOf(filled), filled?.range], [[], { from: 4, to: 9 }])
})

histories('knows from the newest page that there is nothing older', async () => {
  assert.equal((await historyOf([1, 2], false).history.newest(CHANNEL))?.range, { from: 0, to: 2 })
  assert.equal((await historyOf([8, 9], true).history.newest(CHANNEL))?.range, { from: 8, to: 9 })
  assert.equal((await historyOf([], false).history.newest(CHANNEL))?.range, { from: 0, to: 0 })
})

histories.run()
