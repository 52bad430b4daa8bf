import {
  checkAccount,
  checkPasswordChange,
  checkPasswordReset,
  type PasswordReset,
} from '../../domain/account/password.ts'
import { checkProfile } from '../../domain/account/profile.ts'
import { type ApiFault, isUnanswered } from '../../domain/api/fault.ts'
import { fail, mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { latestDay } from '../../domain/shared/time.ts'
import { type Api, QUIET } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import { createSessionApi } from '../session/session-api.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { createUploadPicture } from '../shared/upload-picture.ts'
import type { AccountActs } from './account-acts.ts'
import { createAccountActsApi } from './account-acts-api.ts'
import type { UnreadNotices } from './unread-notices.ts'

/** What account acts are made of. */
export type AccountActsDeps = {
  readonly api: Api
  readonly notices: Notices
  readonly clock: ClockPort
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  readonly unreadNotices: UnreadNotices
}

/** Notices, articles, passwords, profile and pictures (requirements S5 and S7, api.md 5 and 6). */
export const createAccountActs = (deps: AccountActsDeps): AccountActs => {
  const { api, notices, clock, sessionState, refreshUser, unreadNotices } = deps
  const actsApi = createAccountActsApi({ api })
  const sessionApi = createSessionApi({ api })
  /** The account of a password reset without an answer, which may have been carried out. */
  let unanswered: string | undefined

  /** Requirement S4: a password reset clears token and user, because the server has ended every session. */
  const thenLeave = async (act: Promise<Result<unknown, ApiFault>>): Promise<Result<unknown, ApiFault>> => {
    const asker = sessionState.token()
    const done = await act
    // Not a session that has begun since.
    if (done.ok && asker === sessionState.token()) sessionState.leave()
    return done
  }

  /**
   * Whether an unanswered reset was carried out. Its code is then used up and a second reset would be refused, so
   * this tries to sign in with the new password.
   */
  const isSet = async ({ account, next }: PasswordReset): Promise<boolean> => {
    if (unanswered !== account) return false
    const opened = await sessionApi.signIn({ account, password: next }, QUIET)
    if (opened.ok) void sessionApi.signOut(opened.value)
    return opened.ok
  }

  const setPassword = async (reset: PasswordReset): Promise<Result<unknown, ApiFault>> => {
    if (await isSet(reset)) return ok(true)
    const done = await actsApi.resetPassword(reset)
    unanswered = !done.ok && isUnanswered(done.fault) ? reset.account : undefined
    return done
  }

  /** Sets the count, unless the session that requested it has ended. */
  const countUnread = (asker: string | undefined, unread: number | undefined): void => {
    if (asker === sessionState.token()) unreadNotices.set(unread)
  }

  return {
    loadNotices: async (page) => {
      const asker = sessionState.token()
      const loaded = await actsApi.notices(page)
      if (loaded.ok) countUnread(asker, loaded.value.unread)
      return mapResult(loaded, (notices) => notices.page)
    },
    markNoticesRead: async (ids) => {
      const asker = sessionState.token()
      const marked = await actsApi.markRead(ids)
      if (marked.ok) countUnread(asker, marked.value.unread ?? (ids === 'all' ? 0 : undefined))
      return marked
    },
    loadHelp: actsApi.help,
    loadLaw: actsApi.law,
    changePassword: async (form) => {
      const checked = checkPasswordChange(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return thenLeave(actsApi.changePassword(checked.value))
    },
    sendResetCode: async (typed) => {
      const checked = checkAccount(typed)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return actsApi.sendCode(checked.value)
    },
    resetPassword: async (form) => {
      const checked = checkPasswordReset(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return thenLeave(setPassword(checked.value))
    },
    updateProfile: async (form) => {
      const checked = checkProfile(form, latestDay(clock.now()))
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      const done = await actsApi.updateProfile(checked.value)
      if (done.ok) await refreshUser()
      return done
    },
    uploadImage: createUploadPicture({ api, notices }),
  }
}
