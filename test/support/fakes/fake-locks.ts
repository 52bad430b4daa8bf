import type { LockListener, LockPort } from '../../../application/ports/lock-port.ts'

type Place = { readonly tab: object; readonly listener: LockListener }

export type FakeLockTab = LockPort & {
  /** The tab ends: its locks pass on, and it hears nothing more. */
  readonly kill: () => void
  /** The tab keeps its locks and its place in line, and hears nothing until it thaws. */
  readonly freeze: () => void
  readonly thaw: () => void
}

/** The locks of one browser, first come first served. What a tab is told comes in a microtask. */
export const createFakeLocks = (): {
  readonly openTab: () => FakeLockTab
  /** Takes a lock away from who holds it; the next in line gets it. */
  readonly steal: (name: string) => void
} => {
  const lines = new Map<string, Place[]>()
  const voices = new Map<object, (run: () => void) => void>()

  const tell = (place: Place, run: () => void): void => queueMicrotask(() => voices.get(place.tab)?.(run))

  const tellFirst = (line: readonly Place[]): void => {
    const [first] = line
    if (!first) return
    tell(first, () => {
      if (line[0] === first) first.listener.held()
    })
  }

  const leave = (line: Place[], place: Place): void => {
    const at = line.indexOf(place)
    if (at < 0) return
    line.splice(at, 1)
    if (at === 0) tellFirst(line)
  }

  const openTab = (): FakeLockTab => {
    const tab = {}
    let held: (() => void)[] | undefined
    const released = new Set<Place>()
    voices.set(tab, (run) => {
      if (held) held.push(run)
      else run()
    })
    return {
      request: (name, { held: onHeld, lost: onLost }) => {
        const line = lines.get(name) ?? []
        lines.set(name, line)
        const place: Place = {
          tab,
          listener: {
            held: onHeld,
            lost: () => {
              if (!released.has(place)) onLost()
            },
          },
        }
        line.push(place)
        if (line[0] === place) tellFirst(line)
        return {
          release: () => {
            released.add(place)
            leave(line, place)
          },
        }
      },
      kill: () => {
        voices.delete(tab)
        for (const line of lines.values()) {
          for (const place of line.filter((one) => one.tab === tab)) leave(line, place)
        }
      },
      freeze: () => {
        held ??= []
      },
      thaw: () => {
        const missed = held ?? []
        held = undefined
        for (const run of missed) run()
      },
    }
  }

  return {
    openTab,
    steal: (name) => {
      const line = lines.get(name)
      const [holder] = line ?? []
      if (!line || !holder) return
      tell(holder, () => holder.listener.lost())
      leave(line, holder)
    },
  }
}
