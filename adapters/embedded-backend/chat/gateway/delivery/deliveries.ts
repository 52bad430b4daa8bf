import type { ClockPort, TimerHandle } from '../../../../../application/ports/clock-port.ts'

/** Unacknowledged RECVs of one connection; they are resent with the same bytes (requirement W6.2). */
export type Deliveries = {
  readonly sent: (messageID: string, bytes: Uint8Array) => void
  readonly acknowledged: (messageID: string) => void
  /** The number of bytes of the unacknowledged RECVs. */
  readonly waitingBytes: () => number
  readonly stop: () => void
}

type Delivery = { readonly bytes: Uint8Array; readonly dueAt: number; readonly tries: number }

/** Resends stored messages on one connection until they are acknowledged. */
export const createDeliveries = (
  clock: ClockPort,
  everyMs: number,
  limit: number,
  resend: (bytes: Uint8Array) => void,
): Deliveries => {
  const waiting = new Map<string, Delivery>()
  let timer: TimerHandle | undefined
  let isStopped = false
  let waitingBytes = 0

  const keep = (messageID: string, one: Delivery): void => {
    drop(messageID)
    waiting.set(messageID, one)
    waitingBytes += one.bytes.length
  }

  /** False when it was already acknowledged. */
  const drop = (messageID: string): boolean => {
    waitingBytes -= waiting.get(messageID)?.bytes.length ?? 0
    return waiting.delete(messageID)
  }

  const resendDue = (): void => {
    timer = undefined
    const now = clock.now()
    for (const [messageID, one] of [...waiting]) {
      // The map is in order of sending: all later ones are not due yet.
      if (one.dueAt > now) break
      // It may have been acknowledged while another was sent.
      if (!drop(messageID) || one.tries === limit) continue
      keep(messageID, { bytes: one.bytes, dueAt: now + everyMs, tries: one.tries + 1 })
      resend(one.bytes)
      // Sending may end the connection.
      if (isStopped) return
    }
    schedule()
  }

  const schedule = (): void => {
    // The first has waited longest: resent ones move to the end.
    const [first] = waiting.values()
    if (first && !timer && !isStopped) timer = clock.after(Math.max(0, first.dueAt - clock.now()), resendDue)
  }

  return {
    sent: (messageID, bytes) => {
      keep(messageID, { bytes, dueAt: clock.now() + everyMs, tries: 0 })
      schedule()
    },
    acknowledged: (messageID) => void drop(messageID),
    waitingBytes: () => waitingBytes,
    stop: () => {
      isStopped = true
      timer?.cancel()
      waiting.clear()
      waitingBytes = 0
    },
  }
}
