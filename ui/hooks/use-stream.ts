import { useCallback, useSyncExternalStore } from 'react'
import type { StateStream } from '../../application/shared/state-stream.ts'

/**
 * The value of a stream now and after each change. A hidden screen rests and catches up when shown. Where the device may
 * know more than the host that draws pages, `drawn` is what is drawn: React takes over a page only as it stands, and
 * says the device's value right after.
 */
export const useStream = <T>(stream: StateStream<T>, drawn?: T): T => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = stream.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [stream],
  )
  const read = (): T => stream.value
  return useSyncExternalStore(subscribe, read, drawn === undefined ? read : () => drawn)
}
