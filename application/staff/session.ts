import { BehaviorSubject } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { StaffMe } from '../../domain/staff/answers.ts'
import { hasRight, type StaffRight } from '../../domain/staff/staff.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { StaffApi } from './staff-api.ts'

/** Who is signed in at the counter. */
export type StaffSession =
  | { readonly kind: 'starting' }
  /** The server could not be reached. */
  | { readonly kind: 'unreachable'; readonly fault: ApiFault }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in'
      readonly me: StaffMe
      /**
       * The server has ended the session: the page stays as it is, with everything typed, until they sign in again.
       */
      readonly isOver: boolean
    }

/** The session for the API client: it has no token, because the session is a cookie, and reports refusals. */
export type StaffSessionState = {
  readonly session$: StateStream<StaffSession>
  readonly set: (session: StaffSession) => void
  readonly token: () => undefined
  /** The server has answered 401. */
  readonly expire: () => void
}

/** The session store, as the API client needs it. */
export const createStaffSessionState = (): StaffSessionState => {
  const session$ = new BehaviorSubject<StaffSession>({ kind: 'starting' })
  return {
    session$: stateOf(session$),
    set: (session) => session$.next(session),
    token: () => undefined,
    expire: () => {
      const now = session$.value
      if (now.kind !== 'signed-in') session$.next({ kind: 'signed-out' })
      else if (!now.isOver) session$.next({ ...now, isOver: true })
    },
  }
}

/** Signing in and out at the counter, and the waiting counts. */
export type StaffSessions = {
  readonly session$: StateStream<StaffSession>
  /** Reloads who is signed in and what is waiting: at startup, after an action, and periodically. */
  readonly refresh: () => Promise<boolean>
  /** Signs in. After an expired session the page continues as it was. */
  readonly signIn: (name: string, password: string) => Promise<Result<true, ApiFault>>
  readonly signOut: () => Promise<Result<true, ApiFault>>
  readonly changePassword: StaffApi['changePassword']
  /** Confirms the password, for dangerous actions during the next minutes. */
  readonly confirm: (password: string) => Promise<Result<true, ApiFault>>
  /** Whether a dangerous action needs the password now. */
  readonly asksPassword: () => boolean
  /** Whether the signed-in staff member has this right. */
  readonly may: (right: StaffRight) => boolean
}

type Deps = { readonly staffApi: StaffApi; readonly state: StaffSessionState; readonly clock: ClockPort }

/** The counter's session. `clock` is the server's time. */
export const createStaffSessions = ({ staffApi, state, clock }: Deps): StaffSessions => {
  let lastRequest = 0
  const me = (): StaffMe | undefined =>
    state.session$.value.kind === 'signed-in' ? state.session$.value.me : undefined

  const refresh = async (): Promise<boolean> => {
    lastRequest += 1
    const request = lastRequest
    const answer = await staffApi.me()
    // Somebody has signed in or out meanwhile, or a newer request is running.
    if (request !== lastRequest) return answer.ok
    if (answer.ok) state.set({ kind: 'signed-in', me: answer.value, isOver: false })
    else if (me() === undefined && answer.fault.kind !== 'unauthorised')
      state.set({ kind: 'unreachable', fault: answer.fault })
    return answer.ok
  }

  return {
    session$: state.session$,
    refresh,
    signIn: async (name, password) => {
      const entered = await staffApi.login(name, password)
      if (!entered.ok) return entered
      lastRequest += 1
      const answer = await staffApi.me()
      if (!answer.ok) return answer
      state.set({ kind: 'signed-in', me: answer.value, isOver: false })
      return ok(true)
    },
    signOut: async () => {
      const left = await staffApi.logout()
      if (!left.ok && left.fault.kind !== 'unauthorised') return left
      lastRequest += 1
      state.set({ kind: 'signed-out' })
      return ok(true)
    },
    changePassword: staffApi.changePassword,
    confirm: async (password) => {
      const answer = await staffApi.confirm(password)
      if (!answer.ok) return fail(answer.fault)
      const now = state.session$.value
      const { confirmed_until } = answer.value
      if (now.kind === 'signed-in') state.set({ ...now, me: { ...now.me, confirmed_until } })
      return ok(true)
    },
    asksPassword: () => (me()?.confirmed_until ?? 0) * 1000 <= clock.now(),
    may: (right) => {
      const staff = me()?.staff
      return staff !== undefined && hasRight({ role: staff.role, shopId: staff.shop?.id }, right)
    },
  }
}
