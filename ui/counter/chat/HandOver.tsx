import { type ReactNode, useId, useState } from 'react'
import { WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { type Colleague, isAtCounter } from '../../../domain/staff/conversation.ts'
import { BottomSheet, Radio, TextArea } from '../../components/forms.ts'
import { Button, Note } from '../../components/kit.ts'
import { useKeptText } from '../../hooks/forms/use-draft.ts'
import { useAction } from '../../hooks/use-app.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { useCounter } from '../use-counter.ts'
import css from './chat.module.css'

const paceText = (colleague: Colleague, now: number, { t }: Translations): string => {
  const { assigned, reply_seconds: seconds } = colleague
  return [
    t('counterChat.hand.load', { count: assigned }),
    seconds === null ? '' : t('counterChat.hand.pace', { count: Math.max(1, Math.round(seconds / 60)) }),
    isAtCounter(colleague, now) ? '' : t('counterChat.hand.away'),
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

type HandOverProps = {
  /** The name of the note's draft, kept until the conversation is handed over. */
  readonly name: string
  readonly colleagues: readonly Colleague[]
  /** Returns the reason why it was not handed over; undefined when it was. */
  readonly onHandOver: (staffId: number, words: string) => Promise<string | undefined>
  readonly onClose: () => void
}

/**
 * Hands a conversation to a colleague, with a note for staff. Shows how many conversations each has and how soon they
 * answer.
 */
export const HandOver = ({ name, colleagues, onHandOver, onClose }: HandOverProps): ReactNode => {
  const { clock } = useCounter()
  const translations = useTranslations()
  const { t } = translations
  const id = useId()
  const [chosen, setChosen] = useState<number | undefined>(
    colleagues.length === 1 ? colleagues[0]?.id : undefined,
  )
  const [fault, setFault] = useState<string>()
  const note = useKeptText(`handover ${name}`)
  const colleague = colleagues.find((one) => one.id === chosen)
  const hand = useAction(async () => {
    if (!colleague) return setFault(t('counterChat.hand.choose'))
    const refusal = await onHandOver(colleague.id, note.text.trim())
    setFault(refusal)
    if (refusal !== undefined) return
    note.forget()
    onClose()
  })
  const now = clock.now() / 1000
  return (
    <BottomSheet
      isOpen
      title={t('counterChat.hand.title')}
      onClose={onClose}
      footer={
        colleagues.length > 0 && (
          <Button kind="primary" isBlock isBusy={hand.isBusy} onClick={() => void hand.run()}>
            {colleague
              ? t('counterChat.hand.submitTo', { name: colleague.name })
              : t('counterChat.hand.submit')}
          </Button>
        )
      }
    >
      {colleagues.length === 0 ? (
        <p className="ink-2">{t('counterChat.hand.nobody')}</p>
      ) : (
        <div className="stack">
          <fieldset className={css['colleagues']}>
            <legend>{t('counterChat.hand.to')}</legend>
            {colleagues.map((one) => (
              <Radio
                key={one.id}
                label={`${one.name}, ${paceText(one, now, translations)}`}
                name={`${id}-to`}
                value={String(one.id)}
                isChecked={one.id === colleague?.id}
                onChange={() => {
                  setChosen(one.id)
                  setFault(undefined)
                }}
              >
                <b>{one.name}</b>
                <small>{paceText(one, now, translations)}</small>
              </Radio>
            ))}
          </fieldset>
          <TextArea
            label={t('counterChat.hand.note')}
            help={t('counterChat.hand.noteHint')}
            value={note.text}
            onChange={note.set}
            maxCharacters={WORDS_MAX_LENGTH}
          />
          {fault !== undefined && <Note tone="bad">{fault}</Note>}
        </div>
      )}
    </BottomSheet>
  )
}
