import { type ReactNode, useState } from 'react'
import { TYPED_MAILED_CODE_MAX_LENGTH } from '../../../domain/account/mailed-code.ts'
import type { FormField } from '../../hooks/forms/use-form.ts'
import { useAction, useSurroundings } from '../../hooks/use-app.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import { Button } from '../kit.ts'
import { TextField } from './TextField.tsx'

/** Seconds until another code can be requested. */
const WAIT_SECONDS = 60

type SentCodeFieldProps = {
  readonly field: FormField<string>
  readonly label: string
  readonly help: string
  /** Labels of the button before and after the first code. */
  readonly sendLabel: string
  readonly againLabel: string
  /** Shown next to the label until another code can be requested. */
  readonly waitText: (seconds: number) => string
  /** Whom it is sent to: one who is corrected need not wait for the code of another. */
  readonly to?: string
  /** Sends a code; returns whether it was sent. */
  readonly onSend: () => Promise<boolean>
}

/** The field for a mailed code, with a button that sends it. */
export const SentCodeField = ({
  field,
  label,
  help,
  sendLabel,
  againLabel,
  waitText,
  to = '',
  onSend,
}: SentCodeFieldProps): ReactNode => {
  const { clock } = useSurroundings()
  const [last, setLast] = useState<{ readonly to: string; readonly until: number } | undefined>(undefined)
  const until = last?.to === to ? last.until : undefined
  const seconds = useCountdown(until) ?? 0
  const send = useAction(async () => {
    if (await onSend()) setLast({ to, until: clock.now() / 1000 + WAIT_SECONDS })
  })
  return (
    <TextField
      {...field}
      label={label}
      help={help}
      hint={seconds > 0 ? waitText(seconds) : undefined}
      icon="mail"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      maxCharacters={TYPED_MAILED_CODE_MAX_LENGTH}
      trailing={
        <Button kind="text" size="sm" action={send} isDisabled={seconds > 0}>
          {until === undefined ? sendLabel : againLabel}
        </Button>
      }
    />
  )
}
