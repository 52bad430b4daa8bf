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
import type { StateStream } from '../shared/state-stream.ts'

/** A form's own faults, one per field, or the host's refusal. */
export type FormFault<F> = { readonly kind: 'form'; readonly faults: readonly F[] } | ApiFault

/** Signs in and stores the token for 3 days (spec storefront 6, 7). */
export type SignIn = (form: Credentials) => Promise<Result<unknown, FormFault<CredentialsFault>>>

/** Registers; the host signs the new shopper in (api.md 6). */
export type Register = (form: Registration) => Promise<Result<unknown, FormFault<RegistrationFault>>>

/** Forgets token and user in this tab and the others at once, and tells the host, whatever it says. */
export type SignOut = () => Promise<void>

/** Fetches the user again, so that balance and counts are fresh. Quiet: no toast. */
export type RefreshUser = () => Promise<Result<User, ApiFault>>

/**
 * Decides whether a path may be opened, loading the user first when there is a token but no user
 * (spec storefront 4 and 6): on failure signs out -> /login, on failure of that drops the token -> /.
 * Not off the network, and not while the page is being left (decision 0031).
 * `path` is the path with its query; a refused visitor's path is kept as the place to return to.
 */
export type GuardNavigation = (path: string) => Promise<GuardDecision>

/** Who is here, and what they may open (spec storefront 4, 6 and 7). */
export type SessionContext = {
  readonly session$: StateStream<Session>
  readonly user$: StateStream<User | undefined>
  readonly signIn: SignIn
  readonly register: Register
  readonly signOut: SignOut
  /** Whether the last session ended by a sign-out, here or in another tab, and not by a refusal. */
  readonly hasSignedOut: () => boolean
  /** Changes with each sign-out on this device: what a tab keeps of an earlier one is to go. */
  readonly signOuts: () => string
  readonly refreshUser: RefreshUser
  readonly guard: GuardNavigation
  /** What can be decided at once, without a call; undefined when a call is needed. For the first paint. */
  readonly guardNow: (path: string) => GuardDecision | undefined
  /** Where to go after signing in: the page that asked for it, once; otherwise "/". Same origin only. */
  readonly takeReturnPath: () => string
  /** Where to come back to after signing in, when an act and not the guard sends a visitor to /login. */
  readonly keepReturnPath: (path: string) => void
  /** A path to go to at once, because the session ended (401, or signed out in another tab). */
  readonly redirect$: StateStream<{ readonly path: string; readonly id: number } | undefined>
}
