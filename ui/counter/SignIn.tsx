import { type ReactNode, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, languageFrom } from '../../domain/account/language.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { STAFF_NAME_MAX_LENGTH } from '../../domain/staff/staff.ts'
import { ErrorLine } from '../components/fields/Field.tsx'
import { PasswordField, TextField } from '../components/forms.ts'
import { Button, Mark } from '../components/kit.ts'
import { useForm } from '../hooks/forms/use-form.ts'
import { useStream } from '../hooks/use-app.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { useCounter } from './use-counter.ts'

/** The language list, each language by its own name. */
export const LanguageSelect = (): ReactNode => {
  const { language } = useCounter()
  const { t } = useTranslations()
  return (
    <label className={css['select']}>
      <span>{t('counter.language')}</span>
      <select
        value={useStream(language.language$)}
        onChange={({ target }) => language.choose(languageFrom(target.value))}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={LANGUAGE_TAGS[one]}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Name and password; an error is shown below, and typed text stays. */
export const SignInForm = ({ name = '' }: { readonly name?: string }): ReactNode => {
  const { session } = useCounter()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const [fault, setFault] = useState<ApiFault>()
  const form = useForm({
    initial: { name, password: '' },
    check: (values) => ({
      name: values.name.trim() === '' ? t('counter.signIn.nameMissing') : undefined,
      password: values.password === '' ? t('counter.signIn.passwordMissing') : undefined,
    }),
    onSubmit: async (values) => {
      setFault(undefined)
      const answer = await session.signIn(values.name, values.password)
      if (answer.ok) return undefined
      setFault(answer.fault)
      return {}
    },
  })
  return (
    <form method="post" ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('name')}
        label={t('counter.signIn.name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxCharacters={STAFF_NAME_MAX_LENGTH}
      />
      <PasswordField
        {...form.field('password')}
        label={t('counter.signIn.password')}
        autoComplete="current-password"
        enterKeyHint="go"
        maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
      />
      {fault && <ErrorLine isAlert text={faultText(fault)} />}
      <Button kind="primary" isBlock type="submit" isBusy={form.isBusy}>
        {t('counter.signIn.submit')}
      </Button>
    </form>
  )
}

/** The first screen of the counter for a visitor. */
export const SignInPage = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <main className={css['entry']}>
      <div className={css['entryCard']}>
        <p className={css['brand']}>
          <Mark size={28} />
          <span>{t('counter.name')}</span>
        </p>
        <h1>{t('counter.signIn.heading')}</h1>
        <p className="ink-2">{t('counter.signIn.intro')}</p>
        <SignInForm />
        <LanguageSelect />
      </div>
    </main>
  )
}
