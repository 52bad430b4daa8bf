import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { App } from '../../application/app.ts'
import type { StateStream } from '../../application/shared/streams.ts'
import type { StaffSession } from '../../application/staff/session.ts'
import type { Session } from '../../domain/session/session.ts'
import { Defect } from '../../domain/shared/result.ts'

export const AppContext = createContext<App | undefined>(undefined)

class MissingAppError extends Defect {
  override readonly name = 'MissingAppError'
}

/** The app object of a screen: streams to read, use-cases to call. */
export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new MissingAppError('a component that needs the App stands outside <AppContext>')
  return app
}

/** What the kit needs from the page: a shopper's, or the counter's. */
type Surroundings = Pick<App, 'notices' | 'clock' | 'lifecycle' | 'log'> & {
  /** Drafts are stored for the person signed in. */
  readonly session: { readonly session$: StateStream<Session | StaffSession> }
}

/** Set on pages that are not a shopper's. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

/** Toasts, time, network and log of the page around a component. */
export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext)
  const app = useContext(AppContext)
  const around = surroundings ?? app
  if (!around) throw new MissingAppError('a component of the kit stands outside of any page')
  return around
}

/**
 * The current value of a stream. A hidden screen is not updated until it is shown. If the device may have another
 * value than the server that rendered the page, `rendered` is the value in the HTML: hydration uses it, and the
 * device's value follows immediately.
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

/**
 * State that is set often (at each scroll event, each time a page is shown), mostly to its current value. React does
 * not render for an equal value, but queues each such update until the next render: a page that is only shown and
 * hidden would queue one more with every visit. Here equal values are dropped.
 */
export const useDistinctState = <T>(start: T): readonly [T, (now: T) => void] => {
  const [value, setValue] = useState<T>(start)
  const latest = useRef(start)
  const setDistinct = useCallback((now: T): void => {
    if (latest.current === now) return
    latest.current = now
    setValue(() => now)
  }, [])
  return [value, setDistinct]
}

/** Requirement D7: from this width on navigation is a rail, the chat has two panes, and the account its menu. */
const WIDE = '(min-width: 900px)'

const subscribe = (notify: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const read = (): boolean => window.matchMedia(WIDE).matches

/** Whether the window is wide, for what media queries in CSS cannot do. False in server rendering. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, read, () => false)

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
