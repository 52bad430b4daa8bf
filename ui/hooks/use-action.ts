import { useCallback, useEffect, useRef, useState } from 'react'

export type Action<A extends readonly unknown[], R> = {
  /** Runs the action; while it is running a further call does nothing and returns undefined. */
  readonly run: (...args: A) => Promise<R | undefined>
  readonly isBusy: boolean
}

/**
 * An action that runs once at a time, with a flag for its button: `const pay = useAction(() => orders.pay(payable,
 * code))`, then `<Button isBusy={pay.isBusy} onClick={pay.run}>`.
 */
export const useAction = <A extends readonly unknown[], R>(act: (...args: A) => Promise<R>): Action<A, R> => {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const run = useCallback(async (...args: A): Promise<R | undefined> => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    try {
      return await latest.current(...args)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }, [])
  return { run, isBusy }
}
