import { checkAccount, checkPasswordChange, checkPasswordReset } from '../../domain/account/password.ts'
import { checkProfile } from '../../domain/account/profile.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { dayOf } from '../../domain/shared/calendar.ts'
import { fail, mapResult, type Result } from '../../domain/shared/result.ts'
import type { Api } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { createUploadPicture } from '../shared/upload-picture.ts'
import type { AccountActs } from './account-acts.ts'
import { createAccountActsApi } from './account-acts-api.ts'

export type AccountActsDeps = {
  readonly api: Api
  readonly notices: Notices
  readonly clock: ClockPort
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  /** What the host said of the number of unread notices; undefined when it said nothing. */
  readonly setUnread: (unread: number | undefined) => void
}

/** Notices, articles, passwords, profile and pictures (spec storefront 5 and 7, api.md 5 and 6). */
export const createAccountActs = (deps: AccountActsDeps): AccountActs => {
  const { api, notices, clock, sessionState, refreshUser, setUnread } = deps
  const actsApi = createAccountActsApi({ api })

  /** Spec storefront 4: a password reset clears the token and the user info; the host has ended every session. */
  const thenLeave = async (act: Promise<Result<unknown, ApiFault>>): Promise<Result<unknown, ApiFault>> => {
    const asker = sessionState.token()
    const done = await act
    // A shopper who has signed in meanwhile stays signed in.
    if (done.ok && asker === sessionState.token()) sessionState.leave()
    return done
  }

  /** An answer that came after the shopper had gone says nothing of the next one. */
  const heard = (asker: string | undefined, unread: number | undefined): void => {
    if (asker === sessionState.token()) setUnread(unread)
  }

  return {
    loadNotices: async (page) => {
      const asker = sessionState.token()
      const loaded = await actsApi.notices(page)
      if (loaded.ok) heard(asker, loaded.value.unread)
      return mapResult(loaded, (notices) => notices.page)
    },
    markNoticesRead: async (ids) => {
      const asker = sessionState.token()
      const marked = await actsApi.markRead(ids)
      if (marked.ok) heard(asker, marked.value.unread ?? (ids === 'all' ? 0 : undefined))
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
      return thenLeave(actsApi.resetPassword(checked.value))
    },
    updateProfile: async (form) => {
      const checked = checkProfile(form, dayOf(clock.now()))
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      const done = await actsApi.updateProfile(checked.value)
      if (done.ok) await refreshUser()
      return done
    },
    uploadImage: createUploadPicture({ api, notices }),
  }
}
