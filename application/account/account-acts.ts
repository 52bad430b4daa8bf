import type { Article, ServerNotice } from '../../domain/account/notice.ts'
import type {
  AccountFault,
  PasswordChange,
  PasswordChangeFault,
  PasswordReset,
  PasswordResetFault,
} from '../../domain/account/password.ts'
import type { ProfileFault, ProfileForm } from '../../domain/account/profile.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { FormFault } from '../session/session-context.ts'
import type { UploadPicture } from '../shared/upload-picture.ts'

type Answer<T> = Promise<Result<T, ApiFault>>
/** The outcome of submitting a form: ok, what is wrong with its fields, or the API's fault. */
export type FormAnswer<F> = Promise<Result<unknown, FormFault<F>>>

/** What a shopper does with the account now and then. The code of it is loaded when it is first used. */
export type AccountActs = {
  /** A page of notices, newest first; `unreadNotices$` is set by it. */
  readonly loadNotices: (page: number) => Answer<Page<ServerNotice>>
  /** Failure shows no toast. */
  readonly markNoticesRead: (ids: readonly string[] | 'all') => Answer<unknown>
  readonly loadHelp: () => Answer<readonly Article[]>
  /** The terms as HTML, which is never shown unsanitised (`domain/shared`). */
  readonly loadLaw: () => Answer<string>
  /**
   * Changes the password and ends the session in every tab: the shopper signs in again with the new one (spec
   * storefront 4).
   */
  readonly changePassword: (form: PasswordChange) => FormAnswer<PasswordChangeFault>
  /** Has the server mail a code, for `resetPassword`. It answers the same whether or not the account exists. */
  readonly sendResetCode: (account: string) => FormAnswer<AccountFault>
  /** Sets a new password with the mailed code, and ends the session in every tab if there is one. */
  readonly resetPassword: (form: PasswordReset) => FormAnswer<PasswordResetFault>
  /** Changes the fields that are present. */
  readonly updateProfile: (form: ProfileForm) => FormAnswer<ProfileFault>
  /** Uploads a picture: for all to see (avatar, reviews), or private (proof of payment). */
  readonly uploadImage: UploadPicture
}
