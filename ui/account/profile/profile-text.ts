import type { ProfileFault } from '../../../domain/account/profile.ts'
import { firstTexts } from '../../i18n/fault-text.ts'
import type { Translations } from '../../i18n/translations.ts'

const textOf = (fault: ProfileFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'required':
      return t('profile.required')
    case 'too-long':
      return t('profile.tooLong', { most: fault.most })
    case 'email-not-valid':
      return t('profile.emailNotValid')
    case 'birthday-not-valid':
      return t('profile.birthdayNotValid')
  }
}

/** One sentence per field of the profile that is wrong. */
export const profileTexts = (faults: readonly ProfileFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))
