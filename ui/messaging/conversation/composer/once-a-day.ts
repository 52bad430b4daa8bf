import { PERSONAL } from '../../../../application/shared/device-memory.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What was done with a card at the composer's top, by its name, so that it does not come back all day. */
export type OnceADay = {
  readonly isDue: (name: string, now: number) => boolean
  readonly done: (name: string, now: number) => void
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>

const MOST = 40

const read = (storage: Kept | undefined): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(PERSONAL.cards) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Remembers for a day on this device; a device that keeps nothing forgets with the page. */
export const createOnceADay = (storage: Kept | undefined): OnceADay => {
  // Either way: a device clock that went ahead, and was put right, must not keep a card away until it is there again.
  const isSameDay = (at: number, now: number): boolean => Math.abs(now - at) < DAY_MS
  const here = new Map<string, number>()
  return {
    isDue: (name, now) => !isSameDay(here.get(name) ?? read(storage)[name] ?? 0, now),
    done: (name, now) => {
      here.set(name, now)
      const recent = Object.entries({ ...read(storage), [name]: now })
        .filter(([, at]) => isSameDay(at, now))
        .slice(-MOST)
      try {
        storage?.setItem(PERSONAL.cards, JSON.stringify(Object.fromEntries(recent)))
      } catch {
        // Full or forbidden: then it is remembered as long as the page.
      }
    },
  }
}
