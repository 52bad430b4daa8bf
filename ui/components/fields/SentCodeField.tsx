import { type ReactNode, useState } from 'react'
import { TYPED_MAILED_CODE_MOST } from '../../../domain/account/mailed-code.ts'
import type { FormField } from '../../hooks/forms/use-form.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useSurroundings } from '../../hooks/use-app.ts'
import { useCountdown } from '../../hooks/use-countdown.ts'
import { Button } from '../kit.ts'
import { TextField } from './TextField.tsx'

/** How long until another code can be asked for. */
const WAIT_SECONDS = 60

type SentCodeFieldProps = {
  readonly field: FormField<string>
  readonly label: string
  readonly help: string
  /** On the button before the first code, and after it. */
  readonly sendLabel: string
  readonly againLabel: string
  /** Stands at the label until another one can be asked for. */
  readonly waitText: (seconds: number) => string
  /** Has a code sent; whether one was. */
  readonly onSend: () => Promise<boolean>
}

/** A code that comes by mail, with the button in the field that has it sent. */
export const SentCodeField = ({
  field,
  label,
  help,
  sendLabel,
  againLabel,
  waitText,
  onSend,
}: SentCodeFieldProps): ReactNode => {
  const { clock } = useSurroundings()
  const [until, setUntil] = useState<number | undefined>(undefined)
  const seconds = useCountdown(until) ?? 0
  const send = useAction(async () => {
    if (await onSend()) setUntil(clock.now() / 1000 + WAIT_SECONDS)
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
      most={TYPED_MAILED_CODE_MOST}
      trailing={
        <Button
          kind="text"
          size="sm"
          isBusy={send.isBusy}
          isDisabled={seconds > 0}
          onClick={() => void send.run()}
        >
          {until === undefined ? sendLabel : againLabel}
        </Button>
      }
    />
  )
}
