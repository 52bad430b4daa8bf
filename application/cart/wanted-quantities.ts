import type { CartLine } from '../../domain/cart/cart.ts'
import { withQuantity } from '../../domain/cart/cart-rules.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'

/** api.md 7: how long, in milliseconds, after the last change quantities are sent. */
const QUANTITY_DEBOUNCE_MS = 350

export const linesWith = (all: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
  all.map((line) => (line.id === id ? withQuantity(line, quantity) : line))

/** Quantities that the shopper has set and the host has not answered yet, by line id. */
export type WantedQuantities = {
  /** Notes a quantity; it is sent with all others when none has changed for 350 ms. */
  readonly want: (id: string, quantity: number) => void
  readonly of: (id: string) => number | undefined
  /** To be called when the host has answered, or when the line is removed. */
  readonly forget: (id: string) => void
  /** The host has given the line another id: its quantity is kept under that. */
  readonly rename: (before: string, now: string) => void
  readonly isNone: () => boolean
  /** The lines with these quantities in place of their own. */
  readonly over: (lines: readonly CartLine[]) => readonly CartLine[]
  /** Sends at once what still waits. */
  readonly flush: () => void
  readonly clear: () => void
}

export const createWantedQuantities = (
  clock: ClockPort,
  send: (id: string, quantity: number) => void,
): WantedQuantities => {
  const wanted = new Map<string, number>()
  let timer: TimerHandle | undefined

  const rest = (): void => {
    timer?.cancel()
    timer = undefined
  }

  const flush = (): void => {
    rest()
    for (const [id, quantity] of wanted) send(id, quantity)
  }

  return {
    want: (id, quantity) => {
      wanted.set(id, quantity)
      rest()
      timer = clock.after(QUANTITY_DEBOUNCE_MS, flush)
    },
    of: (id) => wanted.get(id),
    forget: (id) => void wanted.delete(id),
    rename: (before, now) => {
      const quantity = wanted.get(before)
      if (quantity === undefined) return
      wanted.delete(before)
      wanted.set(now, quantity)
    },
    isNone: () => wanted.size === 0,
    over: (lines) => [...wanted].reduce((all, [id, quantity]) => linesWith(all, id, quantity), lines),
    flush,
    clear: () => {
      rest()
      wanted.clear()
    },
  }
}
