import type { PasswordChangeFault, PasswordResetFault } from '../../domain/account/password.ts'
import type { CredentialsFault, RegistrationFault } from '../../domain/session/credentials.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import type { Translations } from '../i18n/translations.ts'

/** The texts of faults in the sign-in and registration forms (requirement S5). */
const credentialText = (fault: CredentialsFault | RegistrationFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'account-required':
      return t('session.accountRequired')
    case 'password-required':
      return t('session.passwordRequired')
    case 'required':
      return t('session.required')
    case 'too-long':
      return t('session.tooLong', { most: fault.most })
    case 'email-not-valid':
      return t('session.emailNotValid')
    case 'mobile-not-valid':
      return t('session.mobileNotValid')
    case 'password-too-short':
      return t('session.passwordTooShort', { least: fault.least })
    case 'password-too-long':
      return t('session.passwordTooLong', { most: fault.most })
    case 'password-has-space':
      return t('session.passwordHasSpace')
    case 'passwords-differ':
      return t('session.passwordsDiffer')
  }
}

type Faulty = CredentialsFault | RegistrationFault

/** One sentence for each invalid field; the first fault of a field wins. */
export const textsByField = (faults: readonly Faulty[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => credentialText(fault, t))

type Fault = PasswordChangeFault | PasswordResetFault

const textOf = (fault: Fault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'old-password-required':
      return t('passwords.oldRequired')
    case 'required':
      return t('session.required')
    case 'account-not-valid':
      return t('passwords.accountNotValid')
    case 'code-not-digits':
      return t('passwords.codeNotDigits')
    case 'password-has-space':
      return t('session.passwordHasSpace')
    case 'password-too-short':
      return t('session.passwordTooShort', { least: fault.least })
    case 'password-too-long':
      return t('session.passwordTooLong', { most: fault.most })
    case 'password-unchanged':
      return t('passwords.unchanged')
    case 'passwords-differ':
      return t('session.passwordsDiffer')
  }
}

/** One sentence for each invalid field of a password form (requirements S5 and S8). */
export const passwordTexts = (faults: readonly Fault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))
