import type { LockListener, LockPort } from '../../application/ports/lock-port.ts'

/** For hosts without other tabs: a lock is granted at once, and in turn within this process. */
export const createLoneLock = (): LockPort => {
  const lines = new Map<string, LockListener[]>()

  /** Tells the first in the queue, asynchronously, so that nothing is called before `request` has returned. */
  const tellFirst = (line: readonly LockListener[]): void => {
    const [first] = line
    if (!first) return
    queueMicrotask(() => {
      if (line[0] === first) first.held()
    })
  }

  return {
    request: (name, listener) => {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      const place: LockListener = { held: () => listener.held(), lost: () => listener.lost() }
      line.push(place)
      if (line[0] === place) tellFirst(line)
      return {
        release: () => {
          const at = line.indexOf(place)
          if (at < 0) return
          line.splice(at, 1)
          if (at === 0) tellFirst(line)
        },
      }
    },
  }
}
