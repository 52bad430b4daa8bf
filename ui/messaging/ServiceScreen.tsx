import type { ReactNode } from 'react'
import { serviceChannel } from '../../domain/messaging/channels/channel.ts'
import { useWideWindow } from '../hooks/use-wide-window.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { ChatPanes } from './ChatPanes.tsx'
import { ConversationView } from './conversation/ConversationView.tsx'
import { idIn } from './conversation/composer/search-ids.ts'
import css from './conversation/conversation.module.css'

/** The platform's customer service: a conversation as any other (requirement S2). */
export const ServiceScreen = ({ search }: ScreenProps): ReactNode => {
  const isWide = useWideWindow()
  const room = { channel: serviceChannel, orderId: idIn(search, 'order') }
  if (isWide) return <ChatPanes {...room} />
  return (
    <div className={css['screen']} data-page="">
      <ConversationView {...room} />
    </div>
  )
}
