import { BehaviorSubject, map } from 'rxjs'
import type { User } from '../../domain/account/user.ts'
import { isOpenToVisitors, safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { COOKIE_NAMES, type Session } from '../../domain/session/session.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { PERSONAL } from '../shared/device-memory.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'

/** Requirements S6 and S9. */
const TOKEN_DAYS = 3
const OUTS_NAME = 'lintas_sign_outs'
const OUTS_DAYS = 365
const TOPIC = 'session'
/** How many of a token's last characters tell the other tabs which session has ended. */
const MARK_LENGTH = 8

/**
 * How a session ends: the shopper signed out, and nothing of theirs stays on the device; or `left`, for any other
 * reason.
 */
export type Ending = 'left' | 'signed-out'

/** Where to go at once; `id` tells two redirects to one path apart. */
export type Redirect = { readonly path: string; readonly id: number }

/** The session store: who is signed in, the same in all tabs, and where to go when the session ends. */
export type SessionState = {
  readonly session$: StateStream<Session>
  readonly user$: StateStream<User | undefined>
  readonly redirect$: StateStream<Redirect | undefined>
  readonly token: () => string | undefined
  /** Whether the sign-in happened in another tab. */
  readonly isHeard: () => boolean
  /** Begins a session, in this tab and the others. */
  readonly enter: (token: string, user?: User) => void
  readonly setUser: (user: User) => void
  /** Ends the session here and in the other tabs. `ending` is 'left' unless it is given. */
  readonly leave: (ending?: Ending) => void
  /** Reads the token cookie again and follows it: a frozen tab may have missed what another one announced. */
  readonly look: () => void
  /** Whether the last session ended by a sign-out: then what the device keeps of its shopper is to be deleted. */
  readonly hasSignedOut: () => boolean
  /** A text that changes with each sign-out on this device, in whichever tab. */
  readonly signOuts: () => string
  /**
   * The server has refused `token` (401): if it is still that of this session, the session ends and the page goes to
   * /login.
   */
  readonly expire: (token: string | undefined) => void
  /** Notes the page that is being opened: who signs in again after the session has ended comes back to it. */
  readonly visit: (path: string) => void
  /** Keeps the page that a visitor wanted to see, for when they have signed in. */
  readonly keepReturnPath: (path: string) => void
  readonly takeReturnPath: () => string
}

/** A digest in front of a kept path, so that only the same shopper is led there; it does not tell who that is. */
const markOf = (path: string, user: User | undefined): string => (user ? digestOf(`${user.id} ${path}`) : '')

type Deps = { readonly cookies: StoragePort; readonly device: StoragePort; readonly tabs: TabsPort }

/** Token and user of this device, the same in every tab (requirement S4). */
export const createSessionState = ({ cookies, device, tabs }: Deps): SessionState => {
  const stored = cookies.read(COOKIE_NAMES.token)
  const session$ = new BehaviorSubject<Session>(
    stored ? { kind: 'signed-in', token: stored, user: undefined } : { kind: 'visitor' },
  )
  const user$ = stateOf(
    session$.pipe(map((session) => (session.kind === 'signed-in' ? session.user : undefined))),
  )
  const redirect$ = new BehaviorSubject<Redirect | undefined>(undefined)
  let current = '/'
  let isHeard = false
  let hasSignedOut = false
  // Where the browser keeps no cookies, a missing one does not mean that the session has ended.
  let isKept = stored !== undefined
  const signOuts = (): string => device.read(OUTS_NAME) ?? ''
  let known = signOuts()

  const token = (): string | undefined =>
    session$.value.kind === 'signed-in' ? session$.value.token : undefined
  const goTo = (path: string): void => redirect$.next({ path, id: (redirect$.value?.id ?? 0) + 1 })
  const keepReturnPath = (path: string, user?: User): void =>
    device.write(PERSONAL.returnPath, markOf(path, user) + path, 1)
  const forget = (ending: Ending): void => {
    // Another tab may have signed out while this one was frozen.
    hasSignedOut = ending === 'signed-out' || known !== signOuts()
    known = signOuts()
    session$.next({ kind: 'visitor' })
  }
  const leave = (ending: Ending = 'left'): void => {
    const ended = token() ?? ''
    // Another tab may have begun another session meanwhile, which is not to be ended with this one.
    if (cookies.read(COOKIE_NAMES.token) === ended) cookies.remove(COOKIE_NAMES.token)
    if (ending === 'signed-out') {
      // Before the other tabs hear of it, and write anew.
      for (const name of Object.values(PERSONAL)) device.remove(name)
      // `|| 0`: a text that is no number would never change again.
      device.write(OUTS_NAME, `${(Number(signOuts()) % 1e9 || 0) + 1}`, OUTS_DAYS)
    }
    forget(ending)
    tabs.announce(TOPIC, `${ending} ${ended.slice(-MARK_LENGTH)}`)
  }

  const follow = (kept: string): void => {
    isHeard = true
    isKept = true
    hasSignedOut = false
    known = signOuts()
    session$.next({ kind: 'signed-in', token: kept, user: undefined })
  }
  /** Ends the session with no other to follow: a page that only a shopper may see leads to /login. */
  const end = (ending: Ending): void => {
    forget(ending)
    if (current !== '/' && !isOpenToVisitors(current)) goTo('/login')
  }

  // A tab that was frozen hears old announcements when it wakes: it compares whose session ended, and the cookie of now.
  tabs.listen(TOPIC, (news) => {
    const [text, mark = ''] = news.split(' ')
    const mine = token()
    const kept = cookies.read(COOKIE_NAMES.token)
    const isOther = kept !== undefined && kept !== mine
    const ending = text === 'signed-out' ? text : 'left'
    if (mine && isOther) forget(ending)
    else if (mine && text !== 'entered' && mine.endsWith(mark)) end(ending)
    if (isOther) follow(kept)
  })

  const look = (): void => {
    const mine = token()
    const kept = cookies.read(COOKIE_NAMES.token)
    if (kept === mine || (kept === undefined && !isKept)) return
    if (mine && kept === undefined) end('left')
    else if (mine) forget('left')
    if (kept !== undefined) follow(kept)
  }

  return {
    session$: stateOf(session$),
    user$,
    redirect$: stateOf(redirect$),
    token,
    isHeard: () => isHeard,
    hasSignedOut: () => hasSignedOut,
    signOuts,
    enter: (fresh, user) => {
      isHeard = false
      hasSignedOut = false
      known = signOuts()
      cookies.write(COOKIE_NAMES.token, fresh, TOKEN_DAYS)
      isKept = cookies.read(COOKIE_NAMES.token) === fresh
      // Another tab may have begun another session: nothing shown of it is for the shopper of this one.
      if (token() !== undefined) session$.next({ kind: 'visitor' })
      session$.next({ kind: 'signed-in', token: fresh, user })
      tabs.announce(TOPIC, 'entered')
    },
    setUser: (user) => {
      if (session$.value.kind === 'signed-in') session$.next({ ...session$.value, user })
    },
    leave,
    look,
    expire: (refused) => {
      if (refused === undefined || refused !== token()) return
      // Without a user nothing of a shopper's was on the page: its path is kept as a visitor's would be.
      if (safeReturnPath(current) !== '/') keepReturnPath(current, user$.value)
      leave()
      goTo('/login')
    },
    visit: (path) => {
      current = path
    },
    keepReturnPath,
    takeReturnPath: () => {
      const kept = device.read(PERSONAL.returnPath) ?? ''
      device.remove(PERSONAL.returnPath)
      const at = kept.indexOf('/')
      const path = kept.slice(at)
      return at > 0 && kept.slice(0, at) !== markOf(path, user$.value) ? '/' : safeReturnPath(path)
    },
  }
}
