import type { ReactNode } from 'react'
import { channelKey, isServiceChannel, shopIdOf } from '../../../domain/messaging/channels/channel.ts'
import { AppBar, Avatar, IconButton, Mark } from '../../components/kit.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTimed } from '../../hooks/use-countdown.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { presenceText } from '../presence-text.ts'
import css from './conversation.module.css'
import { useConversation } from './conversation-context.ts'

/** The other side with presence, and the menu. */
export const ConversationHeader = ({ isPane }: { readonly isPane: boolean }): ReactNode => {
  const { lifecycle } = useApp()
  const { isOnline } = useStream(lifecycle.life$)
  const translations = useTranslations()
  const { chat, channel, name, open } = useConversation()
  const key = channelKey(channel)
  const info = useStream(chat.client.channelInfo$(key))
  const typists = useStream(chat.client.typing$(key))
  // Presence is unknown while offline.
  const presence = useTimed(() =>
    presenceText(isOnline ? info : undefined, chat.client.now() / 1000, translations),
  )
  const back = useBack('/chatRoom')
  const shopId = shopIdOf(channel)
  const shop = shopId === undefined ? '' : `/shop/${encodeURIComponent(shopId)}`
  const Name = isPane ? 'h2' : 'h1'
  return (
    <AppBar
      column="full"
      hasSearch
      kind={isPane ? 'root' : 'inner'}
      onBack={back}
      actions={
        <>
          {shop !== '' && hasScreen(shop) && (
            <IconButton icon="store" label={translations.t('chat.conversation.toShop')} href={shop} />
          )}
          <IconButton
            icon="ellipsis-vertical"
            label={translations.t('chat.conversation.menu')}
            onClick={() => open({ kind: 'menu' })}
          />
        </>
      }
    >
      <div className={css['person']}>
        <span className={css['face']} data-online={isOnline && info?.isOnline === true}>
          {isServiceChannel(channel) ? (
            <span className={css['service']}>
              <Mark size={28} />
            </span>
          ) : (
            <Avatar image={info?.logo} size="xs" isRound />
          )}
        </span>
        <div className="grow">
          <Name className={css['name']} tabIndex={-1} {...(!isPane && { 'data-page-title': '' })}>
            <bdi>{name}</bdi>
          </Name>
          <p className={css['presence']}>
            {typists.length > 0 ? translations.t('chat.digest.typing') : presence}
          </p>
        </div>
      </div>
    </AppBar>
  )
}
