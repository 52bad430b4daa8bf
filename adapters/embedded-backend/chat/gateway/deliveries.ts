import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'

/** What one connection has been sent and has not acknowledged; sent again, byte by byte the same (protocol.md 6.2). */
export type Deliveries = {
  readonly sent: (messageID: string, bytes: Uint8Array) => void
  readonly acknowledged: (messageID: string) => void
  readonly waiting: () => number
  readonly stop: () => void
}

type Waiting = { readonly bytes: Uint8Array; dueAt: number; tries: number }

export const createDeliveries = (
  clock: ClockPort,
  everyMs: number,
  limit: number,
  resend: (bytes: Uint8Array) => void,
): Deliveries => {
  const waiting = new Map<string, Waiting>()
  let timer: TimerHandle | undefined

  const look = (): void => {
    timer = undefined
    const now = clock.now()
    for (const [messageID, one] of waiting) {
      if (one.dueAt > now) continue
      one.tries += 1
      one.dueAt = now + everyMs
      if (one.tries > limit) waiting.delete(messageID)
      else resend(one.bytes)
    }
    schedule()
  }

  const schedule = (): void => {
    // The first is the one that has waited longest.
    const [first] = waiting.values()
    if (first && !timer) timer = clock.after(Math.max(0, first.dueAt - clock.now()), look)
  }

  return {
    sent: (messageID, bytes) => {
      waiting.set(messageID, { bytes, dueAt: clock.now() + everyMs, tries: 0 })
      schedule()
    },
    acknowledged: (messageID) => void waiting.delete(messageID),
    waiting: () => waiting.size,
    stop: () => {
      timer?.cancel()
      waiting.clear()
    },
  }
}
