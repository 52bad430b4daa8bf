import type { User } from '../../domain/account/user.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type {
  Credentials,
  CredentialsFault,
  Registration,
  RegistrationFault,
} from '../../domain/session/credentials.ts'
import type { GuardDecision } from '../../domain/session/navigation-guard.ts'
import type { Session } from '../../domain/session/session.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/streams.ts'

/** Why a form was not accepted: faults of its fields, found before sending, or the API's fault. */
export type FormFault<F> = { readonly kind: 'form'; readonly faults: readonly F[] } | ApiFault

/** Signs in and stores the token for 3 days (requirements S6, S7). */
export type SignIn = (form: Credentials) => Promise<Result<unknown, FormFault<CredentialsFault>>>

/** Registers; the server signs the new shopper in (api.md 6). */
export type Register = (form: Registration) => Promise<Result<unknown, FormFault<RegistrationFault>>>

/** Ends the session in every tab at once; the server is told afterwards, whatever it answers. */
export type SignOut = () => Promise<void>

/**
 * Reloads the user, for the current balance and counts; not where the user as known here `isEnough`. Failure shows no
 * toast.
 */
export type RefreshUser = (isEnough?: (known: User) => boolean) => Promise<Result<User, ApiFault>>

/**
 * Decides whether a page may be opened (requirements S4 and S6). With a token but no user yet, the user is loaded
 * first: if that fails the shopper is signed out and sent to /login; if signing out fails too, the token is dropped
 * and the path is /. Neither happens offline, nor while the page is unloading (decision 12). `path` includes the
 * query; a refused visitor's path is kept as the return path.
 */
export type GuardNavigation = (path: string) => Promise<GuardDecision>

/** Who is signed in, and which pages they may open (requirements S4, S6 and S7). */
export type SessionContext = {
  readonly session$: StateStream<Session>
  readonly user$: StateStream<User | undefined>
  readonly signIn: SignIn
  readonly register: Register
  readonly signOut: SignOut
  /** Whether the last session ended by a sign-out, here or in another tab, and not by the server. */
  readonly hasSignedOut: () => boolean
  /**
   * A text that changes with each sign-out on this device: data that a tab kept under an earlier one must be deleted.
   */
  readonly signOuts: () => string
  readonly refreshUser: RefreshUser
  readonly guard: GuardNavigation
  /** The decision of `guard` when it needs no call, for server rendering; undefined when it does. */
  readonly guardNow: (path: string) => GuardDecision | undefined
  /** The path to open after signing in, which is then cleared; "/" when there is none. Always within this app. */
  readonly takeReturnPath: () => string
  /** Keeps the path to return to when an action, not `guard`, sends a visitor to /login. */
  readonly keepReturnPath: (path: string) => void
  /** Where to go immediately because the session has ended: the server answered 401, or another tab signed out. */
  readonly redirect$: StateStream<{ readonly path: string; readonly id: number } | undefined>
}
