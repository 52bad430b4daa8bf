import { type ReactNode, useState } from 'react'
import type { Draft } from '../../../application/shared/drafts.ts'
import { checkProfile, type ProfileFault } from '../../../domain/account/profile.ts'
import { GENDERS, type User } from '../../../domain/account/user.ts'
import { draftText } from '../../../domain/shared/fields.ts'
import { PasswordField } from '../../components/forms.ts'
import { FormPage } from '../../components/frame/FormPage.tsx'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { firstTexts, refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { readerDay } from '../../i18n/format.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { AvatarField } from './AvatarField.tsx'
import { ProfileFields, type ProfileValues, profileValues } from './ProfileFields.tsx'

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

/** One sentence for each invalid field of the profile. */
const profileTexts = (faults: readonly ProfileFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))

/** Only changed fields are sent: fields that were never filled in must not become required. */
const changedOf = (values: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name as keyof ProfileValues]),
  )

/** Restores a draft typed before a reload; not trusted. */
const draftOf = (draft: Draft | undefined): Partial<ProfileValues> => {
  const texts = ['avatar', 'givenName', 'familyName', 'email', 'birthday', 'bio'].flatMap((field) => {
    const text = draftText(draft, field)
    return text === undefined ? [] : [[field, text] as const]
  })
  const gender = GENDERS.find((known) => known === draft?.['gender'])
  return { ...Object.fromEntries(texts), ...(gender !== undefined && { gender }) }
}

/** The form of the shopper's personal details. */
export const ProfileForm = ({ user }: { readonly user: User }): ReactNode => {
  const { account, clock, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const goBack = useBack('/setting')
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const before = profileValues(user)
  const draftName = useDraftName('profile')
  const draft = useDraft(draftName)
  // Shown once the server has asked for it, and never stored.
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const form = useForm<ProfileValues & { readonly password: string }>({
    initial: { ...before, ...draftOf(draft), password: '' },
    check: (values) => {
      const checked = checkProfile(changedOf(values, before), readerDay(clock.now()))
      return checked.ok ? {} : profileTexts(checked.fault, t)
    },
    onSubmit: async ({ password, ...values }) => {
      setProblem(undefined)
      const done = await account.updateProfile({
        ...changedOf(values, before),
        ...(password && { password }),
      })
      if (done.ok) {
        form.set({ password: '' })
        setPasswordAsked(false)
        drafts.keep(draftName, undefined)
        notices.show('success', { kind: 'key', key: 'profile.saved' })
        goBack()
      } else if (done.fault.kind === 'form') return profileTexts(done.fault.faults, t)
      else {
        const refused = refusedTexts(done.fault, faultText)
        if (refused?.['password'] !== undefined) setPasswordAsked(true)
        if (refused === undefined) setProblem(faultText(done.fault))
        return refused
      }
      return undefined
    },
  })
  const { password: _, ...values } = form.values
  // Fields changed elsewhere are updated unless they are being edited: saving would otherwise revert them.
  const [start, setStart] = useState(before)
  const news = Object.entries(changedOf(before, start))
  if (news.length > 0) {
    setStart(before)
    const untouched = news.filter(([name]) => !Object.hasOwn(changedOf(values, start), name))
    form.set(Object.fromEntries(untouched))
  }
  const typed = changedOf(values, before)
  const isDirty = Object.keys(typed).length > 0
  useKeepDraft(draftName, typed, isDirty)
  const guard = useLeaveGuard(isDirty, () => {
    drafts.keep(draftName, undefined)
    form.reset({ ...before, password: '' })
    goBack()
  })
  return (
    <FormPage
      title={t('core.title.profile')}
      form={form}
      guard={guard}
      sendLabel={t('profile.save')}
      isWaiting={isSending}
      problem={problem}
    >
      <AvatarField
        value={form.values.avatar}
        onChange={(avatar) => form.set({ avatar })}
        onBusy={setSending}
      />
      <ProfileFields form={form}>
        {isPasswordAsked && typed.email !== undefined && (
          <PasswordField
            {...form.field('password')}
            label={t('account.loginPassword')}
            autoComplete="current-password"
          />
        )}
      </ProfileFields>
    </FormPage>
  )
}
