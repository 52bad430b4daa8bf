import type { ReactNode } from 'react'
import { checkAccount } from '../../domain/account/password.ts'
import { SentCodeField } from '../components/fields/SentCodeField.tsx'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'

type CodeFieldProps = {
  readonly field: FormField<string>
  readonly account: FormField<string>
}

/** The code that is sent to the account typed above. */
export const CodeField = ({ field, account: typed }: CodeFieldProps): ReactNode => {
  const { account, notices } = useApp()
  const { t } = useTranslations()
  const send = async (): Promise<boolean> => {
    typed.onBlur()
    if (!checkAccount(typed.value).ok) return false
    const sent = await account.sendResetCode(typed.value)
    if (sent.ok) notices.show('success', { kind: 'key', key: 'passwords.codeSent' })
    return sent.ok
  }
  return (
    <SentCodeField
      field={field}
      label={t('passwords.code')}
      help={t('passwords.codeHelp')}
      sendLabel={t('passwords.sendCode')}
      againLabel={t('passwords.sendAgain')}
      waitText={(seconds) => t('passwords.sendAgainIn', { seconds })}
      onSend={send}
    />
  )
}
