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
  SPEC_OUTBOX,
} from '../../../../domain/messaging/delivery/outbox-state.ts'

const waits = suite('back-off of the message outbox')
const KEY = '1-a' as ChannelKey
const HOUR_MS = 3_600_000

const createRun = () => {
  let state: Outbox = EMPTY_OUTBOX
  return {
    tell: (event: OutboxEvent, now: number) => {
      const [next, effects] = stepOutbox(state, event, now)
      state = next
      return effects.map((effect) => effect.do)
    },
    state: () => state,
  }
}

waits('is no longer after the device clock was set back', () => {
  const run = createRun()
  run.tell({ kind: 'session-began' }, 2 * HOUR_MS)
  run.tell({ kind: 'composed', entry: newEntry('a', 1, KEY) }, 2 * HOUR_MS)
  run.tell({ kind: 'composed', entry: newEntry('b', 2, KEY) }, HOUR_MS)
  assert.is(nextOutboxWake(run.state()), HOUR_MS + SPEC_OUTBOX.batchMs)
  assert.equal(run.tell({ kind: 'ticked' }, HOUR_MS + SPEC_OUTBOX.batchMs), ['transmit'])
  assert.is(nextOutboxWake(run.state()), HOUR_MS + SPEC_OUTBOX.ackMs)
})

waits('counts a failure against a message only on a living connection', () => {
  const run = createRun()
  run.tell({ kind: 'composed', entry: newEntry('a', 1, KEY) }, 1)
  let now = 1
  for (let session = 1; session <= 6; session++) {
    run.tell({ kind: 'session-began' }, now)
    now += SPEC_OUTBOX.ackMs
    run.tell({ kind: 'ticked' }, now)
    run.tell({ kind: 'session-ended', by: 'went-offline' }, now)
    assert.is(run.state().entries.length, 1)
  }
  run.tell({ kind: 'session-began' }, now)
  const told: string[] = []
  for (let times = 1; times <= SPEC_OUTBOX.tries; times++) {
    now += SPEC_OUTBOX.ackMs
    told.push(...run.tell({ kind: 'ticked' }, now))
  }
  assert.ok(told.includes('fail'))
  assert.is(run.state().entries.length, 0)
})

waits.run()
