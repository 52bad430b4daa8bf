import type { CredentialsFault, RegistrationFault } from '../../domain/session/credentials.ts'
import { firstTexts } from '../i18n/fault-text.ts'
import type { Translations } from '../i18n/translations.ts'

/** Faults of the sign-in and registration forms in words (requirement S5). */
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

/** One sentence per field that is wrong; the first fault of a field wins. */
export const textsByField = (faults: readonly Faulty[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => credentialText(fault, t))
