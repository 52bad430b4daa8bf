import { BehaviorSubject } from 'rxjs'
import type { StoragePort } from '../ports/storage-port.ts'
import { type StateStream, stateOf } from './state-stream.ts'

/** A list that is kept on this device, such as past searches; newest first. */
export type RememberedList<T> = {
  readonly list$: StateStream<readonly T[]>
  readonly update: (change: (list: readonly T[]) => readonly T[]) => void
}

/** Lists that are kept on the device, each under its own name, for 180 days from their last change. */
export type DeviceMemory = {
  /** Gives the list of this name. `read` checks each stored item, which an older version of the app may have written. */
  readonly remember: <T>(name: string, read: (item: unknown) => T | undefined) => RememberedList<T>
  /** Empties every remembered list. */
  readonly clear: () => void
  /** Reads every list from the device again, as other tabs may have changed them. */
  readonly reread: () => void
}

const DAYS = 180

const parse = (text: string | undefined): readonly unknown[] => {
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as readonly unknown[]) : []
  } catch {
    return []
  }
}

export const createDeviceMemory = ({ device }: { readonly device: StoragePort }): DeviceMemory => {
  const clearers: (() => void)[] = []
  const readers: (() => void)[] = []
  return {
    remember: <T>(name: string, read: (item: unknown) => T | undefined): RememberedList<T> => {
      const kept = (): readonly T[] =>
        parse(device.read(name))
          .map(read)
          .filter((item): item is T & {} => item !== undefined)
      const list$ = new BehaviorSubject(kept())
      clearers.push(() => {
        device.remove(name)
        list$.next([])
      })
      readers.push(() => list$.next(kept()))
      return {
        list$: stateOf(list$),
        update: (change) => {
          // Other tabs write here too, and may have cleared what this one still shows.
          list$.next(change(kept()))
          device.write(name, JSON.stringify(list$.value), DAYS)
        },
      }
    },
    clear: () => {
      for (const clear of clearers) clear()
    },
    reread: () => {
      for (const read of readers) read()
    },
  }
}
