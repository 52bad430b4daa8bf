import { type ReactNode, useState } from 'react'
import { maskEmail } from '../../../domain/account/mask-email.ts'
import { hasScreen } from '../../app/match-route.ts'
import { TextField } from '../../components/forms.ts'
import { Button, TextLink } from '../../components/kit.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import type { FormField } from '../../hooks/use-form.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useWords } from '../../i18n/use-words.ts'

/** How long until another code can be asked for. */
const MAIL_WAIT_SECONDS = 60

/** The code that was mailed, with the button that has it mailed; a refusal to mail stays at the field. */
export const MailedCodePart = ({ field }: { readonly field: FormField<string> }): ReactNode => {
  const { wallet, session, clock, notices } = useApp()
  const { t } = useWords()
  const faultText = useFaultText()
  const email = maskEmail(useStream(session.user$)?.email ?? '')
  const [until, setUntil] = useState<number | undefined>(undefined)
  const [unsent, setUnsent] = useState<string | undefined>(undefined)
  const seconds = useCountdown(until) ?? 0
  const send = useAction(async () => {
    const sent = await wallet.mailPaymentCode()
    setUnsent(sent.ok ? undefined : faultText(sent.fault))
    if (!sent.ok) return
    setUntil(clock.now() / 1000 + MAIL_WAIT_SECONDS)
    notices.show('success', { kind: 'key', key: 'wallet.mailSent' })
  })
  return (
    <>
      <p className="ink-2">{email === '' ? t('wallet.mailIntro') : t('wallet.mailIntroTo', { email })}</p>
      <TextField
        {...field}
        error={unsent ?? field.error}
        label={t('wallet.mailedCode')}
        help={t('wallet.mailedHelp')}
        icon="mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="next"
        maxLength={12}
        onChange={(typed) => {
          setUnsent(undefined)
          field.onChange(typed)
        }}
      />
      <Button kind="soft" isBusy={send.isBusy} isDisabled={seconds > 0} onClick={() => void send.run()}>
        {seconds > 0
          ? t('wallet.mailAgainIn', { seconds })
          : t(until === undefined ? 'wallet.mailCode' : 'wallet.mailAgain')}
      </Button>
      {hasScreen('/service') && (
        <p>
          <TextLink href="/service">{t('wallet.noMail')}</TextLink>
        </p>
      )}
    </>
  )
}
