import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import { stepOutbox } from '../../../../domain/messaging/delivery/outbox.ts'
import {
  EMPTY_OUTBOX,
  newEntry,
  type OutboxEvent,
} from '../../../../domain/messaging/delivery/outbox-state.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'

const turned = suite('an outbox whose server reorders messages, as v1.2.6 does on a bad connection')

const open = () => {
  let state = EMPTY_OUTBOX
  let now = 0
  const sent: number[] = []
  const tell = (event: OutboxEvent): void => {
    now += 1000
    const [next, effects] = stepOutbox(state, event, now)
    state = next
    for (const effect of effects)
      if (effect.do === 'transmit') sent.push(...effect.packets.map(({ clientSeq }) => clientSeq))
  }
  tell({ kind: 'session-began' })
  return {
    compose: (...seqs: readonly number[]) => {
      for (const seq of seqs)
        tell({ kind: 'composed', entry: newEntry(`m${seq}`, seq, 'peer-1' as ChannelKey) })
    },
    stored: (clientSeq: number, messageSeq: number) => {
      const reasonCode = ReasonCode.success
      tell({ kind: 'acknowledged', clientSeq, reasonCode, messageID: `id${clientSeq}`, messageSeq })
    },
    lose: () => {
      tell({ kind: 'session-ended', by: 'went-offline' })
      tell({ kind: 'session-began' })
    },
    sent,
  }
}

turned(
  'sends waiting messages of a conversation together, after the answers to earlier ones, once that was detected',
  () => {
    const box = open()
    box.compose(1, 2)
    box.stored(2, 1)
    box.stored(1, 2)
    box.compose(3, 4, 5)
    assert.equal(box.sent, [1, 2, 3])
    box.stored(3, 3)
    assert.equal(box.sent, [1, 2, 3, 4, 5])
    box.compose(6)
    box.stored(4, 4)
    assert.equal(box.sent, [1, 2, 3, 4, 5])
    box.stored(5, 5)
    assert.equal(box.sent, [1, 2, 3, 4, 5, 6])
  },
)

turned('continues with several at a time while the numbers rise, in whatever order the answers come', () => {
  const box = open()
  box.compose(1, 2)
  box.stored(2, 2)
  box.stored(1, 1)
  box.compose(3, 4, 5)
  assert.equal(box.sent, [1, 2, 3, 4, 5])
})

turned('does not count a resent message as reordered, which may have been stored again', () => {
  const box = open()
  box.compose(1)
  box.lose()
  box.compose(2)
  box.stored(2, 1)
  box.stored(1, 2)
  box.compose(3, 4)
  assert.equal(box.sent, [1, 1, 2, 3, 4])
})

turned.run()
