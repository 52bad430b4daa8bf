import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type {
  LoggedMessage,
  MessageLog,
  NewMessage,
} from '../../../../../../adapters/embedded-backend/chat/gateway/log/message-log.ts'
import { createSqlLog } from '../../../../../../adapters/embedded-backend/chat/gateway/log/sql-log.ts'
import { createMemoryLog } from '../../../../../support/backend/chat/memory-log.ts'
import { openTestDatabase } from '../../../../../support/backend/database/test-database.ts'

type Opened = { readonly log: MessageLog; readonly close: () => Promise<void> }

let ids = 9_007_199_254_740_993n

const message = (more: Partial<NewMessage> = {}): NewMessage => {
  ids += 1n
  return {
    channel: 'ben@ana',
    channelType: 1,
    messageID: String(ids),
    clientMsgNo: `no-${ids}`,
    fromUID: 'ana',
    flags: 2,
    setting: 0,
    expire: 0,
    timestamp: 1_700_000_000,
    payload: Uint8Array.of(0, 255, 10),
    members: ['ana', 'ben'],
    counts: true,
    ...more,
  }
}

const numbersOf = (messages: readonly LoggedMessage[]): readonly number[] => messages.map(({ seq }) => seq)
const ALL = { msgCount: 5, offset: 0, limit: 50, version: 0 }

/** What every log of messages must do; each test brings channels of its own. */
const messageLogContract = (name: string, open: () => Promise<Opened>): void => {
  const logs = suite<Opened>(`a log of messages: ${name}`)
  logs.before(async (context) => void Object.assign(context, await open()))
  logs.after(({ close }) => close())

  const fill = async (log: MessageLog, channel: string, count: number, more: Partial<NewMessage> = {}) => {
    for (let at = 0; at < count; at++) await log.append(message({ channel, ...more }))
  }

  logs('numbers a channel from 1 without gaps, also concurrently, and keeps every field', async ({ log }) => {
    const given = message({ channel: 'numbers', expire: 4_294_967_295, setting: 128 })
    const first = await log.append(given)
    const { members: _, counts: __, ...kept } = given
    assert.equal(first, { message: { ...kept, seq: 1 }, isNew: true })
    await Promise.all(Array.from({ length: 20 }, () => log.append(message({ channel: 'numbers' }))))
    const { messages } = await log.pull('numbers', 1, {
      startMessageSeq: 0,
      endMessageSeq: 0,
      limit: 100,
      pullMode: 0,
    })
    assert.equal(
      numbersOf(messages),
      Array.from({ length: 21 }, (_, at) => at + 1),
    )
    assert.equal(messages[0], { ...kept, seq: 1 })
  })

  logs('returns the stored message when one is sent again, by channel and sender', async ({ log }) => {
    const again = { channel: 'twice', clientMsgNo: 'one' }
    const first = await log.append(message(again))
    const second = await log.append(message(again))
    assert.equal([second.isNew, second.message], [false, first.message])
    const [a, b] = await Promise.all([
      log.append(message({ ...again, clientMsgNo: 'two' })),
      log.append(message({ ...again, clientMsgNo: 'two' })),
    ])
    assert.equal([a.message.seq, b.message.seq, a.isNew && b.isNew], [2, 2, false])
    assert.is((await log.append(message({ ...again, fromUID: 'ben' }))).message.seq, 3)
    assert.is((await log.append(message({ ...again, channel: 'elsewhere' }))).message.seq, 1)
    await log.append(message({ channel: 'twice', clientMsgNo: '' }))
    assert.is((await log.append(message({ channel: 'twice', clientMsgNo: '' }))).message.seq, 5)
  })

  const rows: readonly (readonly [string, [number, number, number, 0 | 1], readonly number[], boolean])[] = [
    ['the last ones', [0, 0, 3, 0], [8, 9, 10], true],
    ['the last ones, upward too', [0, 0, 3, 1], [8, 9, 10], true],
    ['down from a number, included', [6, 0, 3, 0], [4, 5, 6], true],
    ['down from a number, before an end', [6, 4, 10, 0], [5, 6], false],
    ['nothing when the end is beyond the start', [4, 6, 10, 0], [], false],
    ['up from a number, included', [4, 0, 3, 1], [4, 5, 6], true],
    ['up from a number, before an end', [4, 6, 10, 1], [4, 5], false],
    ['up to the last', [9, 0, 10, 1], [9, 10], false],
    ['at least one', [5, 0, 0, 0], [5], true],
  ]
  for (const [what, [startMessageSeq, endMessageSeq, limit, pullMode], numbers, more] of rows) {
    logs(`pulls ${what}`, async ({ log }) => {
      const channel = `pull ${what}`
      await fill(log, channel, 10)
      const page = await log.pull(channel, 1, { startMessageSeq, endMessageSeq, limit, pullMode })
      assert.equal([numbersOf(page.messages), page.more], [numbers, more])
    })
  }

  logs('counts messages of others with the red-dot flag as unread, and no commands', async ({ log }) => {
    const members = ['cem', 'dia']
    const one = { channel: 'dia@cem', members, fromUID: 'cem' }
    await log.append(message(one))
    await log.append(message({ ...one, flags: 0 }))
    await log.append(message({ ...one, counts: false }))
    await log.append(message({ ...one, fromUID: 'dia' }))
    const [mine] = await log.conversations('dia', ALL)
    const [theirs] = await log.conversations('cem', ALL)
    assert.equal([mine?.unread, theirs?.unread, mine?.lastSeq], [1, 1, 4])
    assert.equal(numbersOf(mine?.recents ?? []), [4, 3, 2, 1])
  })

  logs('moves a read position forward only', async ({ log }) => {
    const members = ['eva', 'fay']
    await fill(log, 'fay@eva', 4, { members, fromUID: 'eva' })
    const unread = async (): Promise<readonly (number | undefined)[]> => {
      const [row] = await log.conversations('fay', ALL)
      return [row?.unread, row?.readTo]
    }
    await log.setUnread('fay', 'fay@eva', 1, 1)
    assert.equal(await unread(), [1, 3])
    await log.setUnread('fay', 'fay@eva', 1, 4)
    assert.equal(await unread(), [1, 3])
    await log.setUnread('fay', 'fay@eva', 1, 0)
    assert.equal(await unread(), [0, 4])
    await log.setUnread('nobody', 'fay@eva', 1, 0)
    assert.equal(await log.conversations('nobody', ALL), [])
  })

  logs(
    'hides a conversation until its next message, which comes back without the older ones',
    async ({ log }) => {
      const members = ['gus', 'hal']
      await fill(log, 'hal@gus', 3, { members, fromUID: 'gus' })
      await log.hide('hal', 'hal@gus', 1)
      assert.equal(await log.conversations('hal', ALL), [])
      assert.is((await log.conversations('gus', ALL)).length, 1)
      await fill(log, 'hal@gus', 1, { members, fromUID: 'gus' })
      const [row] = await log.conversations('hal', ALL)
      assert.equal([row?.unread, row?.lastSeq, numbersOf(row?.recents ?? [])], [1, 4, [4]])
    },
  )

  logs('pages conversations newest first, and only those newer than a version', async ({ log }) => {
    for (const [at, peer] of ['p', 'q', 'r'].entries()) {
      const channel = `ida@${peer}`
      await log.append(message({ channel, members: ['ida', peer], timestamp: 1_700_000_000 + at }))
    }
    const names = async (ask: Partial<typeof ALL>) =>
      (await log.conversations('ida', { ...ALL, ...ask })).map(({ channel }) => channel)
    assert.equal(await names({}), ['ida@r', 'ida@q', 'ida@p'])
    assert.equal(await names({ offset: 1, limit: 1 }), ['ida@q'])
    const [, middle] = await log.conversations('ida', ALL)
    assert.equal(await names({ version: middle?.version ?? 0 }), ['ida@r'])
    const [newest] = await log.conversations('ida', { ...ALL, msgCount: 0 })
    assert.equal(newest?.recents, [])
  })

  logs('replaces the text of a message whose stream has ended', async ({ log }) => {
    await fill(log, 'words', 2)
    await log.rewrite('words', 1, 2, Uint8Array.of(1))
    const { messages } = await log.pull('words', 1, {
      startMessageSeq: 0,
      endMessageSeq: 0,
      limit: 9,
      pullMode: 0,
    })
    assert.equal(
      messages.map(({ payload }) => payload.length),
      [3, 1],
    )
  })

  logs('returns the last token of a user and device flag', async ({ log }) => {
    await log.putToken('jo', 1, { hash: 'a', level: 0 })
    await log.putToken('jo', 1, { hash: 'b', level: 1 })
    await log.putToken('jo', 2, { hash: 'c', level: 0 })
    assert.equal(await log.token('jo', 1), { hash: 'b', level: 1 })
    await log.removeToken('jo', 1)
    assert.equal([await log.token('jo', 1), (await log.token('jo', 2))?.hash], [undefined, 'c'])
  })

  logs.run()
}

messageLogContract('memory', async () => ({ log: createMemoryLog(), close: async () => undefined }))
messageLogContract('sql', async () => {
  const database = await openTestDatabase()
  return { log: createSqlLog(database), close: () => database.close() }
})
