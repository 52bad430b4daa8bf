import type { ReactNode } from 'react'
import { type Channel, type ChannelInfo, isServiceChannel } from '../../domain/messaging/channels/channel.ts'
import { Avatar, Mark } from '../components/kit.ts'
import { useStream, useSurroundings } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './ChatAvatar.module.css'

type ChatAvatarProps = { readonly channel: Channel; readonly info: ChannelInfo | undefined }

/** The other side's picture, with a dot while they are online and this device would notice if they left. */
export const ChatAvatar = ({ channel, info }: ChatAvatarProps): ReactNode => {
  const { t } = useTranslations()
  const life = useStream(useSurroundings().lifecycle.life$)
  return (
    <span className={css['frame']}>
      {isServiceChannel(channel) ? (
        <span className={css['service']}>
          <Mark size={32} />
        </span>
      ) : (
        <Avatar image={info?.logo} isRound />
      )}
      {info?.isOnline && life.isOnline && (
        <span className={css['dot']}>
          <span className="visually-hidden">{t('chatList.online')}</span>
        </span>
      )}
    </span>
  )
}
