import { useCallback, useSyncExternalStore } from 'react'
import type { StateStream } from '../../application/shared/streams.ts'

/**
 * The value of a stream now and after each change. A hidden screen rests and catches up when shown. Where the device may
 * know more than the server that renders pages, `rendered` is what stands in the HTML: React hydrates a page only as it
 * stands, and shows the device's value right after.
 */
export const useStream = <T>(stream: StateStream<T>, rendered?: T): T => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = stream.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [stream],
  )
  const read = (): T => stream.value
  return useSyncExternalStore(subscribe, read, rendered === undefined ? read : () => rendered)
}
