import { useCallback, useSyncExternalStore } from 'react'
import type { StateStream } from '../../application/shared/state-stream.ts'

/** The value of a stream now and after each change. A hidden screen rests and catches up when shown. */
export const useStream = <T>(stream: StateStream<T>): T => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = stream.subscribe(notify)
      return () => subscription.unsubscribe()
    },
    [stream],
  )
  const read = (): T => stream.value
  return useSyncExternalStore(subscribe, read, read)
}
