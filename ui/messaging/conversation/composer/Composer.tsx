import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isBlank } from '../../../../domain/messaging/content/message-text.ts'
import { Icon, IconButton } from '../../../components/kit.ts'
import { isComposing } from '../../../hooks/forms/use-form.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import { AttachPanel } from './AttachPanel.tsx'
import { ComposerNotes } from './ComposerNotes.tsx'
import css from './composer.module.css'
import { MentionList, useMentionPicker } from './MentionPicker.tsx'
import type { ComposerText } from './use-composer.ts'

type ComposerProps = {
  readonly draft: ComposerText
  /** `picked`: the members selected by hand, because two may have the same name. */
  readonly onSend: (text: string, picked: ReadonlySet<string>) => void
  readonly onPictures: (files: readonly File[]) => void
  readonly isClosed: boolean
  /** Content above the field: a quote, a card, quick replies, problems. */
  readonly children?: ReactNode
}

/** Physical keyboards send usable key events; on-screen keyboards compose, and Enter only breaks a line. */
const hasKeyboard = (): boolean =>
  globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false

const imagesIn = (items: Iterable<File>): readonly File[] =>
  [...items].filter(({ type }) => type.startsWith('image/'))

/** The message composer. It stays enabled while offline. */
export const Composer = ({ draft, onSend, onPictures, isClosed, children }: ComposerProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const [isAttaching, setAttaching] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Shift and Enter: insert a line break, on every keyboard. */
  const wantsLine = useRef(false)
  const grower = useRef<HTMLDivElement>(null)
  const id = useId()
  const { text } = draft
  const isEmpty = isBlank(text)
  const picked = useRef<Set<string>>(new Set())
  const mentions = useMentionPicker({
    field,
    text,
    onText: draft.set,
    onPick: (uid) => void picked.current.add(uid),
  })
  const isPicking = mentions.choices.length > 0

  const send = (): void => {
    if (isEmpty || isClosed) return
    onSend(text, picked.current)
    picked.current = new Set()
    // The keyboard stays open for another message.
    field.current?.focus()
  }
  const onChange = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setAttaching(false)
    draft.set(event.target.value)
    mentions.update(event.target.value, event.target.selectionStart)
    if (!isBlank(event.target.value)) chat.client.sayTyping(channel)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (mentions.onKeyDown(event)) return
    wantsLine.current = event.key === 'Enter' && event.shiftKey
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  // The "send" key of a phone (enterKeyHint) often arrives without a key name, and only as a line break.
  const onLineBreak = useRef<(event: InputEvent) => void>(() => undefined)
  onLineBreak.current = (event) => {
    const isBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph'
    if (!isBreak || wantsLine.current || hasKeyboard()) return
    event.preventDefault()
    send()
  }
  useEffect(() => {
    const element = field.current
    const onBeforeInput = (event: InputEvent): void => onLineBreak.current(event)
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => element?.removeEventListener('beforeinput', onBeforeInput)
  }, [])
  const onPaste = (event: ClipboardEvent): void => {
    // Spreadsheet cells come as text, HTML and picture: use the text.
    if (event.clipboardData.getData('text/plain').trim() !== '') return
    const images = imagesIn(event.clipboardData.files)
    if (images.length === 0) return
    event.preventDefault()
    onPictures(images)
  }
  return (
    <div className={css['composer']} data-foot="">
      {children}
      <MentionList picker={mentions} />
      <ComposerNotes text={text} />
      <form
        method="post"
        className={css['line']}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <IconButton
          icon={isAttaching ? 'x' : 'plus'}
          label={t('chat.conversation.attach')}
          isDisabled={isClosed}
          onClick={() => setAttaching(!isAttaching)}
        />
        <div ref={grower} className={css['grower']} data-text={`${text}\u200b`}>
          <label htmlFor={id} className="visually-hidden">
            {t('chat.conversation.write')}
          </label>
          <textarea
            ref={field}
            id={id}
            className={css['field']}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={t('chat.conversation.write')}
            value={text}
            disabled={isClosed}
            aria-autocomplete="list"
            {...(isPicking && {
              'aria-controls': mentions.listId,
              'aria-activedescendant': mentions.optionId(mentions.activeAt),
            })}
            onSelect={(event) =>
              mentions.update(event.currentTarget.value, event.currentTarget.selectionStart)
            }
            onChange={onChange}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            // Not on focus, because tabbing to the panel passes here.
            onPointerDown={() => setAttaching(false)}
          />
        </div>
        <button
          type="submit"
          className={css['send']}
          aria-label={t('chat.conversation.send')}
          disabled={isEmpty || isClosed}
          // A press on the button must not take the focus (and the keyboard) from the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Icon name="send" size={20} />
        </button>
      </form>
      {isAttaching && <AttachPanel onPictures={onPictures} onDone={() => setAttaching(false)} />}
    </div>
  )
}
