import type { ProfileFault } from '../../../domain/account/profile.ts'
import { firstTexts } from '../../i18n/first-texts.ts'
import type { Words } from '../../i18n/use-words.ts'

const textOf = (fault: ProfileFault, t: Words['t']): string => {
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
export const profileTexts = (faults: readonly ProfileFault[], t: Words['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))
