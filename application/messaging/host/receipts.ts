import { channelOfKey } from '../../../domain/messaging/channel.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { NO_RECEIPTS, type ReceiptEvent, stepReceipts } from '../../../domain/messaging/receipt.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import { type MessagingHost, needCallback } from './messaging-host.ts'

/** Reports what was read, every two seconds, one report for each channel at a time (spec messaging 4). */
export type ReadReports = {
  /** Throws MissingCallbackError when the host takes no read reports. */
  readonly seen: (messages: readonly Message[]) => void
  readonly dispose: () => void
}

export const createReadReports = (host: MessagingHost, clock: ClockPort): ReadReports => {
  let receipts = NO_RECEIPTS
  let timer: TimerHandle | undefined
  let isOver = false

  const step = (event: ReceiptEvent): void => {
    if (isOver) return
    const [next, effects] = stepReceipts(receipts, event, clock.now())
    receipts = next
    for (const { channelKey, messages } of effects) {
      const report = needCallback(host, 'reportRead')
      void report(channelOfKey(channelKey), messages).then(({ ok }) =>
        step({ kind: ok ? 'reported' : 'report-failed', channelKey }),
      )
    }
    timer?.cancel()
    timer =
      receipts.flushAt === undefined
        ? undefined
        : clock.after(Math.max(0, receipts.flushAt - clock.now()), () => step({ kind: 'ticked' }))
  }

  return {
    seen: (messages) => {
      needCallback(host, 'reportRead')
      step({ kind: 'seen', messages })
    },
    dispose: () => {
      isOver = true
      timer?.cancel()
    },
  }
}
