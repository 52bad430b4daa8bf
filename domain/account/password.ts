import { isEmail, type NewPasswordFault, newPasswordFault } from '../session/credentials.ts'
import { isMobile } from '../session/mobile.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'

/** The form that changes a password: the old one, the new one twice. */
export type PasswordChange = { readonly old: string; readonly next: string; readonly repeat: string }

/** The form that resets a forgotten password with a mailed code. */
export type PasswordReset = {
  readonly account: string
  readonly code: string
  readonly next: string
  readonly repeat: string
}

type NextFault = NewPasswordFault<'next'>

type RepeatFault = { readonly kind: 'passwords-differ'; readonly field: 'repeat' }

/** What is wrong with the account (e-mail or mobile number) in a form. */
export type AccountFault =
  | { readonly kind: 'required'; readonly field: 'account' }
  | { readonly kind: 'account-not-valid'; readonly field: 'account' }

/** Faults of `PasswordChange`, each with its field (requirement S5). */
export type PasswordChangeFault =
  | { readonly kind: 'old-password-required'; readonly field: 'old' }
  | NextFault
  | { readonly kind: 'password-unchanged'; readonly field: 'next' }
  | RepeatFault

/** Faults of `PasswordReset`, each with its field (requirement S5). */
export type PasswordResetFault =
  | AccountFault
  | { readonly kind: 'required' | 'code-not-digits'; readonly field: 'code' }
  | NextFault
  | RepeatFault

const present = <F>(...faults: readonly (F | undefined)[]): readonly F[] =>
  faults.filter((fault) => fault !== undefined)

/**
 * Changing the login password (requirements S5 and S8): the old one is required, the new one has at least
 * 6 characters and differs from it, and the confirmation matches.
 */
export const checkPasswordChange = (
  form: PasswordChange,
): Result<PasswordChange, readonly PasswordChangeFault[]> => {
  const { old, next, repeat } = form
  const faults = present<PasswordChangeFault>(
    old === '' ? { kind: 'old-password-required', field: 'old' } : undefined,
    newPasswordFault(next, 'next') ??
      (next === old ? { kind: 'password-unchanged', field: 'next' } : undefined),
    repeat === next ? undefined : { kind: 'passwords-differ', field: 'repeat' },
  )
  return faults.length === 0 ? ok(form) : fail(faults)
}

/** The e-mail address or mobile number to which a code is sent. */
export const checkAccount = (typed: string): Result<string, readonly AccountFault[]> => {
  const account = normaliseInput(typed)
  const field = 'account' as const
  if (account === '') return fail([{ kind: 'required', field }])
  return isEmail(account) || isMobile(account) ? ok(account) : fail([{ kind: 'account-not-valid', field }])
}

const codeFault = (code: string): PasswordResetFault | undefined => {
  if (code === '') return { kind: 'required', field: 'code' }
  return /^[0-9]+$/.test(code) ? undefined : { kind: 'code-not-digits', field: 'code' }
}

/** Checks the form that sets a new password with a mailed code (api.md 6): all faults, in the order of the fields. */
export const checkPasswordReset = (
  form: PasswordReset,
): Result<PasswordReset, readonly PasswordResetFault[]> => {
  const account = checkAccount(form.account)
  const code = form.code.replace(/\s/g, '')
  const faults = present<PasswordResetFault>(
    ...(account.ok ? [] : account.fault),
    codeFault(code),
    newPasswordFault(form.next, 'next'),
    form.repeat === form.next ? undefined : { kind: 'passwords-differ', field: 'repeat' },
  )
  return account.ok && faults.length === 0 ? ok({ ...form, account: account.value, code }) : fail(faults)
}
