import { type ReactNode, useState } from 'react'
import { checkAccount } from '../../domain/account/password.ts'
import { TextField } from '../components/forms.ts'
import { Button } from '../components/kit.ts'
import { useAction } from '../hooks/use-action.ts'
import { useApp } from '../hooks/use-app.ts'
import { useCountdown } from '../hooks/use-countdown.ts'
import type { FormField } from '../hooks/use-form.ts'
import { useWords } from '../i18n/use-words.ts'

/** How long until another code can be asked for. */
const CODE_WAIT_SECONDS = 60

type CodeFieldProps = {
  readonly field: FormField<string>
  readonly account: FormField<string>
}

/** The code that was sent, with the button that has it sent. */
export const CodeField = ({ field, account: typed }: CodeFieldProps): ReactNode => {
  const { account, clock, notices } = useApp()
  const { t } = useWords()
  const [until, setUntil] = useState<number | undefined>(undefined)
  const seconds = useCountdown(until) ?? 0
  const send = useAction(async () => {
    typed.onBlur()
    if (!checkAccount(typed.value).ok) return
    const sent = await account.sendResetCode(typed.value)
    if (!sent.ok) return
    setUntil(clock.now() / 1000 + CODE_WAIT_SECONDS)
    notices.show('success', { kind: 'key', key: 'passwords.codeSent' })
  })
  return (
    <>
      <TextField
        {...field}
        label={t('passwords.code')}
        help={t('passwords.codeHelp')}
        icon="mail"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="next"
        maxLength={12}
      />
      <Button kind="soft" isBusy={send.isBusy} isDisabled={seconds > 0} onClick={() => void send.run()}>
        {seconds > 0
          ? t('passwords.sendAgainIn', { seconds })
          : t(until === undefined ? 'passwords.sendCode' : 'passwords.sendAgain')}
      </Button>
    </>
  )
}
