import { type Channel, type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { ClockPort } from '../../ports/clock-port.ts'

/** messaging.md 7: how often, in milliseconds, the other side is told at most. */
const TYPING_EVERY_MS = 2000

/** Tells the other side that the shopper is typing, at most every two seconds; `tell` gives whether it was sent. */
export const createOwnTyping = (
  clock: ClockPort,
  tell: (channel: Channel) => boolean,
): ((channel: Channel) => void) => {
  const toldAt = new Map<ChannelKey, number>()
  return (channel) => {
    const key = channelKey(channel)
    const now = clock.now()
    // The absolute difference, as the device clock may have been set back meanwhile.
    const isTold = Math.abs(now - (toldAt.get(key) ?? 0)) < TYPING_EVERY_MS
    if (!isTold && tell(channel)) toldAt.set(key, now)
  }
}
