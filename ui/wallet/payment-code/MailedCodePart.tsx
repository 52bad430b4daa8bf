import { type ReactNode, useState } from 'react'
import { maskEmail } from '../../../domain/session/credentials.ts'
import { SentCodeField } from '../../components/fields/SentCodeField.tsx'
import { TextLink } from '../../components/kit.ts'
import type { FormField } from '../../hooks/forms/use-form.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'

/** The field for the mailed code with its send button; a refusal to send is shown at the field. */
export const MailedCodePart = ({ field }: { readonly field: FormField<string> }): ReactNode => {
  const { wallet, session, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const email = maskEmail(useStream(session.user$)?.email ?? '')
  const [unsent, setUnsent] = useState<string | undefined>(undefined)
  const send = async (): Promise<boolean> => {
    const sent = await wallet.mailPaymentCode()
    setUnsent(sent.ok ? undefined : faultText(sent.fault))
    if (sent.ok) notices.show('success', { kind: 'key', key: 'wallet.mailSent' })
    return sent.ok
  }
  return (
    <>
      <p className="ink-2">{email === '' ? t('wallet.mailIntro') : t('wallet.mailIntroTo', { email })}</p>
      <SentCodeField
        field={{
          ...field,
          error: unsent ?? field.error,
          onChange: (typed) => {
            setUnsent(undefined)
            field.onChange(typed)
          },
        }}
        label={t('wallet.mailedCode')}
        help={t('wallet.mailedHelp')}
        sendLabel={t('wallet.mailCode')}
        againLabel={t('wallet.mailAgain')}
        waitText={(seconds) => t('wallet.mailAgainIn', { seconds })}
        onSend={send}
      />
      {hasScreen('/service') && (
        <p>
          <TextLink href="/service">{t('wallet.noMail')}</TextLink>
        </p>
      )}
    </>
  )
}
