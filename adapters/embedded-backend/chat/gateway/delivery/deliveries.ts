import type { ClockPort, TimerHandle } from '../../../../../application/ports/clock-port.ts'

/** RECVs that one connection has not acknowledged; they are sent again with the same bytes (requirement W6.2). */
export type Deliveries = {
  readonly sent: (messageID: string, bytes: Uint8Array) => void
  readonly acknowledged: (messageID: string) => void
  /** How many bytes are kept of them. */
  readonly kept: () => number
  readonly stop: () => void
}

type Waiting = { readonly bytes: Uint8Array; readonly dueAt: number; readonly tries: number }

/** Delivers stored messages to every connection of their readers, in order. */
export const createDeliveries = (
  clock: ClockPort,
  everyMs: number,
  limit: number,
  resend: (bytes: Uint8Array) => void,
): Deliveries => {
  const waiting = new Map<string, Waiting>()
  let timer: TimerHandle | undefined
  let isStopped = false
  let kept = 0

  const keep = (messageID: string, one: Waiting): void => {
    drop(messageID)
    waiting.set(messageID, one)
    kept += one.bytes.length
  }

  /** False when it was acknowledged meanwhile. */
  const drop = (messageID: string): boolean => {
    kept -= waiting.get(messageID)?.bytes.length ?? 0
    return waiting.delete(messageID)
  }

  const look = (): void => {
    timer = undefined
    const now = clock.now()
    for (const [messageID, one] of [...waiting]) {
      // The map has the order of sending: all behind this one are due later.
      if (one.dueAt > now) break
      // Gone when it was acknowledged while another was sent.
      if (!drop(messageID) || one.tries === limit) continue
      keep(messageID, { bytes: one.bytes, dueAt: now + everyMs, tries: one.tries + 1 })
      resend(one.bytes)
      // What is sent may end the connection.
      if (isStopped) return
    }
    schedule()
  }

  const schedule = (): void => {
    // The first is the one that has waited longest: what is sent again goes to the end.
    const [first] = waiting.values()
    if (first && !timer && !isStopped) timer = clock.after(Math.max(0, first.dueAt - clock.now()), look)
  }

  return {
    sent: (messageID, bytes) => {
      keep(messageID, { bytes, dueAt: clock.now() + everyMs, tries: 0 })
      schedule()
    },
    acknowledged: (messageID) => void drop(messageID),
    kept: () => kept,
    stop: () => {
      isStopped = true
      timer?.cancel()
      waiting.clear()
      kept = 0
    },
  }
}
