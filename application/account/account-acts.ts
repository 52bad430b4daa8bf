import type { Article, HostNotice } from '../../domain/account/notice.ts'
import type {
  AccountFault,
  PasswordChange,
  PasswordChangeFault,
  PasswordReset,
  PasswordResetFault,
} from '../../domain/account/password.ts'
import type { ProfileFault, ProfileForm } from '../../domain/account/profile.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/catalogue/page.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { FormFault } from '../session/session-context.ts'
import type { UploadPicture } from '../shared/upload-picture.ts'

type Answer<T> = Promise<Result<T, ApiFault>>
/** What a form is answered: done, its own faults, or the host's. */
export type FormAnswer<F> = Promise<Result<unknown, FormFault<F>>>

/** What a shopper does with the account now and then; fetched when first used. */
export type AccountActs = {
  /** Newest first; the number of unread ones follows along. */
  readonly loadNotices: (page: number) => Answer<Page<HostNotice>>
  /** Quiet. */
  readonly markNoticesRead: (ids: readonly string[] | 'all') => Answer<unknown>
  readonly loadHelp: () => Answer<readonly Article[]>
  /** One HTML text, shown only through the sanitiser. */
  readonly loadLaw: () => Answer<string>
  /** Ends the session here and in the other tabs: the shopper signs in with the new password (spec storefront 4). */
  readonly changePassword: (form: PasswordChange) => FormAnswer<PasswordChangeFault>
  /** The host says the same whether the account exists or not. */
  readonly sendResetCode: (account: string) => FormAnswer<AccountFault>
  /** Ends a session that may still be there, as changing does. */
  readonly resetPassword: (form: PasswordReset) => FormAnswer<PasswordResetFault>
  /** Only what is present changes. */
  readonly updateProfile: (form: ProfileForm) => FormAnswer<ProfileFault>
  /** Pictures for all to see (avatar, reviews), or private ones (proof, certificates). */
  readonly uploadImage: UploadPicture
}
