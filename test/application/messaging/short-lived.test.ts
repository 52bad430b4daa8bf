import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createShortLived } from '../../../application/messaging/short-lived.ts'
import type { ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import { StreamFlag } from '../../../domain/messaging/wire/packets.ts'

const shortLived = suite('expiry of typing and streams')
const KEY = 'm7-1' as ChannelKey

shortLived('keeps the last twenty replies that were being written', () => {
  const conversations = createShortLived(createFakeClock(), () => undefined)
  for (let at = 1; at <= 21; at += 1)
    conversations.grown(KEY, { streamNo: `s${at}`, place: '0', text: 'x', flag: StreamFlag.inProgress })
  const known = [...conversations.streams(KEY).keys()]
  assert.equal([known.length, known[0], known.at(-1)], [20, 's2', 's21'])
})

shortLived('ends a reply after 30 s of silence, also when the clock was set back a little', () => {
  const clock = createFakeClock()
  const conversations = createShortLived(clock, () => undefined)
  const grow = (place: string): void =>
    conversations.grown(KEY, { streamNo: 's', place, text: 'x', flag: StreamFlag.inProgress })
  const status = () => conversations.streams(KEY).get('s')?.status
  grow('0')
  clock.advance(20_000)
  grow('1')
  clock.setBack(5)
  clock.advance(29_999)
  assert.is(status(), 'growing')
  clock.advance(1)
  assert.is(status(), 'interrupted')
})

shortLived.run()
