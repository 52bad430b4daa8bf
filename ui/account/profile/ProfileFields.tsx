import type { ReactNode } from 'react'
import { BIO_MOST } from '../../../domain/account/profile.ts'
import { GENDERS, type Gender, type User } from '../../../domain/account/user.ts'
import { EMAIL_MOST } from '../../../domain/session/credentials.ts'
import { NameFields } from '../../components/fields/NameFields.tsx'
import { OptionGroup, TextArea, TextField } from '../../components/forms.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useTranslations } from '../../i18n/translations.ts'

/** The profile fields of the form. */
export const profileValues = (user: User) => ({
  avatar: user.avatar,
  givenName: user.givenName,
  familyName: user.familyName,
  email: user.email,
  birthday: user.birthday,
  gender: user.gender,
  bio: user.bio,
})

export type ProfileValues = ReturnType<typeof profileValues>

type ProfileFieldsProps = {
  readonly form: Pick<Form<ProfileValues>, 'field' | 'values' | 'set'>
  /** The fields that a changed e-mail address requires. */
  readonly children: ReactNode
}

/** The text fields of the profile, below the picture. */
export const ProfileFields = ({ form, children }: ProfileFieldsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      <NameFields field={form.field} />
      <TextField
        {...form.field('email')}
        label={t('profile.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        most={EMAIL_MOST}
      />
      {children}
      <TextField {...form.field('birthday')} label={t('profile.birthday')} type="date" autoComplete="bday" />
      <OptionGroup
        label={t('profile.gender')}
        options={GENDERS.map((gender) => ({ value: `${gender}`, label: t(`profile.genders.${gender}`) }))}
        value={`${form.values.gender}`}
        onChange={(value) => form.set({ gender: Number(value) as Gender })}
      />
      <TextArea {...form.field('bio')} label={t('profile.bio')} most={BIO_MOST} rows={3} hasCounter />
    </>
  )
}
