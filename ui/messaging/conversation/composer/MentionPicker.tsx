import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ChannelType, channelKey } from '../../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../../domain/messaging/channels/subscriber.ts'
import {
  membersLike,
  type TypedMention,
  typedMention,
  withMention,
} from '../../../../domain/messaging/content/composed-mention.ts'
import { isComposing } from '../../../hooks/forms/use-form.ts'
import { useStream } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import css from './composer.module.css'

/** The other members of a group, loaded when it is opened; empty for person-to-person conversations. */
const useMembers = (): readonly Subscriber[] => {
  const { chat, channel } = useConversation()
  const { client } = chat
  const members = useStream(client.subscribers$(channelKey(channel)))
  const isGroup = channel.channelType === ChannelType.group
  const { channelID, channelType } = channel
  useEffect(() => {
    if (isGroup) void client.loadSubscribers({ channelID, channelType })
  }, [client, isGroup, channelID, channelType])
  return isGroup ? members.filter(({ uid, name }) => uid !== client.uid && name !== '') : []
}

type Choice = { readonly key: string; readonly name: string; readonly uid: string | undefined }

export type MentionPicker = {
  readonly choices: readonly Choice[]
  readonly activeAt: number
  readonly listId: string
  readonly optionId: (at: number) => string
  readonly choose: (choice: Choice) => void
  /** Call with each key event of the field: true when the picker has handled it. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
  /** Call when the text or the caret has changed. */
  readonly update: (text: string, caret: number) => void
}

type MentionOptions = {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly onText: (text: string) => void
  readonly onPick: (uid: string) => void
}

/** Suggests members of a group for the text behind an @: arrows move, Enter and Tab select, Escape closes. */
export const useMentionPicker = ({ field, text, onText, onPick }: MentionOptions): MentionPicker => {
  const { t } = useTranslations()
  const members = useMembers()
  const [typed, setTyped] = useState<TypedMention>()
  const [dismissedAt, setDismissedAt] = useState<number>()
  const [activeAt, setActiveAt] = useState(0)
  const caret = useRef<number | undefined>(undefined)
  const listId = useId()
  // Moves the caret once the name is in the field.
  useEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const everyone: Choice = { key: '*', name: t('chat.mention.everyone'), uid: undefined }
  const all: readonly Choice[] =
    members.length === 0 ? [] : [everyone, ...members.map(({ uid, name }) => ({ key: uid, name, uid }))]
  const isOpen = typed !== undefined && typed.from !== dismissedAt
  const choices = isOpen
    ? membersLike(
        all.map((choice) => ({ ...choice, uid: choice.uid ?? '' })),
        typed.query,
      ).map(({ uid, ...choice }) => ({ ...choice, uid: uid || undefined }))
    : []
  const at = Math.min(activeAt, choices.length - 1)

  const update = (next: string, caretAt: number): void => {
    const found = members.length === 0 ? undefined : typedMention(next, caretAt)
    setTyped(found)
    if (found?.from !== typed?.from || found?.query !== typed?.query) setActiveAt(0)
    if (found?.from !== dismissedAt) setDismissedAt(undefined)
  }
  const choose = ({ name, uid }: Choice): void => {
    if (!typed) return
    const put = withMention(text, typed, name)
    caret.current = put.caret
    setTyped(undefined)
    if (uid !== undefined) onPick(uid)
    onText(put.text)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const active = choices[at]
    if (active === undefined || isComposing(event)) return false
    const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[event.key]
    if (step !== undefined) setActiveAt((at + step) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active)
    else if (event.key === 'Escape') setDismissedAt(typed?.from)
    else return false
    event.preventDefault()
    return true
  }
  return {
    choices,
    activeAt: at,
    listId,
    optionId: (index) => `${listId}${index}`,
    choose,
    onKeyDown,
    update,
  }
}

/** The suggested members, above the field. */
export const MentionList = ({ picker }: { readonly picker: MentionPicker }): ReactNode => {
  const { t } = useTranslations()
  const { choices, activeAt, listId, optionId, choose } = picker
  const active = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active element has changed
  useEffect(() => active.current?.scrollIntoView?.({ block: 'nearest' }), [activeAt])
  return (
    <>
      {/* Present while empty: a live region inserted together with its text is not announced. */}
      <p className="visually-hidden" role="status">
        {choices.length > 0 ? t('chat.mention.count', { count: choices.length }) : ''}
      </p>
      {choices.length > 0 && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t('chat.mention.members')}
          className={css['members']}
        >
          {choices.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            <div
              key={choice.key}
              ref={at === activeAt ? active : undefined}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === activeAt}
              className={css['member']}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <bdi>{choice.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
