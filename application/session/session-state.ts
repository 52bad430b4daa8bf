import { BehaviorSubject, map } from 'rxjs'
import type { User } from '../../domain/account/user.ts'
import { isOpenToVisitors, safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { COOKIE_NAMES, type Session } from '../../domain/session/session.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { PERSONAL } from '../shared/device-memory.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'

/** How long a token is kept, in days (requirements S6 and S9). */
const TOKEN_DAYS = 3
const OUTS_NAME = 'lintas_sign_outs'
const OUTS_DAYS = 365
const TOPIC = 'session'
/** How many of a token's last characters identify the ended session to other tabs. */
const MARK_LENGTH = 8

/**
 * How a session ends: the shopper signed out, and their data are deleted from the device; or `left`, for any other
 * reason.
 */
export type Ending = 'left' | 'signed-out'

/** Where to go immediately; `id` distinguishes two redirects to the same path. */
export type Redirect = { readonly path: string; readonly id: number }

/** The session store: who is signed in, synchronised between tabs, and where to go when the session ends. */
export type SessionState = {
  readonly session$: StateStream<Session>
  readonly user$: StateStream<User | undefined>
  readonly redirect$: StateStream<Redirect | undefined>
  readonly token: () => string | undefined
  /** Whether the sign-in happened in another tab. */
  readonly isFromOtherTab: () => boolean
  /** Starts a session, in this tab and the others. */
  readonly enter: (token: string, user?: User) => void
  readonly setUser: (user: User) => void
  /** Ends the session here and in the other tabs. `ending` defaults to 'left'. */
  readonly leave: (ending?: Ending) => void
  /** Re-reads the token cookie: a frozen tab may have missed an announcement of another one. */
  readonly recheck: () => void
  /** Whether the last session ended by a sign-out: then the shopper's data on the device must be deleted. */
  readonly hasSignedOut: () => boolean
  /** A text that changes with each sign-out on this device, in any tab. */
  readonly signOuts: () => string
  /**
   * The server has refused `token` (401): if it is still the current one, the session ends and the page goes to
   * /login.
   */
  readonly expire: (token: string | undefined) => void
  /** Remembers the page that is being opened, to return there after signing in again. */
  readonly visit: (path: string) => void
  /** Keeps the page that a visitor wanted to open, for after signing in. */
  readonly keepReturnPath: (path: string) => void
  readonly takeReturnPath: () => string
}

/** A digest stored with a kept path, so that only the same shopper returns there; it does not reveal who that is. */
const markOf = (path: string, user: User | undefined): string => (user ? digestOf(`${user.id} ${path}`) : '')

type Deps = { readonly cookies: StoragePort; readonly device: StoragePort; readonly tabs: TabsPort }

/** Token and user of this device, synchronised between tabs (requirement S4). */
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
  let isFromOtherTab = false
  let hasSignedOut = false
  // Where the browser stores no cookies, a missing one does not mean that the session has ended.
  let isCookieStored = stored !== undefined
  const signOuts = (): string => device.read(OUTS_NAME) ?? ''
  let knownSignOuts = signOuts()

  const token = (): string | undefined =>
    session$.value.kind === 'signed-in' ? session$.value.token : undefined
  const goTo = (path: string): void => redirect$.next({ path, id: (redirect$.value?.id ?? 0) + 1 })
  const keepReturnPath = (path: string, user?: User): void =>
    device.write(PERSONAL.returnPath, markOf(path, user) + path, 1)
  const forget = (ending: Ending): void => {
    // Another tab may have signed out while this one was frozen.
    hasSignedOut = ending === 'signed-out' || knownSignOuts !== signOuts()
    knownSignOuts = signOuts()
    session$.next({ kind: 'visitor' })
  }
  const leave = (ending: Ending = 'left'): void => {
    const ended = token() ?? ''
    // Another tab may have started another session meanwhile, which must not be ended.
    if (cookies.read(COOKIE_NAMES.token) === ended) cookies.remove(COOKIE_NAMES.token)
    if (ending === 'signed-out') {
      // Before the other tabs are told, which would write again.
      for (const name of Object.values(PERSONAL)) device.remove(name)
      // `|| 0`: a text that is not a number would never change again.
      device.write(OUTS_NAME, `${(Number(signOuts()) % 1e9 || 0) + 1}`, OUTS_DAYS)
    }
    forget(ending)
    tabs.announce(TOPIC, `${ending} ${ended.slice(-MARK_LENGTH)}`)
  }

  const follow = (cookieToken: string): void => {
    isFromOtherTab = true
    isCookieStored = true
    hasSignedOut = false
    knownSignOuts = signOuts()
    session$.next({ kind: 'signed-in', token: cookieToken, user: undefined })
  }
  /** Ends the session without a successor: a page that requires signing in redirects to /login. */
  const endHere = (ending: Ending): void => {
    forget(ending)
    if (current !== '/' && !isOpenToVisitors(current)) goTo('/login')
  }

  // A frozen tab receives old announcements when it resumes: it compares the ended session and the current cookie.
  tabs.listen(TOPIC, (message) => {
    const [text, mark = ''] = message.split(' ')
    const ownToken = token()
    const cookieToken = cookies.read(COOKIE_NAMES.token)
    const isOther = cookieToken !== undefined && cookieToken !== ownToken
    const ending = text === 'signed-out' ? text : 'left'
    if (ownToken && isOther) forget(ending)
    else if (ownToken && text !== 'entered' && ownToken.endsWith(mark)) endHere(ending)
    if (isOther) follow(cookieToken)
  })

  const recheck = (): void => {
    const ownToken = token()
    const cookieToken = cookies.read(COOKIE_NAMES.token)
    if (cookieToken === ownToken || (cookieToken === undefined && !isCookieStored)) return
    if (ownToken && cookieToken === undefined) endHere('left')
    else if (ownToken) forget('left')
    if (cookieToken !== undefined) follow(cookieToken)
  }

  return {
    session$: stateOf(session$),
    user$,
    redirect$: stateOf(redirect$),
    token,
    isFromOtherTab: () => isFromOtherTab,
    hasSignedOut: () => hasSignedOut,
    signOuts,
    enter: (newToken, user) => {
      isFromOtherTab = false
      hasSignedOut = false
      knownSignOuts = signOuts()
      cookies.write(COOKIE_NAMES.token, newToken, TOKEN_DAYS)
      isCookieStored = cookies.read(COOKIE_NAMES.token) === newToken
      // Another tab may have started another session: this page's data are not for its shopper.
      if (token() !== undefined) session$.next({ kind: 'visitor' })
      session$.next({ kind: 'signed-in', token: newToken, user })
      tabs.announce(TOPIC, 'entered')
    },
    setUser: (user) => {
      if (session$.value.kind === 'signed-in') session$.next({ ...session$.value, user })
    },
    leave,
    recheck,
    expire: (refused) => {
      if (refused === undefined || refused !== token()) return
      // Without a user no personal data were on the page: its path is kept like a visitor's.
      if (safeReturnPath(current) !== '/') keepReturnPath(current, user$.value)
      leave()
      goTo('/login')
    },
    visit: (path) => {
      current = path
    },
    keepReturnPath,
    takeReturnPath: () => {
      const stored = device.read(PERSONAL.returnPath) ?? ''
      device.remove(PERSONAL.returnPath)
      const at = stored.indexOf('/')
      const path = stored.slice(at)
      return at > 0 && stored.slice(0, at) !== markOf(path, user$.value) ? '/' : safeReturnPath(path)
    },
  }
}
