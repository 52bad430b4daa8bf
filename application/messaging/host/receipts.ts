import { channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import {
  NO_RECEIPTS,
  type ReceiptEvent,
  stepReceipts,
} from '../../../domain/messaging/conversations/receipt.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import { type MessagingHost, needCallback } from './messaging-host.ts'

/** Reports what was read, every two seconds, one report for each channel at a time (spec messaging 4). */
export type ReadReports = {
  /** Throws MissingCallbackError when the host takes no read reports. */
  readonly seen: (messages: readonly Message[]) => void
  /** Reports at once what waits for its two seconds: the page may be about to go. */
  readonly flush: () => void
  readonly dispose: () => void
}

export const createReadReports = (host: MessagingHost, clock: ClockPort): ReadReports => {
  let receipts = NO_RECEIPTS
  let timer: TimerHandle | undefined
  let isOver = false

  const step = (event: ReceiptEvent): void => {
    if (isOver) return
    const now = clock.now()
    const [next, effects] = stepReceipts(receipts, event, now)
    const { flushAt } = next
    if (flushAt !== receipts.flushAt) {
      timer?.cancel()
      timer = flushAt === undefined ? undefined : clock.after(flushAt - now, () => step({ kind: 'ticked' }))
    }
    receipts = next
    for (const { channelKey, messages } of effects) {
      const report = needCallback(host, 'reportRead')
      void report(channelOfKey(channelKey), messages).then(({ ok }) =>
        step({ kind: ok ? 'reported' : 'report-failed', channelKey }),
      )
    }
  }

  return {
    seen: (messages) => {
      needCallback(host, 'reportRead')
      step({ kind: 'seen', messages })
    },
    flush: () => {
      if (receipts.flushAt !== undefined) step({ kind: 'ticked' })
    },
    dispose: () => {
      isOver = true
      timer?.cancel()
    },
  }
}
