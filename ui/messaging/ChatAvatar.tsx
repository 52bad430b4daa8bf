import type { ReactNode } from 'react'
import type { Channel, ChannelInfo } from '../../domain/messaging/channel.ts'
import { isServiceChannel } from '../../domain/messaging/shop-channel.ts'
import { Avatar, Mark } from '../components/kit.ts'
import { useWords } from '../i18n/use-words.ts'
import css from './ChatAvatar.module.css'

type ChatAvatarProps = { readonly channel: Channel; readonly info: ChannelInfo | undefined }

/** The other side's picture, with a dot while somebody is there. */
export const ChatAvatar = ({ channel, info }: ChatAvatarProps): ReactNode => {
  const { t } = useWords()
  return (
    <span className={css['frame']}>
      {isServiceChannel(channel) ? (
        <span className={css['service']}>
          <Mark size={32} />
        </span>
      ) : (
        <Avatar image={info?.logo ?? ''} isRound />
      )}
      {info?.isOnline && (
        <span className={css['dot']}>
          <span className="visually-hidden">{t('chatList.online')}</span>
        </span>
      )}
    </span>
  )
}
