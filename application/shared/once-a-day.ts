import { PERSONAL } from './device-memory.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Remembers handled cards above the composer by name, so that they are not offered again on the same day. */
export type OnceADay = {
  readonly isDue: (name: string, now: number) => boolean
  readonly done: (name: string, now: number) => void
}

/** The part of the platform's storage that is used; calls throw where it is blocked. */
type KeyValueStorage = {
  readonly getItem: (name: string) => string | null
  readonly setItem: (name: string, value: string) => void
}

const MAX_NAMES = 40

const read = (storage: KeyValueStorage | undefined): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(PERSONAL.cards) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Stored for a day on this device, or for the page where storage is blocked. */
export const createOnceADay = (storage: KeyValueStorage | undefined): OnceADay => {
  // Absolute difference: a device clock that was ahead must not hide a card for longer.
  const isSameDay = (at: number, now: number): boolean => Math.abs(now - at) < DAY_MS
  const here = new Map<string, number>()
  return {
    isDue: (name, now) => !isSameDay(here.get(name) ?? read(storage)[name] ?? 0, now),
    done: (name, now) => {
      here.set(name, now)
      const recent = Object.entries({ ...read(storage), [name]: now })
        .filter(([, at]) => isSameDay(at, now))
        .slice(-MAX_NAMES)
      try {
        storage?.setItem(PERSONAL.cards, JSON.stringify(Object.fromEntries(recent)))
      } catch {
        // Storage is full or blocked: remembered as long as the page.
      }
    },
  }
}
