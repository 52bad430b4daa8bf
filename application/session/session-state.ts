import type { User } from '../../domain/account/user.ts'
import { COOKIE_NAMES } from '../../domain/session/cookie-names.ts'
import { isOpenToVisitors, safeReturnPath } from '../../domain/session/navigation-guard.ts'
import type { Session } from '../../domain/session/session.ts'
import { digestOf } from '../../domain/shared/digest.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { PERSONAL } from '../shared/personal-names.ts'
import { createState, mapState, type StateStream } from '../shared/state-stream.ts'

/** Spec storefront 6 and 9. */
const TOKEN_DAYS = 3
const OUTS_NAME = 'lintas_sign_outs'
const OUTS_DAYS = 365
const TOPIC = 'session'
/** So much of a token tells the other tabs which session has ended. */
const MARK_LENGTH = 8

/** How a session ends: by a sign-out, because the shopper wants to be forgotten, or otherwise. */
export type Ending = 'left' | 'signed-out'

export type Redirect = { readonly path: string; readonly id: number }

/** The session store: who is signed in, in this tab and in all others, and where to go when that ends. */
export type SessionState = {
  readonly session$: StateStream<Session>
  readonly user$: StateStream<User | undefined>
  readonly redirect$: StateStream<Redirect | undefined>
  readonly token: () => string | undefined
  /** Whether the sign-in happened in another tab and was only heard of here. */
  readonly isHeard: () => boolean
  readonly enter: (token: string, user?: User) => void
  readonly setUser: (user: User) => void
  /** Forgets token and user here and in the other tabs; 'left' unless told. */
  readonly leave: (ending?: Ending) => void
  /** Goes by who is here now: what another tab announced may have been lost while this one was put away. */
  readonly look: () => void
  /** Whether the last session ended by a sign-out and not by a refusal: what is kept for its shopper goes too. */
  readonly hasSignedOut: () => boolean
  /** Changes with each sign-out on this device, whichever tab was open then. */
  readonly signOuts: () => string
  /** The host refused `token`: if it is still ours, the session ends and the browser goes to /login. */
  readonly expire: (token: string | undefined) => void
  /** The page being opened, so that an ended session can come back to it. */
  readonly visit: (path: string) => void
  /** For whoever signs in next: what a visitor wanted to see. */
  readonly keepReturnPath: (path: string) => void
  readonly takeReturnPath: () => string
}

/** Stands before a path that is one shopper's alone; of who that is, it tells nothing. */
const markOf = (path: string, user: User | undefined): string => (user ? digestOf(`${user.id} ${path}`) : '')

type Deps = { readonly cookies: StoragePort; readonly device: StoragePort; readonly tabs: TabsPort }

export const createSessionState = ({ cookies, device, tabs }: Deps): SessionState => {
  const stored = cookies.read(COOKIE_NAMES.token)
  const session$ = createState<Session>(
    stored ? { kind: 'signed-in', token: stored, user: undefined } : { kind: 'visitor' },
  )
  const user$ = mapState(session$.stream, (session) =>
    session.kind === 'signed-in' ? session.user : undefined,
  )
  const redirect$ = createState<Redirect | undefined>(undefined)
  let current = '/'
  let isHeard = false
  let hasSignedOut = false
  // A browser may keep no cookies: then a missing one says nothing.
  let isKept = stored !== undefined
  const signOuts = (): string => device.read(OUTS_NAME) ?? ''
  let known = signOuts()

  const token = (): string | undefined =>
    session$.value.kind === 'signed-in' ? session$.value.token : undefined
  const goTo = (path: string): void => redirect$.update((last) => ({ path, id: (last?.id ?? 0) + 1 }))
  const keepReturnPath = (path: string, user?: User): void =>
    device.write(PERSONAL.returnPath, markOf(path, user) + path, 1)
  const forget = (ending: Ending): void => {
    // Another tab may have said so when this one could not hear.
    hasSignedOut = ending === 'signed-out' || known !== signOuts()
    known = signOuts()
    session$.set({ kind: 'visitor' })
  }
  const leave = (ending: Ending = 'left'): void => {
    const ended = token() ?? ''
    // Somebody else may have come in another tab, and is not to go with this one.
    if (cookies.read(COOKIE_NAMES.token) === ended) cookies.remove(COOKIE_NAMES.token)
    if (ending === 'signed-out') {
      // Before anybody hears of it and begins anew.
      for (const name of Object.values(PERSONAL)) device.remove(name)
      // What is no number there would be the same for ever.
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
    session$.set({ kind: 'signed-in', token: kept, user: undefined })
  }
  /** Nobody comes after: where only a shopper may be, somebody has to sign in. */
  const end = (ending: Ending): void => {
    forget(ending)
    if (current !== '/' && !isOpenToVisitors(current)) goTo('/login')
  }

  // A tab that has slept hears when it wakes what is long over: whose end it was, and who is here now, decide.
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
    session$: session$.stream,
    user$,
    redirect$: redirect$.stream,
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
      // Whoever another tab has let in meanwhile: nothing of theirs is for who comes now.
      if (token() !== undefined) session$.set({ kind: 'visitor' })
      session$.set({ kind: 'signed-in', token: fresh, user })
      tabs.announce(TOPIC, 'entered')
    },
    setUser: (user) =>
      session$.update((session) => (session.kind === 'signed-in' ? { ...session, user } : session)),
    leave,
    look,
    expire: (refused) => {
      if (refused === undefined || refused !== token()) return
      // Without its user nothing of the shopper's has been shown: the page is whose who opened it, like a visitor's.
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
