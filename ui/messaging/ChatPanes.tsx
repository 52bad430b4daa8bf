import type { ReactNode } from 'react'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import { ART } from '../components/art.ts'
import { EmptyState, Page } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import { ConversationView, type ConversationViewProps } from './conversation/ConversationView.tsx'
import css from './list/chat-list.module.css'
import { ListFrame } from './list/ListFrame.tsx'
import { useChat } from './use-chat.ts'

type ChatPanesProps = Omit<ConversationViewProps, 'channel' | 'isPane'> & {
  readonly channel: Channel | undefined
}

/** From 900 px on: the list, and the selected conversation next to it. */
export const ChatPanes = ({ channel, ...about }: ChatPanesProps): ReactNode => {
  const { t } = useTranslations()
  const { state, retry } = useChat()
  return (
    <Page isBleeding className={css['panes']}>
      <div className={css['columns']}>
        <ListFrame state={state} onRetry={retry} selected={channel} isPane />
        <div className={css['roomPane']}>
          {channel ? (
            <ConversationView {...about} channel={channel} isPane />
          ) : (
            <EmptyState
              isTall
              image={ART.speech}
              title={t('chatList.pickTitle')}
              text={t('chatList.pickText')}
            />
          )}
        </div>
      </div>
    </Page>
  )
}
