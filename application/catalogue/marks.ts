import { BehaviorSubject } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { NotSignedIn } from './catalogue-context.ts'

type Marked = Result<{ readonly isMarked: boolean | undefined }, ApiFault>
type Toggled = Promise<Result<unknown, ApiFault | NotSignedIn>>

/** A shopper's favourites or followed shops. */
export type Marks = {
  readonly marks$: StateStream<ReadonlyMap<string, boolean>>
  /** Shows the change at once, and reverts it on failure. A toggle of the same key shares a running one. */
  readonly toggle: (key: string, isMarked: boolean, send: () => Promise<Marked>) => Toggled
}

type Deps = { readonly sessionState: SessionState; readonly notices: Notices }

/** Favourites or followed shops changed in this session, which override the lists. */
export const createMarks = ({ sessionState, notices }: Deps): Marks => {
  const marks$ = new BehaviorSubject<ReadonlyMap<string, boolean>>(new Map())
  const underWay = new Map<string, Toggled>()
  let owner = sessionState.token()

  sessionState.session$.subscribe(() => {
    if (owner === sessionState.token()) return
    owner = sessionState.token()
    marks$.next(new Map())
  })

  const put = (key: string, isMarked: boolean | undefined): void => {
    const next = new Map(marks$.value)
    if (isMarked === undefined) next.delete(key)
    else next.set(key, isMarked)
    marks$.next(next)
  }

  const settle = async (key: string, isMarked: boolean, send: () => Promise<Marked>): Toggled => {
    const before = marks$.value.get(key)
    const asker = owner
    put(key, isMarked)
    const answer = await send()
    if (asker !== owner) return answer
    if (!answer.ok) put(key, before)
    else if (answer.value.isMarked !== undefined) put(key, answer.value.isMarked)
    return answer
  }

  return {
    marks$: stateOf(marks$),
    toggle: (key, isMarked, send) => {
      if (owner === undefined) {
        notices.show('info', { kind: 'key', key: 'core.loginFirst' })
        return Promise.resolve(fail({ kind: 'not-signed-in' }))
      }
      // By session, so that another shopper's running toggle is not shared.
      const name = `${owner} ${key}`
      const running = underWay.get(name) ?? settle(key, isMarked, send).finally(() => underWay.delete(name))
      underWay.set(name, running)
      return running
    },
  }
}
