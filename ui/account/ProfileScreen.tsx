import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  BIO_MAX_LENGTH,
  changedProfile,
  checkProfile,
  draftedProfile,
  type ProfileFault,
  type ProfileValues,
  profileNews,
  profileOf,
} from '../../domain/account/profile.ts'
import { GENDERS, type Gender, type User } from '../../domain/account/user.ts'
import { EMAIL_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { ART } from '../components/art.ts'
import { NameFields } from '../components/fields/SpecialFields.tsx'
import { OptionGroup, PasswordField, TextArea, TextField } from '../components/forms.ts'
import { FormHalf, FormPage } from '../components/frame/FormPage.tsx'
import { Avatar, ErrorState, Icon, Page } from '../components/kit.ts'
import { useGuardedDraft } from '../components/overlays/use-unsaved.tsx'
import { SkeletonFields } from '../components/states/SkeletonForms.tsx'
import { Meter } from '../components/surfaces/Meter.tsx'
import { drafts, useDraft, useDraftName } from '../hooks/forms/use-draft.ts'
import type { Form } from '../hooks/forms/use-form.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useAction, useApp, useStream } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { readerDay } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { useUploads } from '../pictures/use-uploads.ts'
import css from './ProfileScreen.module.css'

type AvatarFieldProps = {
  readonly value: string
  readonly onChange: (url: string) => void
  readonly onBusy: (isBusy: boolean) => void
}

/** The shopper's public picture, and a way to change it. */
const AvatarField = ({ value, onChange, onBusy }: AvatarFieldProps): ReactNode => {
  const { t } = useTranslations()
  const uploads = useUploads({ max: 1 })
  const [upload] = uploads.shown
  const [url] = uploads.urls
  const { isBusy } = uploads
  // The latest callbacks: a form creates new ones with every render.
  const callbacks = useRef({ onChange, onBusy })
  useEffect(() => {
    callbacks.current = { onChange, onBusy }
  })
  useEffect(() => {
    if (url !== undefined) callbacks.current.onChange(url)
  }, [url])
  useEffect(() => callbacks.current.onBusy(isBusy), [isBusy])
  const problem = uploads.fault ?? (uploads.hasFailed ? 'failed' : undefined)
  return (
    <div className={css['avatar']}>
      <Avatar image={url ?? upload?.preview ?? (value || ART.face)} category="food" size="m" isRound isFace />
      <label className={css['pick']}>
        <Icon name="camera" size={20} />
        <span>{t('profile.changePicture')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept="image/*"
          onChange={(event) => {
            uploads.replace([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {upload?.phase === 'uploading' && (
        <Meter label={t('kit.upload.progress', { n: 1 })} value={upload.progress} />
      )}
      {problem !== undefined && (
        <p className="small bad" role="alert">
          {t(`forms.picture.${problem}`)}
        </p>
      )}
    </div>
  )
}

type ProfileFieldsProps = {
  readonly form: Pick<Form<ProfileValues>, 'field' | 'values' | 'set'>
  /** The fields that a changed e-mail address requires. */
  readonly children: ReactNode
}

/** The fields of the profile, below the picture and the names. */
const ProfileFields = ({ form, children }: ProfileFieldsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <FormHalf>
      <TextField
        {...form.field('email')}
        label={t('profile.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxCharacters={EMAIL_MAX_LENGTH}
      />
      {children}
      <TextField {...form.field('birthday')} label={t('profile.birthday')} type="date" autoComplete="bday" />
      <OptionGroup
        label={t('profile.gender')}
        options={GENDERS.map((gender) => ({ value: `${gender}`, label: t(`profile.genders.${gender}`) }))}
        value={`${form.values.gender}`}
        onChange={(value) => form.set({ gender: Number(value) as Gender })}
      />
      <TextArea
        {...form.field('bio')}
        label={t('profile.bio')}
        maxCharacters={BIO_MAX_LENGTH}
        rows={3}
        hasCounter
      />
    </FormHalf>
  )
}

/** The sentence for each fault of the profile. */
const FAULT_TEXTS: Readonly<Record<ProfileFault['kind'], string>> = {
  required: 'profile.required',
  'too-long': 'profile.tooLong',
  'email-not-valid': 'profile.emailNotValid',
  'birthday-not-valid': 'profile.birthdayNotValid',
}

/** The form of the shopper's personal details. */
const ProfileForm = ({ user }: { readonly user: User }): ReactNode => {
  const { account, clock, notices } = useApp()
  const { t } = useTranslations()
  const goBack = useBack('/setting')
  const [isSending, setSending] = useState(false)
  const before = profileOf(user)
  const draftName = useDraftName('profile')
  const draft = useDraft(draftName)
  // Shown once the server has asked for it, and never stored.
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const form = useServerForm({
    initial: { ...before, ...draftedProfile(draft), password: '' },
    check: (values) => checkProfile(changedProfile(values, before), readerDay(clock.now())),
    textOf: (fault: ProfileFault) => t(FAULT_TEXTS[fault.kind], fault),
    send: async ({ password, ...values }) => {
      const done = await account.updateProfile({
        ...changedProfile(values, before),
        ...(password && { password }),
      })
      const isRefused = !done.ok && done.fault.kind === 'rejected'
      if (isRefused && done.fault.field === 'password') setPasswordAsked(true)
      return done
    },
    onSent: () => {
      form.set({ password: '' })
      setPasswordAsked(false)
      drafts.keep(draftName, undefined)
      notices.show('success', { kind: 'key', key: 'profile.saved' })
      goBack()
    },
  })
  const { password: _, ...values } = form.values
  // Fields changed elsewhere are updated unless they are being edited: saving would otherwise revert them.
  const [start, setStart] = useState(before)
  if (Object.keys(changedProfile(before, start)).length > 0) {
    setStart(before)
    form.set(profileNews(values, start, before))
  }
  const typed = changedProfile(values, before)
  const isDirty = Object.keys(typed).length > 0
  const guard = useGuardedDraft({
    name: draftName,
    draft: typed,
    isDirty,
    onDiscard: () => {
      form.reset({ ...before, password: '' })
      goBack()
    },
  })
  return (
    <FormPage
      title={t('core.title.profile')}
      form={form}
      guard={guard}
      sendLabel={t('profile.save')}
      isPaired
      isWaiting={isSending}
    >
      <FormHalf>
        <AvatarField
          value={form.values.avatar}
          onChange={(avatar) => form.set({ avatar })}
          onBusy={setSending}
        />
        <NameFields field={form.field} />
      </FormHalf>
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

/** The shopper's profile: picture, names and personal details (api.md 6). */
export const ProfileScreen = (): ReactNode => {
  const { session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  const again = useAction(session.refreshUser)
  if (user) return <ProfileForm key={user.id} user={user} />
  return (
    <Page column="form" title={t('core.title.profile')}>
      {again.isBusy ? (
        <SkeletonFields />
      ) : (
        <ErrorState isTall text={t('account.pullFailed')} onRetry={() => void again.run()} />
      )}
    </Page>
  )
}
