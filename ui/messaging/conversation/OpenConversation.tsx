import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { TranscriptView } from '../../../application/messaging/message-store.ts'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { FirstConversation } from '../../../application/messaging/opening.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import { asItIsNow } from '../../../domain/messaging/conversations/transcript.ts'
import type { RowNote } from '../../../domain/messaging/conversations/transcript-rows.ts'
import { refusedLast } from '../../../domain/messaging/delivery/refusals.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { ART } from '../../components/art.ts'
import { EmptyState, ErrorState, SkeletonRows, TextLink } from '../../components/kit.ts'
import { useStream, useSurroundings } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { ConnectionBanner } from '../link/ConnectionBanner.tsx'
import { Composer } from './composer/Composer.tsx'
import { QuickReplies } from './composer/QuickReplies.tsx'
import { PictureBar, RefusedBar, ReplyBar } from './composer/Tray.tsx'
import { type Question, useComposerDraft, usePictures, useQuestion } from './composer/use-composer.ts'
import { useKeyboardInset } from './composer/use-keyboard-inset.ts'
import { usePictureDrop } from './composer/use-picture-drop.ts'
import css from './conversation.module.css'
import {
  ConversationContext,
  type ConversationPage,
  type ConversationScope,
  type OpenSheet,
  useConversation,
} from './conversation-context.ts'
import { ConversationSheets } from './sheets/ConversationSheets.tsx'
import { useSheetFocus } from './sheets/use-sheet-focus.ts'
import { Announcer } from './transcript/Announcer.tsx'
import { Transcript, type TranscriptHandle } from './transcript/Transcript.tsx'
import { useConversationActs } from './use-conversation-acts.ts'
import { type OpenedConversation, useOpenConversation } from './use-open-conversation.ts'

/** "Is typing"; disappears when the message arrives, or after a silence. */
const Typing = (): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const typists = useStream(chat.client.typing$(channelKey(channel)))
  if (typists.length === 0) return null
  return (
    <p className={css['typing']}>
      <span className={css['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{t('chat.digest.typing')}</span>
    </p>
  )
}

type ConversationBodyProps = {
  readonly view: TranscriptView
  readonly opened: OpenedConversation
  readonly handle: RefObject<TranscriptHandle | null>
}

/** The area between header and composer: messages, or why there are none. */
const ConversationBody = ({ view, opened, handle }: ConversationBodyProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  const { page } = useConversation()
  // Cached messages stay visible while offline.
  if (view.messages.length > 0) {
    return (
      <Transcript view={view} opened={opened} handle={handle}>
        <Typing />
      </Transcript>
    )
  }
  return (
    <div className={css['state']}>
      {opened.phase === 'opening' && <SkeletonRows count={4} />}
      {opened.phase === 'failed' && opened.fault && (
        <ErrorState
          isTall
          {...(opened.fault.kind === 'rejected' && { title: t('chat.conversation.noRoom') })}
          text={faultText(opened.fault)}
          onRetry={opened.retry}
        >
          <TextLink href={page.listPath}>{t('chat.conversation.toList')}</TextLink>
        </ErrorState>
      )}
      {opened.phase === 'ready' && (
        <EmptyState
          isTall
          image={ART.speech}
          title={t('chat.conversation.emptyTitle')}
          text={t('chat.conversation.emptyText')}
        />
      )}
      <Typing />
    </div>
  )
}

type OpenConversationProps = {
  readonly chat: Chat
  readonly channel: Channel
  readonly page: ConversationPage
  /** The other side's name until the server has sent it. */
  readonly name: string
  readonly header: ReactNode
  readonly isPane: boolean
  /** The offer above the composer. */
  readonly offer?: (send: (content: Content) => boolean) => ReactNode
  /** Shown instead of the composer, where writing is not allowed now. */
  readonly closed?: ReactNode
  readonly notes?: readonly RowNote[]
  /** Called with whatever is sent. */
  readonly onSent?: () => void
  /** Given when the conversation was server-rendered. */
  readonly first?: FirstConversation | undefined
  /** Written into an empty composer, once a day. */
  readonly question?: Question | undefined
}

const NO_NOTES: readonly RowNote[] = []

/** A conversation: header, messages, composer, and overlays. Its channel never changes. */
export const OpenConversation = (props: OpenConversationProps): ReactNode => {
  const { chat, channel, page, header, isPane, offer, closed, notes = NO_NOTES, onSent, first } = props
  const { client } = chat
  const key = channelKey(channel)
  const view = useStream(client.messages$(key))
  const name = useStream(client.channelInfo$(key))?.title || props.name
  const opened = useOpenConversation(chat, key, first)
  const draft = useComposerDraft({ chat, channel })
  useQuestion(draft, props.question, opened.phase === 'ready')
  const acts = useConversationActs({ chat, channel, name, onSent })
  const pictures = usePictures({ chat, channel, onSent })
  const frame = useRef<HTMLDivElement>(null)
  const transcript = useRef<TranscriptHandle>(null)
  const [sheet, setSheet] = useState<OpenSheet>()
  useKeyboardInset(frame)

  const sheets = useSheetFocus(sheet, setSheet)
  const { focus, open } = sheets
  const focusField = useCallback(() => focus(frame.current?.querySelector('textarea')), [focus])
  const { previews } = pictures
  const { set: write } = draft
  const { notices } = useSurroundings()
  const [replyTarget, setReplyTarget] = useState<Message>()
  const [picture, viewPicture] = useState<string>()
  /** Scrolls to a message, or says that it cannot be found. */
  const find = useCallback(
    async (messageID: string, messageSeq: number) => {
      const isFound = await transcript.current?.find(messageID, messageSeq)
      if (!isFound) notices.show('info', { kind: 'key', key: 'chat.conversation.notFound' })
    },
    [notices],
  )
  // The same object as long as nothing in it changes.
  const conversation = useMemo<ConversationScope>(
    () => ({
      chat,
      channel,
      page,
      notes,
      name,
      previews,
      open,
      replyTo: (message) => {
        setReplyTarget(message)
        focusField()
      },
      write: (text) => {
        write(text)
        focusField()
      },
      jumpTo: ({ messageID, messageSeq }) => void find(messageID, messageSeq),
      viewPicture,
    }),
    [chat, channel, page, notes, name, previews, open, focusField, write, find],
  )
  // A message recalled meanwhile is not quoted.
  const answered = replyTarget && asItIsNow(view.messages, replyTarget)
  const dropping = usePictureDrop(pictures.send)
  const send = (text: string, picked: ReadonlySet<string>): void => {
    if (!acts.sendText(text, answered, picked)) return
    draft.set('')
    setReplyTarget(undefined)
  }
  const refused = refusedLast(view.messages, client.uid)
  const isReady = opened.phase === 'ready'
  // The other side does not exist.
  const isNowhere = opened.fault?.kind === 'rejected' && view.messages.length === 0
  const Main = isPane ? 'div' : 'main'
  return (
    <ConversationContext value={conversation}>
      <div ref={frame} className={css['room']} {...dropping}>
        {header}
        <ConnectionBanner link$={chat.shownLink$} onRetry={() => client.retry()} />
        <Main className={css['main']} {...(!isPane && { tabIndex: -1, 'data-main': '' })}>
          <ConversationBody view={view} opened={opened} handle={transcript} />
          {!isNowhere && closed}
          {!isNowhere && !closed && (
            <Composer draft={draft} onSend={send} onPictures={pictures.send} isClosed={refused !== undefined}>
              {refused && <RefusedBar message={refused} />}
              {!refused && draft.text === '' && opened.phase !== 'opening' && (
                <QuickReplies
                  initialAnswer={first?.replies}
                  onPick={(text) => acts.sendText(text, undefined)}
                />
              )}
              {!refused && offer?.(acts.sendContent)}
              <PictureBar pictures={pictures} />
              {answered && <ReplyBar message={answered} onCancel={() => setReplyTarget(undefined)} />}
            </Composer>
          )}
        </Main>
        <Announcer view={view} isReady={isReady} />
        <ConversationSheets
          messages={view.messages}
          picture={picture}
          onPicture={viewPicture}
          sheet={sheet}
          // A late answer closes only the sheet it belongs to.
          onClose={() => setSheet((now) => (now === sheet ? undefined : now))}
          onSend={acts.sendContent}
          onFound={(id, seq) => void find(id, seq)}
        />
      </div>
    </ConversationContext>
  )
}
