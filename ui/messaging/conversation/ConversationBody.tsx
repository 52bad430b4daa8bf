import type { ReactNode, RefObject } from 'react'
import type { TranscriptView } from '../../../application/messaging/message-store.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { ART } from '../../components/art.ts'
import { EmptyState, ErrorState, SkeletonRows, TextLink } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './conversation.module.css'
import { useConversation } from './conversation-context.ts'
import { Transcript, type TranscriptHandle } from './transcript/Transcript.tsx'
import type { OpenedConversation } from './use-open-conversation.ts'

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
export const ConversationBody = ({ view, opened, handle }: ConversationBodyProps): ReactNode => {
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
