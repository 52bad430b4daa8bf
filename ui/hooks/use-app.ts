import { createContext, useCallback, useContext, useRef, useState, useSyncExternalStore } from 'react'
import type { App } from '../../application/app.ts'
import type { StateStream } from '../../application/shared/streams.ts'
import type { StaffSession } from '../../application/staff/session.ts'
import type { Session } from '../../domain/session/session.ts'
import { Defect } from '../../domain/shared/result.ts'

export const AppContext = createContext<App | undefined>(undefined)

class MissingAppError extends Defect {
  override readonly name = 'MissingAppError'
}

/** The one object a screen asks: its streams for what is, its use-cases for what to do. */
export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new MissingAppError('a component that needs the App stands outside <AppContext>')
  return app
}

/** What the kit asks of whatever page it stands in: a shopper's, or the counter's. */
export type Surroundings = Pick<App, 'notices' | 'clock' | 'lifecycle' | 'log'> & {
  /** What is typed is kept for whoever is signed in. */
  readonly session: { readonly session$: StateStream<Session | StaffSession> }
}

/** Given where the kit stands in no shopper's page. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined)

/** Toasts, time, network and log of the page around a component. */
export const useSurroundings = (): Surroundings => {
  const given = useContext(SurroundingsContext)
  const app = useContext(AppContext)
  const around = given ?? app
  if (!around) throw new MissingAppError('a component of the kit stands outside of any page')
  return around
}

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

/**
 * State that is set often (at each scroll event, each time a page is shown) and mostly to the value it has. React does
 * not render for an equal value, but queues each such update until it renders next: a page that is only shown and hidden
 * would hold one more with every visit. Here, equal values are not passed on.
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

/** Requirement D7: from this width on navigation is a rail at the side, the chat has two panes, and the account its menu. */
const WIDE = '(min-width: 900px)'

const subscribe = (notify: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const read = (): boolean => window.matchMedia(WIDE).matches

/** Whether the window is wide, for what media queries in CSS cannot do. False where a page is rendered on the server. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, read, () => false)
