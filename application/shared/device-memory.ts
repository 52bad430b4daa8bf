import { BehaviorSubject } from 'rxjs'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { type StateStream, stateOf } from './streams.ts'

/** A list kept on this device, such as past searches; newest first. */
type RememberedList<T> = {
  readonly list$: StateStream<readonly T[]>
  readonly update: (change: (list: readonly T[]) => readonly T[]) => void
}

/** Lists kept on the device, each under its own name, for 180 days after their last change. */
export type DeviceMemory = {
  /**
   * Returns the list of this name. `read` validates each stored item, which an older version of the app may have
   * written.
   */
  readonly remember: <T>(name: string, read: (item: unknown) => T | undefined) => RememberedList<T>
  /** Empties every remembered list. */
  readonly clear: () => void
  /** Reloads every list from the device, because other tabs may have changed them. */
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

/** Lists on the device by name, with their lifetime. */
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
          // Other tabs write too, and may have cleared what this one still shows.
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

/** The fields of a stored product or cart line. The first builds named its shop `merId`. */
export const keptFields = (item: unknown): Fields => {
  const fields = fieldsOf(item)
  return { shopId: fields?.['merId'], ...fields }
}

/**
 * The storage names of personal data; all are removed at a sign-out. The request ids of unanswered calls are kept:
 * they reveal nothing about the shopper, and keep money from moving twice (decision 4).
 */
export const PERSONAL = {
  returnPath: 'lintas_return',
  searches: 'lintas_searches.1',
  viewed: 'lintas_viewed.1',
  groups: 'lintas_groups.1',
  unselected: 'lintas_unselected.1',
  cards: 'lintas_chat_cards',
} as const
