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
/** The result of submitting a form: success, field faults, or an API fault. */
export type FormAnswer<F> = Promise<Result<unknown, FormFault<F>>>

/** Actions on the account. A page in a browser loads their code with the first page other than home. */
export type AccountActs = {
  /** A page of notices, newest first; also updates `unreadNotices$`. */
  readonly loadNotices: (page: number) => Answer<Page<ServerNotice>>
  /** Failure shows no toast. */
  readonly markNoticesRead: (ids: readonly string[] | 'all') => Answer<unknown>
  readonly loadHelp: () => Answer<readonly Article[]>
  /** The terms as HTML; must be sanitised before it is shown (`domain/shared`). */
  readonly loadLaw: () => Answer<string>
  /**
   * Changes the password and ends the session in every tab: the shopper signs in again with the new one (requirement
   * S4).
   */
  readonly changePassword: (form: PasswordChange) => FormAnswer<PasswordChangeFault>
  /** Mails a code for `resetPassword`. The answer is the same whether or not the account exists. */
  readonly sendResetCode: (account: string) => FormAnswer<AccountFault>
  /** Sets a new password with the mailed code, and ends a running session in every tab. */
  readonly resetPassword: (form: PasswordReset) => FormAnswer<PasswordResetFault>
  /** Changes the fields that are present. */
  readonly updateProfile: (form: ProfileForm) => FormAnswer<ProfileFault>
  /** Uploads a picture: public (avatar, reviews) or private (proof of payment). */
  readonly uploadImage: UploadPicture
}
