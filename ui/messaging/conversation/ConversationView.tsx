import type { ReactNode } from 'react'
import { type Channel, channelKey, shopIdOf } from '../../../domain/messaging/channels/channel.ts'
import { AppBar, ErrorState, SkeletonRows } from '../../components/kit.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { channelName, useChat } from '../use-chat.ts'
import { ConversationHeader } from './ConversationHeader.tsx'
import { PendingCard } from './composer/PendingCard.tsx'
import css from './conversation.module.css'
import { OpenConversation } from './OpenConversation.tsx'
import { shopperPage } from './shopper-page.ts'
import { useFirstConversation } from './use-open-conversation.ts'

export type ConversationViewProps = {
  readonly channel: Channel
  /** The product the shopper came from: offered above the composer. */
  readonly productId?: string | undefined
  readonly orderId?: string | undefined
  /** The shopper wants to ask when the order is shipped: the question is put into the composer. */
  readonly asksShipping?: boolean
  /** Next to the list, which has heading and back button. */
  readonly isPane?: boolean
}

/** A conversation, or a placeholder until the chat is open. */
export const ConversationView = ({
  channel,
  productId,
  orderId,
  asksShipping = false,
  isPane = false,
}: ConversationViewProps): ReactNode => {
  const app = useApp()
  const translations = useTranslations()
  const faultText = useFaultText()
  const back = useBack('/chatRoom')
  // Called first, because the chat may be open by the time it returns.
  const first = useFirstConversation(channel)
  const { state, retry } = useChat()
  if (state.phase === 'open') {
    return (
      <OpenConversation
        key={channelKey(channel)}
        chat={state.chat}
        channel={channel}
        page={shopperPage(app)}
        name={channelName(channel, undefined, translations)}
        header={<ConversationHeader isPane={isPane} />}
        isPane={isPane}
        first={first}
        question={
          asksShipping && orderId !== undefined
            ? { name: `shipping ${orderId}`, text: translations.t('chat.conversation.askShipping') }
            : undefined
        }
        offer={(send) =>
          (productId !== undefined || orderId !== undefined) && (
            <PendingCard productId={productId} shopId={shopIdOf(channel)} orderId={orderId} onSend={send} />
          )
        }
      />
    )
  }
  const Main = isPane ? 'div' : 'main'
  return (
    <div className={css['room']}>
      {!isPane && <AppBar title={channelName(channel, undefined, translations)} onBack={back} />}
      <Main
        className={css['state']}
        aria-busy={state.phase !== 'failed'}
        {...(!isPane && { tabIndex: -1, 'data-main': '' })}
      >
        {state.phase === 'failed' ? (
          <ErrorState isTall text={faultText(state.fault)} onRetry={retry} />
        ) : (
          <SkeletonRows count={4} />
        )}
      </Main>
    </div>
  )
}
