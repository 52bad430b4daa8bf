import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Api } from '../api/api-client.ts'
import { askWhile } from '../api/api-of-session.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from './notices.ts'

type Loaded<T> = Promise<T | undefined>

/**
 * Loads a part of the App when it is first used, once. A part that cannot be fetched (no network, a new
 * release) is tried again at the next use; until then it is undefined and a toast says why.
 */
export const loadLater = <T>(load: () => Promise<T>, notices: Notices): (() => Loaded<T>) => {
  let loaded: Loaded<T> | undefined
  return () => {
    loaded ??= load().catch(() => {
      loaded = undefined
      notices.show('error', { kind: 'fault', fault: { kind: 'offline' } })
      return undefined
    })
    return loaded
  }
}

type OfSession = {
  readonly api: Api
  readonly sessionState: Pick<SessionState, 'token'>
  readonly notices: Notices
}

/**
 * The same for what a shopper does: each session has a part of its own, made with an API that asks nothing once the
 * session is over. So no act of several steps goes on in the name of whoever came meanwhile.
 */
export const loadOfSession = <T>(
  load: (api: Api) => Promise<T>,
  { api, sessionState, notices }: OfSession,
): (() => Loaded<T>) => {
  let whose: string | undefined
  let part: (() => Loaded<T>) | undefined
  return () => {
    const token = sessionState.token()
    if (!part || token !== whose) {
      whose = token
      const ours = askWhile(api, () => token === sessionState.token())
      part = loadLater(() => load(ours), notices)
    }
    return part()
  }
}

/** A call of a part that comes late, made as soon as the part is there; offline when it cannot be had. */
export const callLater =
  <T, A extends readonly unknown[], V, F>(
    load: () => Loaded<T>,
    pick: (part: T) => (...args: A) => Promise<Result<V, F>>,
  ): ((...args: A) => Promise<Result<V, F | ApiFault>>) =>
  async (...args) => {
    const part = await load()
    return part === undefined ? fail({ kind: 'offline' }) : pick(part)(...args)
  }

// biome-ignore lint/suspicious/noExplicitAny: whatever a call takes and gives, it is handed on as it is
type Call = (...args: any[]) => Promise<Result<any, any>>
type CallName<T> = { [K in keyof T]: T[K] extends Call ? K : never }[keyof T]

/**
 * Several calls of a late part by their names, for the size of the shell: each is `callLater` of the call
 * of that name. Their faults must have room for `ApiFault`, which is how a part that is not there answers.
 */
export const callsLater = <T, K extends CallName<T>>(
  load: () => Loaded<T>,
  names: readonly K[],
): Pick<T, K> =>
  // An object made from names has no type of its own.
  Object.fromEntries(
    names.map((name) => [name, callLater(load, (part) => part[name] as Call)]),
  ) as unknown as Pick<T, K>
