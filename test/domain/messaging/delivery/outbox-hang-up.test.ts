import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import { stepOutbox } from '../../../../domain/messaging/delivery/outbox.ts'
import {
  EMPTY_OUTBOX,
  newEntry,
  nextOutboxWake,
  type Outbox,
  type OutboxEvent,
} from '../../../../domain/messaging/delivery/outbox-state.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'

const outbox = suite('a message on which the server closes the connection')

/** A server that stores what it gets, and ends the connection at one message. */
const createRun = (poison: number | undefined, count: number) => {
  let state: Outbox = EMPTY_OUTBOX
  let now = 0
  const stored: number[] = []
  const failed: [string, number][] = []
  const batches: (readonly number[])[] = []

  const tell = (event: OutboxEvent): void => {
    const [next, effects] = stepOutbox(state, event, now)
    state = next
    for (const effect of effects) {
      if (effect.do === 'fail') failed.push([effect.clientMsgNo, effect.reasonCode])
      if (effect.do === 'transmit') batches.push(effect.packets.map(({ clientSeq }) => clientSeq))
    }
  }
  for (let seq = 1; seq <= count; seq++) {
    tell({ kind: 'composed', entry: newEntry(`m${seq}`, seq, 'a-1' as ChannelKey) })
  }
  const ack = (clientSeq: number): void => {
    stored.push(clientSeq)
    tell({ kind: 'acknowledged', clientSeq, reasonCode: 1, messageID: `${clientSeq}`, messageSeq: clientSeq })
  }
  /** One session: everything is answered until the server hangs up, `afterMs` after the message came. */
  const session = (afterMs = 20): void => {
    tell({ kind: 'session-began' })
    for (let turn = 0; turn < 20; turn++) {
      const batch = batches.splice(0).flat()
      for (const seq of batch) {
        if (seq === poison) {
          now += afterMs
          tell({ kind: 'session-ended', by: 'socket-closed' })
          now += 5000
          return
        }
        ack(seq)
      }
      const wake = nextOutboxWake(state)
      if (wake === undefined) return
      assert.ok(wake > now || turn === 0, 'does not wake in vain')
      now = Math.max(now, wake)
      tell({ kind: 'ticked' })
    }
  }
  return {
    session,
    stored,
    failed,
    tell,
    pass: (ms: number) => (now += ms),
    entries: () => state.entries.length,
    /** What has left in this session. */
    left: () => batches.flat(),
  }
}

outbox('makes the others go one by one: none is sent while another waits for its answer', () => {
  const run = createRun(1, 1)
  run.session()
  run.tell({ kind: 'session-began' })
  const leftBefore = run.left()
  run.tell({ kind: 'composed', entry: newEntry('other', 2, 'b-1' as ChannelKey) })
  run.pass(1000)
  run.tell({ kind: 'ticked' })
  assert.equal([leftBefore, run.left()], [[1], [1]])
})

outbox('is given up at the third time, and those behind it are sent in order', () => {
  for (const poison of [1, 2, 5]) {
    const run = createRun(poison, 5)
    for (let round = 0; round < 4; round++) run.session()
    assert.equal(run.failed, [[`m${poison}`, ReasonCode.systemError]])
    assert.equal(
      run.stored,
      [1, 2, 3, 4, 5].filter((seq) => seq !== poison),
    )
    assert.is(run.entries(), 0)
  }
})

outbox('is kept when the connection ended long after it, or not by the server', () => {
  const late = createRun(1, 1)
  for (let round = 0; round < 6; round++) late.session(1500)
  assert.equal(late.failed, [])

  const own = createRun(undefined, 1)
  for (let round = 0; round < 6; round++) {
    own.tell({ kind: 'session-began' })
    own.pass(10)
    own.tell({ kind: 'session-ended', by: 'went-offline' })
  }
  assert.equal(own.failed, [])
})

outbox('no longer delays the others once it is given up', () => {
  const run = createRun(1, 1)
  for (let round = 0; round < 3; round++) run.session()
  assert.is(run.failed.length, 1)
  run.tell({ kind: 'session-began' })
  for (const seq of [7, 8]) {
    run.tell({ kind: 'composed', entry: newEntry(`m${seq}`, seq, 'a-1' as ChannelKey) })
  }
  run.pass(200)
  run.tell({ kind: 'ticked' })
  assert.is(run.entries(), 2)
})

outbox.run()
