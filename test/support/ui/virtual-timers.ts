type Timer = { readonly id: number; readonly at: number; readonly run: () => void }

export type VirtualTimers = {
  /** Runs everything due within `ms`, in order, also what the runs themselves set. */
  readonly advance: (ms: number) => void
  readonly pending: () => number
  readonly restore: () => void
}

/** Puts a hand-moved clock in place of the page's timers. Restore it at the end of the test. */
export const installVirtualTimers = (): VirtualTimers => {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  let now = 0
  let lastId = 0
  let timers: readonly Timer[] = []
  const set = (run: () => void, ms = 0): number => {
    lastId += 1
    timers = [...timers, { id: lastId, at: now + ms, run }]
    return lastId
  }
  const clear = (id: unknown): void => {
    timers = timers.filter((timer) => timer.id !== id)
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  return {
    advance: (ms) => {
      const end = now + ms
      for (;;) {
        const [due] = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at || a.id - b.id)
        if (!due) break
        now = due.at
        clear(due.id)
        due.run()
      }
      now = end
    },
    pending: () => timers.length,
    restore: () => {
      Object.assign(globalThis, real)
    },
  }
}
