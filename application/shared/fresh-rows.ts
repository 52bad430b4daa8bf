import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'

/** The current data of a card: loading, the row, or not found (any more). */
export type Fresh<T> = T | 'asking' | 'gone'

/**
 * Loads the current row of each key once, however often it is asked for; a failed request is repeated the next time,
 * a refused one is not.
 */
export const createFreshRows = <K, T>(
  load: (key: K) => Promise<Result<T, ApiFault>>,
  nameOf: (key: K) => string,
): ((key: K) => Promise<Fresh<T>>) => {
  const kept = new Map<string, Promise<Fresh<T>>>()
  return (key) => {
    const name = nameOf(key)
    const coming =
      kept.get(name) ??
      load(key).then((answer): Fresh<T> => {
        if (answer.ok) return answer.value
        if (answer.fault.kind === 'rejected') return 'gone'
        kept.delete(name)
        return 'asking'
      })
    kept.set(name, coming)
    return coming
  }
}
