import { BehaviorSubject } from 'rxjs'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { type StateStream, stateOf } from './streams.ts'

/** A list that is kept on this device, such as past searches; newest first. */
type RememberedList<T> = {
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

/** Small values of the device, by subject, with how long each is kept. */
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

/** What the device has kept of a product or a cart's line. The first builds called its shop `merId`. */
export const keptFields = (item: unknown): Fields => {
  const fields = fieldsOf(item)
  return { shopId: fields?.['merId'], ...fields }
}

/**
 * The storage names under which the device keeps what is personal; all are removed at a sign-out. The request ids of
 * unanswered calls are not among them: they tell nothing of the shopper, and keep money from moving twice (decision 4).
 */
export const PERSONAL = {
  returnPath: 'lintas_return',
  searches: 'lintas_searches.1',
  viewed: 'lintas_viewed.1',
  groups: 'lintas_groups.1',
  unselected: 'lintas_unselected.1',
  cards: 'lintas_chat_cards',
} as const
