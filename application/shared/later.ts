import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Api } from '../api/api-client.ts'
import { askWhile } from '../api/api-of-session.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from './notices.ts'

type Loaded<T> = Promise<T | undefined>

/**
 * Loads the code of a part of the App once, when it is first used. Where it cannot be fetched (no network, another
 * release) the answer is undefined, a toast says so, and the next use tries again.
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
 * `loadLater` for what a shopper does: the part is made anew for each session, with an API that sends nothing once that
 * session is over (`askWhile`), so that no act of several steps goes on under the next session.
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

/** A call of a part that is loaded later: waits for the part; the fault is `offline` when it cannot be loaded. */
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
 * `callLater` for several calls by their names, which takes fewer bytes of the shell. Their fault types must include
 * `ApiFault`, which they answer when the part cannot be loaded.
 */
export const callsLater = <T, K extends CallName<T>>(
  load: () => Loaded<T>,
  names: readonly K[],
): Pick<T, K> =>
  // An object made from names has no type of its own.
  Object.fromEntries(
    names.map((name) => [name, callLater(load, (part) => part[name] as Call)]),
  ) as unknown as Pick<T, K>
