import { type ReactNode, useState } from 'react'
import { refusedField } from '../../domain/api/fault.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import {
  type OwnPasswordFault,
  ownPasswordFaults,
  STAFF_PASSWORD_MIN_LENGTH,
} from '../../domain/staff/staff.ts'
import { ErrorLine } from '../components/fields/Field.tsx'
import { AccountOfPassword } from '../components/fields/SpecialFields.tsx'
import { PasswordField } from '../components/forms.ts'
import { Button, Card } from '../components/kit.ts'
import { useForm } from '../hooks/forms/use-form.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import css from './counter.module.css'
import { useCounter, useMe } from './use-counter.ts'

/** The path of the form for changing the own password. */
export const OWN_PASSWORD = '/password'

const BLANK = { before: '', next: '', repeat: '' }
/** The form's fields by the field names of the call. */
const SENT = { old_password: 'before', new_password: 'next' } as const

const faultWords = (fault: OwnPasswordFault, { t }: Translations): string => {
  switch (fault.kind) {
    case 'old-required':
      return t('counter.required')
    case 'password-not-valid':
      return t('counter.ownPassword.notValid', { min: fault.min })
    case 'password-same':
      return t('counter.ownPassword.same')
    case 'passwords-differ':
      return t('counter.ownPassword.differ')
  }
}

/** Changes the own password: asks for the old one, and ends all other sessions. */
export const OwnPasswordScreen = (): ReactNode => {
  const { session, notices } = useCounter()
  const { staff } = useMe()
  const translations = useTranslations()
  const { t } = translations
  const faultText = useFaultText()
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: BLANK,
    check: (values) =>
      Object.fromEntries(
        ownPasswordFaults(values).map((fault) => [fault.field, faultWords(fault, translations)]),
      ),
    onSubmit: async ({ before, next }) => {
      setProblem(undefined)
      const done = await session.changePassword(before, next)
      if (done.ok) {
        form.reset(BLANK)
        notices.show('success', { kind: 'key', key: 'counter.ownPassword.changed' })
        return undefined
      }
      const named = refusedField(done.fault)
      if (named === 'old_password' || named === 'new_password')
        return { [SENT[named]]: faultText(done.fault) }
      setProblem(faultText(done.fault))
      return {}
    },
  })
  return (
    <main className={css['page']} data-main tabIndex={-1}>
      <h1>{t('counter.ownPassword.title')}</h1>
      <Card label={t('counter.ownPassword.title')} className={css['narrow']}>
        <form method="post" ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
          <p className="ink-2">{t('counter.ownPassword.text')}</p>
          <AccountOfPassword account={staff.name} />
          <PasswordField
            {...form.field('before')}
            label={t('counter.ownPassword.before')}
            autoComplete="current-password"
            maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
          />
          <PasswordField
            {...form.field('next')}
            label={t('counter.ownPassword.next')}
            help={t('counter.ownPassword.notValid', { min: STAFF_PASSWORD_MIN_LENGTH })}
            autoComplete="new-password"
            maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
          />
          <PasswordField
            {...form.field('repeat')}
            label={t('counter.ownPassword.repeat')}
            autoComplete="new-password"
            enterKeyHint="go"
            maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
          />
          {problem !== undefined && <ErrorLine isAlert text={problem} />}
          <Button kind="primary" type="submit" isBlock isBusy={form.isBusy}>
            {t('counter.ownPassword.submit')}
          </Button>
        </form>
      </Card>
    </main>
  )
}
