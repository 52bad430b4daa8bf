import { isEmail } from '../session/credentials.ts'
import { draftText, type Fields } from '../shared/fields.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'
import { type NameFault, type NamePart, nameFault } from './full-name.ts'
import { GENDERS, type Gender, type User } from './user.ts'

/** The profile fields that a shopper changes; only fields that are present change (api.md 6). */
export type ProfileForm = {
  readonly avatar?: string | undefined
  readonly familyName?: string | undefined
  readonly givenName?: string | undefined
  readonly email?: string | undefined
  /** The account's password, for servers that require it before codes are mailed to a new address. */
  readonly password?: string | undefined
  /** "2001-05-30", or '' when not given. */
  readonly birthday?: string | undefined
  readonly gender?: Gender | undefined
  readonly bio?: string | undefined
}

/** Faults of the profile form, each with its field. */
export type ProfileFault =
  | NameFault
  | { readonly kind: 'too-long'; readonly field: 'bio'; readonly max: number }
  | { readonly kind: 'email-not-valid'; readonly field: 'email' }
  | { readonly kind: 'birthday-not-valid'; readonly field: 'birthday' }

/** Limits in characters. */
export const BIO_MAX_LENGTH = 200
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Whether a text is a calendar date between 1900 and `today`, both as "2001-05-30". */
export const isBirthday = (text: string, today: string): boolean => {
  const match = DATE.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && year >= 1900 && text <= today
}

const nameFaults = (field: NamePart, name: string | undefined): ProfileFault[] => {
  const fault = name === undefined ? undefined : nameFault(field, name)
  return fault ? [fault] : []
}

const shown = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : visibleText(text)

/**
 * Checks changes to the profile: the given name must not be emptied, an e-mail address must be valid (requirement
 * S5).
 */
export const checkProfile = (
  form: ProfileForm,
  today: string,
): Result<ProfileForm, readonly ProfileFault[]> => {
  const clean: ProfileForm = {
    ...form,
    familyName: shown(form.familyName),
    givenName: shown(form.givenName),
    email: form.email === undefined ? undefined : normaliseInput(form.email),
    ...(form.birthday !== undefined && { birthday: form.birthday.trim() }),
    bio: shown(form.bio),
  }
  const { familyName, givenName, email, birthday, bio } = clean
  const faults: ProfileFault[] = [
    ...nameFaults('familyName', familyName),
    ...nameFaults('givenName', givenName),
  ]
  if (email !== undefined && !isEmail(email)) faults.push({ kind: 'email-not-valid', field: 'email' })
  if (birthday && !isBirthday(birthday, today)) faults.push({ kind: 'birthday-not-valid', field: 'birthday' })
  if (bio !== undefined && isTooLong(bio, BIO_MAX_LENGTH))
    faults.push({ kind: 'too-long', field: 'bio', max: BIO_MAX_LENGTH })
  return faults.length === 0 ? ok(clean) : fail(faults)
}

const TEXT_FIELDS = ['avatar', 'givenName', 'familyName', 'email', 'birthday', 'bio'] as const

/** The fields of the profile form with their values. */
export type ProfileValues = Pick<User, (typeof TEXT_FIELDS)[number] | 'gender'>

/** The fields of the profile form, filled from the shopper. */
export const profileOf = (user: User): ProfileValues => {
  const { avatar, givenName, familyName, email, birthday, gender, bio } = user
  return { avatar, givenName, familyName, email, birthday, gender, bio }
}

/** The fields that differ. Only these are sent: fields that were never filled in must not become required. */
export const changedProfile = (values: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof ProfileValues]),
  )

/** The values of a draft typed before a reload; not trusted. */
export const draftedProfile = (draft: Fields | undefined): Partial<ProfileValues> => {
  const texts = TEXT_FIELDS.map((field) => [field, draftText(draft, field)] as const)
  const gender = GENDERS.find((known) => known === draft?.['gender'])
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    ...(gender !== undefined && { gender }),
  }
}

/** What changed elsewhere since `start` in fields that are not being edited: saving would otherwise revert it. */
export const profileNews = (
  values: ProfileValues,
  start: ProfileValues,
  now: ProfileValues,
): Partial<ProfileValues> => {
  const edited = changedProfile(values, start)
  const news = Object.entries(changedProfile(now, start))
  return Object.fromEntries(news.filter(([name]) => !Object.hasOwn(edited, name)))
}
