import { type ReactNode, useSyncExternalStore } from 'react'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import { ART } from '../components/art.ts'
import { EmptyState, Page } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import { ConversationView } from './conversation/ConversationView.tsx'
import css from './list/chat-list.module.css'
import { ListFrame } from './list/ListFrame.tsx'
import { useChat } from './use-chat.ts'

type ChatPanesProps = {
  readonly channel: Channel | undefined
  readonly productId?: string | undefined
  readonly orderId?: string | undefined
}

/** From 900 px: the list, and beside it the conversation that is chosen. */
export const ChatPanes = ({ channel, productId, orderId }: ChatPanesProps): ReactNode => {
  const { t } = useTranslations()
  const { state, retry } = useChat()
  return (
    <Page isBleeding className={css['panes']}>
      <div className={css['columns']}>
        <ListFrame state={state} onRetry={retry} selected={channel} isPane />
        <div className={css['roomPane']}>
          {channel ? (
            <ConversationView channel={channel} productId={productId} orderId={orderId} isPane />
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

/** Requirement D7: from this width on navigation is a rail at the side, and the chat has two panes. */
const WIDE = '(min-width: 900px)'

const subscribe = (notify: () => void): (() => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}
const read = (): boolean => window.matchMedia(WIDE).matches

/** Whether the window is wide, for what media queries in CSS cannot do. False where a page is rendered on the server. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, read, () => false)
