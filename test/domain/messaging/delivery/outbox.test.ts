import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import { stepOutbox } from '../../../../domain/messaging/delivery/outbox.ts'
import {
  EMPTY_OUTBOX,
  newEntry,
  nextOutboxWake,
  type Outbox,
  type OutboxEffect,
  type OutboxEvent,
} from '../../../../domain/messaging/delivery/outbox-state.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'

const outbox = suite('outbox')

const createRun = () => {
  let state: Outbox = EMPTY_OUTBOX
  let now = 0
  let seq = 0
  const effects: OutboxEffect[] = []
  const sent: { at: number; seqs: number[]; dups: number[] }[] = []

  const tell = (event: OutboxEvent) => {
    const [next, asked] = stepOutbox(state, event, now)
    state = next
    effects.push(...asked)
    for (const effect of asked) {
      if (effect.do !== 'transmit') continue
      const { packets } = effect
      const dups = packets.filter(({ isDup }) => isDup).map(({ clientSeq }) => clientSeq)
      sent.push({ at: now, seqs: packets.map(({ clientSeq }) => clientSeq), dups })
    }
  }

  return {
    tell,
    sent,
    effects,
    state: () => state,
    wake: () => nextOutboxWake(state),
    compose: (count: number, channel = 'a-1', isUploading = false) => {
      for (let at = 0; at < count; at++) {
        seq++
        tell({ kind: 'composed', entry: newEntry(`m${seq}`, seq, channel as ChannelKey, { isUploading }) })
      }
    },
    ack: (clientSeq: number, reasonCode: number = ReasonCode.success) =>
      tell({
        kind: 'acknowledged',
        clientSeq,
        reasonCode,
        messageID: `id${clientSeq}`,
        messageSeq: clientSeq + 100,
      }),
    pass: (ms: number) => {
      const until = now + ms
      let turns = 0
      for (let at = nextOutboxWake(state); at !== undefined && at <= until; at = nextOutboxWake(state)) {
        now = Math.max(now, at)
        tell({ kind: 'ticked' })
        assert.ok(turns++ < 1000, 'wakes without end')
      }
      now = until
    },
    transmitted: () => sent.flatMap(({ seqs }) => seqs),
  }
}

const createOpenRun = () => {
  const run = createRun()
  run.tell({ kind: 'session-began' })
  return run
}

outbox('3: nothing is sent before the session has begun, and no timer is needed', () => {
  const run = createRun()
  run.compose(2)
  run.pass(60_000)
  assert.equal(run.sent, [])
  assert.is(run.wake(), undefined)
})

outbox('2: a message that waited for CONNACK is sent exactly once', () => {
  const run = createRun()
  run.compose(1)
  run.tell({ kind: 'session-began' })
  run.pass(9_999)
  assert.equal(run.transmitted(), [1])
})

outbox('1: twelve messages are sent as 1 to 12, in numeric order', () => {
  const run = createRun()
  run.compose(12)
  run.tell({ kind: 'session-began' })
  for (let clientSeq = 1; clientSeq <= 12; clientSeq++) {
    run.pass(100)
    run.ack(clientSeq)
  }
  run.pass(1_000)
  assert.equal(run.transmitted(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

outbox('the first message after a pause is sent at once, later ones five in 100 ms', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1')
  run.compose(7, 'b-1')
  run.compose(4, 'c-1')
  assert.equal(run.sent, [{ at: 0, seqs: [1], dups: [] }])
  run.pass(200)
  assert.equal(run.sent.slice(1), [
    { at: 100, seqs: [2, 3, 4, 5, 6], dups: [] },
    { at: 200, seqs: [9, 10, 11, 12], dups: [] },
  ])
})

outbox('the timer stops when all messages are sent and answered', () => {
  const run = createOpenRun()
  run.compose(1)
  assert.is(run.wake(), 10_000)
  run.ack(1)
  assert.is(run.wake(), undefined)
})

outbox('at most five of one channel wait for an answer, and the next is sent with the next answer', () => {
  const run = createOpenRun()
  run.compose(8)
  run.pass(5_000)
  assert.equal(run.transmitted(), [1, 2, 3, 4, 5])
  run.ack(1)
  assert.equal(run.transmitted(), [1, 2, 3, 4, 5, 6])
})

outbox('another channel is not delayed', () => {
  const run = createOpenRun()
  run.compose(6, 'a-1')
  run.pass(200)
  run.compose(1, 'b-1')
  assert.ok(run.transmitted().includes(7))
})

outbox('7: an answer of 1 sets id and number and deletes the stored row', () => {
  const run = createOpenRun()
  run.compose(1)
  run.effects.length = 0
  run.ack(1)
  assert.equal(run.effects, [
    { do: 'erase', clientMsgNo: 'm1' },
    { do: 'settle', clientMsgNo: 'm1', messageID: 'id1', messageSeq: 101 },
  ])
})

outbox('7: a final refusal fails the message with its code, and the next is sent', () => {
  const run = createOpenRun()
  run.compose(1)
  run.effects.length = 0
  run.ack(1, ReasonCode.inBlacklist)
  assert.equal(run.effects, [
    { do: 'erase', clientMsgNo: 'm1' },
    { do: 'fail', clientMsgNo: 'm1', reasonCode: 4 },
  ])
  assert.equal(run.state().entries, [])
})

outbox('a temporary refusal is retried later, and messages behind it wait', () => {
  const run = createOpenRun()
  run.compose(1)
  run.ack(1, ReasonCode.rateLimit)
  run.compose(1)
  run.pass(999)
  assert.equal(run.transmitted(), [1])
  run.pass(1)
  assert.equal(run.transmitted(), [1, 1, 2])
})

outbox('reason 9 causes one new handshake, and then fails', () => {
  const run = createOpenRun()
  run.compose(1)
  run.ack(1, ReasonCode.payloadDecodeError)
  assert.ok(run.effects.some((effect) => effect.do === 'renew-session'))
  run.tell({ kind: 'session-ended', by: 'went-offline' })
  run.tell({ kind: 'session-began' })
  run.pass(1_000)
  run.ack(1, ReasonCode.payloadDecodeError)
  assert.ok(run.effects.some((effect) => effect.do === 'fail' && effect.reasonCode === 9))
})

outbox(
  '9: unanswered messages are resent in order after a reconnect with the dup flag, new ones without',
  () => {
    const run = createOpenRun()
    run.compose(3)
    run.pass(100)
    run.ack(1)
    run.tell({ kind: 'session-ended', by: 'went-offline' })
    run.compose(1)
    run.sent.length = 0
    run.tell({ kind: 'session-began' })
    assert.equal(run.sent, [{ at: 100, seqs: [2, 3, 4], dups: [2, 3] }])
  },
)

outbox(
  '8: a lost answer is waited for five times, puts the connection in doubt, and then fails the message',
  () => {
    const run = createOpenRun()
    run.compose(1)
    run.pass(60_000)
    assert.equal(
      run.sent.map(({ at }) => at),
      [0, 10_000, 20_000, 30_000, 40_000],
    )
    assert.equal(run.sent.at(1)?.dups, [1])
    assert.is(run.effects.filter((effect) => effect.do === 'check-link').length, 5)
    assert.equal(run.effects.at(-1), { do: 'fail', clientMsgNo: 'm1', reasonCode: 0 })
    assert.is(run.wake(), undefined)
  },
)

outbox('an answer that comes after the message went back to the queue still settles it', () => {
  const run = createOpenRun()
  run.compose(1)
  run.tell({ kind: 'session-ended', by: 'went-offline' })
  run.ack(1)
  run.tell({ kind: 'session-began' })
  run.pass(1_000)
  assert.equal(run.transmitted(), [1])
  assert.ok(run.effects.some((effect) => effect.do === 'settle'))
})

outbox('4: media are sent only when their upload is done, also over a reconnect, and once', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1', true)
  run.tell({ kind: 'session-ended', by: 'went-offline' })
  run.tell({ kind: 'session-began' })
  run.pass(5_000)
  assert.equal(run.transmitted(), [])
  run.tell({ kind: 'upload-finished', clientMsgNo: 'm1' })
  run.tell({ kind: 'upload-finished', clientMsgNo: 'm1' })
  assert.equal(run.transmitted(), [1])
})

outbox('5: further successes of the task send nothing more', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1', true)
  for (let times = 0; times < 3; times++) run.tell({ kind: 'upload-finished', clientMsgNo: 'm1' })
  run.pass(1_000)
  assert.equal(run.transmitted(), [1])
})

outbox('6: a failed upload fails its message and frees the queue', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1', true)
  run.tell({ kind: 'upload-failed', clientMsgNo: 'm1' })
  assert.equal(run.effects.at(-1), { do: 'fail', clientMsgNo: 'm1', reasonCode: 0 })
  assert.equal(run.state().entries, [])
})

outbox('a text behind an upload waits for it, but not for a suspended one', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1', true)
  run.compose(1, 'a-1')
  run.pass(1_000)
  assert.equal(run.transmitted(), [])
  run.tell({ kind: 'upload-parked', clientMsgNo: 'm1' })
  assert.equal(run.transmitted(), [2])
  run.tell({ kind: 'upload-resumed', clientMsgNo: 'm1' })
  run.tell({ kind: 'upload-finished', clientMsgNo: 'm1' })
  run.pass(100)
  assert.equal(run.transmitted(), [2, 1])
})

outbox('18: messages stored before a reload are sent again in order, marked as possible duplicates', () => {
  const before = createRun()
  before.compose(2)
  const entries = before.state().entries.map((entry) => ({ ...entry, isDup: true }))
  const run = createOpenRun()
  run.tell({ kind: 'restored', entries: entries.toReversed() })
  assert.equal(run.sent, [{ at: 0, seqs: [1, 2], dups: [1, 2] }])
  run.tell({ kind: 'restored', entries })
  assert.is(run.state().entries.length, 2, 'and a second time changes nothing')
})

outbox('a deleted message leaves nothing behind, and the next is sent', () => {
  const run = createOpenRun()
  run.compose(1, 'a-1', true)
  run.compose(1, 'a-1')
  run.tell({ kind: 'deleted', clientMsgNo: 'm1' })
  assert.equal(run.transmitted(), [2])
})

outbox.run()
