import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import {
  account,
  backfill,
  createIdRing,
  createInbox,
  expire,
  HOLD_MS,
  type InboxEffect,
  nextInboxWake,
  receive,
} from '../../../../domain/messaging/delivery/inbox.ts'
import {
  addRange,
  hasSeq,
  holesIn,
  type SeqRanges,
} from '../../../../domain/messaging/delivery/seq-ranges.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'
import { createSeededRandom } from '../../../support/seeded-random.ts'

const inboxes = suite('inbox')
const ranges = suite('sequence ranges')
const rings = suite('id ring')

const KEY = 'u2-1' as ChannelKey

const textOf = (effects: readonly InboxEffect[]): string[] =>
  effects.map((effect) => {
    if (effect.do === 'apply' || effect.do === 'acknowledge') {
      return `${effect.do} ${effect.message.messageSeq}`
    }
    return `${effect.do} ${effect.range.from}-${effect.range.to}`
  })

const createRun = () => {
  const inbox = createInbox()
  return {
    inbox,
    receive: (seq: number, now = 0, changes = {}) => textOf(receive(inbox, makeMessage(seq, changes), now)),
    backfill: (from: number, to: number, seqs: number[]) =>
      textOf(
        backfill(
          inbox,
          KEY,
          { from, to },
          seqs.map((seq) => makeMessage(seq)),
        ),
      ),
    account: (from: number, to: number) => textOf(account(inbox, KEY, from, to)),
    expire: (now: number) => textOf(expire(inbox, now)),
    wake: () => nextInboxWake(inbox),
  }
}

inboxes('10: a message that is delivered twice is shown once and acknowledged twice', () => {
  const run = createRun()
  assert.equal(run.receive(5), ['apply 5', 'acknowledge 5'])
  assert.equal(run.receive(5), ['acknowledge 5'])
  assert.is(run.inbox.duplicates, 1)
})

inboxes('ends where a host reports numbers that nothing follows', () => {
  for (const last of [2 ** 53, 1e300, Number.POSITIVE_INFINITY]) {
    const { account, receive } = createRun()
    account(1, last)
    assert.equal(receive(5), ['acknowledge 5'])
  }
})

inboxes("11: a sender's resend under another id and number is shown once and leaves no gap", () => {
  const run = createRun()
  run.receive(5)
  assert.equal(run.receive(6, 0, { messageID: 'other', clientMsgNo: 'no-5' }), ['acknowledge 6'])
  assert.equal(run.receive(7), ['apply 7', 'acknowledge 7'])
})

inboxes('the same client number from another sender is another message', () => {
  const run = createRun()
  run.receive(5)
  assert.equal(run.receive(6, 0, { clientMsgNo: 'no-5', fromUID: 'u3' }), ['apply 6', 'acknowledge 6'])
})

inboxes('an unstored message is shown at once and never opens a gap', () => {
  const run = createRun()
  run.receive(5)
  assert.equal(run.receive(0, 0, { messageID: 'x' }), ['apply 0', 'acknowledge 0'])
  assert.equal(run.receive(0, 0, { messageID: 'x' }), ['acknowledge 0'])
  assert.equal(run.receive(6), ['apply 6', 'acknowledge 6'])
})

inboxes('16: messages after a jump from 5 to 8 are held, and 6 to 7 are requested once', () => {
  const run = createRun()
  run.receive(5)
  assert.equal(run.receive(8, 100), ['fetch-range 6-7'])
  assert.equal(run.receive(9, 200), [])
  assert.is(run.wake(), 100 + HOLD_MS)
  assert.equal(run.backfill(6, 7, [7, 6]), [
    'apply 6',
    'apply 7',
    'apply 8',
    'acknowledge 8',
    'apply 9',
    'acknowledge 9',
  ])
  assert.is(run.wake(), undefined)
})

inboxes('swapped messages are shown in order without a fetch being needed', () => {
  const run = createRun()
  run.receive(5)
  run.receive(7)
  assert.equal(run.receive(6), ['apply 6', 'acknowledge 6', 'apply 7', 'acknowledge 7'])
})

inboxes('a number that history does not have is a deleted message, not a gap', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8)
  assert.equal(run.backfill(6, 7, []), ['apply 8', 'acknowledge 8'])
})

inboxes('a message that arrives for a number missing in history is shown, once', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8)
  run.backfill(6, 7, [])
  assert.equal(run.receive(7), ['apply 7', 'acknowledge 7', 'close-gap 7-7'])
  assert.equal(run.receive(7), ['acknowledge 7'])
  assert.equal(run.backfill(6, 8, [6, 7, 8]), ['apply 6'])
})

inboxes('a second gap behind the first is requested when its turn comes', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8)
  run.receive(11)
  assert.equal(run.backfill(6, 7, [6, 7]), [
    'apply 6',
    'apply 7',
    'apply 8',
    'acknowledge 8',
    'fetch-range 9-10',
  ])
})

inboxes('a history call without an answer delays live messages by 1.5 s, then a mark takes its place', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8, 100)
  assert.equal(run.expire(1_599), [])
  assert.equal(run.expire(1_600), ['mark-gap 6-7', 'apply 8', 'acknowledge 8'])
  assert.equal(run.receive(9, 1_700), ['apply 9', 'acknowledge 9'])
})

inboxes('a late answer fills the marked gap and removes the mark', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8, 0)
  run.expire(HOLD_MS)
  assert.equal(run.backfill(6, 7, [6, 7]), ['apply 6', 'apply 7', 'close-gap 6-7'])
})

inboxes('a late message closes its part of the gap', () => {
  const run = createRun()
  run.receive(5)
  run.receive(8, 0)
  run.expire(HOLD_MS)
  assert.equal(run.receive(6), ['apply 6', 'acknowledge 6', 'close-gap 6-6'])
})

inboxes('our own stored message counts, so that the answer after it is no jump', () => {
  const run = createRun()
  run.receive(5)
  run.account(6, 6)
  assert.equal(run.receive(7), ['apply 7', 'acknowledge 7'])
})

inboxes('an answer that arrives before the acknowledgement of our own message waits for it', () => {
  const run = createRun()
  run.receive(5)
  run.receive(7)
  assert.equal(run.account(6, 6), ['apply 7', 'acknowledge 7'])
})

inboxes('G11: live messages and backfill in any order end in one order, without gap or duplicate', () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const random = createSeededRandom(seed)
    const inbox = createInbox()
    const shown: number[] = []
    const asked: { from: number; to: number }[] = []
    const take = (effects: readonly InboxEffect[]) => {
      for (const effect of effects) {
        if (effect.do === 'apply') shown.push(effect.message.messageSeq)
        if (effect.do === 'fetch-range') asked.push(effect.range)
      }
    }
    take(receive(inbox, makeMessage(1), 0))
    const live = Array.from({ length: 20 }, (_, at) => at + 2).filter(() => random.below(3) > 0)
    live.push(22)
    while (live.length > 0 || asked.length > 0) {
      const range = random.below(2) === 0 || live.length === 0 ? asked.shift() : undefined
      if (range) {
        const seqs = Array.from({ length: range.to - range.from + 1 }, (_, at) => range.from + at)
        take(
          backfill(
            inbox,
            KEY,
            range,
            seqs.map((seq) => makeMessage(seq)),
          ),
        )
        continue
      }
      const seq = random.below(4) === 0 ? live.pop() : live.shift()
      if (seq !== undefined) take(receive(inbox, makeMessage(seq), 0))
      if (seq !== undefined && random.below(5) === 0) take(receive(inbox, makeMessage(seq), 0))
    }
    assert.equal(
      shown,
      Array.from({ length: 22 }, (_, at) => at + 1),
      `seed ${seed}`,
    )
  }
})

inboxes('G10: memory stays bounded after a hundred thousand messages', () => {
  const inbox = createInbox()
  for (let seq = 1; seq <= 100_000; seq++) receive(inbox, makeMessage(seq), 0)
  assert.is(inbox.ids.count, 2_000)
  assert.is(inbox.channels.get(KEY)?.known.length, 1)
  assert.is(inbox.channels.get(KEY)?.held.length, 0)
})

ranges('join adjacent ranges and keep others apart', () => {
  let known: SeqRanges = []
  for (const [from, to] of [
    [5, 5],
    [6, 6],
    [9, 10],
    [1, 2],
    [3, 4],
  ] as const) {
    known = addRange(known, from, to)
  }
  assert.equal(known, [
    { from: 1, to: 6 },
    { from: 9, to: 10 },
  ])
  assert.equal(addRange(known, 7, 8), [{ from: 1, to: 10 }])
  assert.is(addRange(known, 3, 2), known)
})

ranges('agree with a plain set on random numbers', () => {
  const random = createSeededRandom(9)
  let known: SeqRanges = []
  const plain = new Set<number>()
  for (let times = 0; times < 500; times++) {
    const from = random.below(200)
    const to = from + random.below(4)
    known = addRange(known, from, to)
    for (let seq = from; seq <= to; seq++) plain.add(seq)
    const probe = random.below(210)
    assert.is(hasSeq(known, probe), plain.has(probe))
  }
  const missing = holesIn(known, 0, 209).flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  )
  assert.equal(
    missing,
    Array.from({ length: 210 }, (_, seq) => seq).filter((seq) => !plain.has(seq)),
  )
})

rings('forget the oldest first and count no id twice', () => {
  const ring = createIdRing(3)
  for (const id of ['a', 'b', 'b', 'c', 'd']) ring.add(id)
  assert.equal(
    ['a', 'b', 'c', 'd'].map((id) => ring.has(id)),
    [false, true, true, true],
  )
  assert.is(ring.count, 3)
})

inboxes.run()
ranges.run()
rings.run()
