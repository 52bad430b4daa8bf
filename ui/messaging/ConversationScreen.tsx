import type { ReactNode } from 'react'
import { serviceChannel } from '../../domain/messaging/channels/channel.ts'
import { channelOfPath, idIn } from '../../domain/messaging/channels/conversation-path.ts'
import { ART } from '../components/art.ts'
import { AppBar, EmptyState, Page } from '../components/kit.ts'
import { useWideWindow } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { ChatPanes } from './ChatPanes.tsx'
import { ConversationView, type ConversationViewProps } from './conversation/ConversationView.tsx'
import css from './conversation/conversation.module.css'

/** The address contains no valid conversation. */
const NoConversation = (): ReactNode => {
  const { t } = useTranslations()
  const back = useBack('/chatRoom')
  return (
    <Page bar={<AppBar title={t('core.title.chatRoomDetail')} onBack={back} />}>
      <EmptyState
        isTall
        image={ART.compass}
        title={t('chat.conversation.noRoom')}
        text={t('chat.conversation.noRoomText')}
        href="/chatRoom"
        linkLabel={t('chat.conversation.toList')}
      />
    </Page>
  )
}

/** A conversation on its own page; on wide screens, next to the list. */
const Conversation = (shown: Omit<ConversationViewProps, 'isPane'>): ReactNode =>
  useWideWindow() ? (
    <ChatPanes {...shown} />
  ) : (
    <div className={css['screen']} data-page="">
      <ConversationView {...shown} />
    </div>
  )

/** A conversation with one merchant (requirement S2). */
export const ConversationScreen = ({ params, search }: ScreenProps<'merId'>): ReactNode => {
  const channel = channelOfPath(params.merId)
  if (!channel) return <NoConversation />
  return (
    <Conversation
      channel={channel}
      productId={idIn(search, 'product')}
      orderId={idIn(search, 'order')}
      asksShipping={search.get('ask') === 'shipping'}
    />
  )
}

/** The platform's customer service: an ordinary conversation (requirement S2). */
export const ServiceScreen = ({ search }: ScreenProps): ReactNode => (
  <Conversation channel={serviceChannel} orderId={idIn(search, 'order')} />
)
