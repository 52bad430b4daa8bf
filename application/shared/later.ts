import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Notices } from './notices.ts'

type Loaded<T> = Promise<T | undefined>

/**
 * Loads a part of the App when it is first used, once. A part that cannot be fetched (no network, a new
 * release) is tried again at the next use; until then it is undefined and a toast says why.
 */
export const loadLater = <T>(load: () => Promise<T>, notices: Notices): (() => Loaded<T>) => {
  let loaded: Loaded<T> | undefined
  return () => {
    loaded ??= load().catch(() => {
      loaded = undefined
      notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
      return undefined
    })
    return loaded
  }
}

/** The same call, made as soon as the part is there; offline when it cannot be had. */
export const callLater =
  <T, A extends readonly unknown[], V, F>(
    load: () => Loaded<T>,
    pick: (part: T) => (...args: A) => Promise<Result<V, F>>,
  ): ((...args: A) => Promise<Result<V, F | ApiFault>>) =>
  async (...args) => {
    const part = await load()
    return part === undefined ? fail({ kind: 'offline' }) : pick(part)(...args)
  }
