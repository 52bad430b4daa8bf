import type { ReactNode, RefObject } from 'react'
import { Link } from 'wouter'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { isServiceChannel } from '../../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import type { ConversationRow as Row } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { Count, cx, Icon, IconButton, Tag } from '../../components/kit.ts'
import { useTimed } from '../../hooks/use-countdown.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { ChatAvatar } from '../ChatAvatar.tsx'
import { listTime } from '../time-label.ts'
import css from './ConversationRow.module.css'
import { RowPreview } from './RowPreview.tsx'
import { useRowGestures } from './use-row-gestures.ts'

export type ConversationRowProps = {
  readonly client: Messaging
  readonly row: Row
  readonly href: string
  readonly isReplacing: boolean
  readonly isCurrent: boolean
  readonly frame: RefObject<HTMLElement | null>
  /** Swiped aside. */
  readonly isOpen: boolean
  readonly onMenu: () => void
  readonly onSwipe: (isOpen: boolean) => void
}

const Head = ({ row }: { readonly row: Row }): ReactNode => {
  const { t, language } = useTranslations()
  const { conversation, info, name } = row
  const when = conversation.lastMessage?.timestamp ?? conversation.timestamp
  const time = useTimed((now) => listTime(when, now, language))
  return (
    <span className={css['head']}>
      <b className={css['name']}>
        <bdi>{name}</bdi>
      </b>
      {isServiceChannel(conversation.channel) && (
        <Tag tone="teal" className={css['tag']}>
          {t('chatList.service')}
        </Tag>
      )}
      {info?.isPinned && (
        <span className={css['mark']}>
          <Icon name="pin" size={14} />
          <span className="visually-hidden">{t('chatList.pinned')}</span>
        </span>
      )}
      {info?.isMuted && (
        <span className={css['mark']}>
          <Icon name="bell-off" size={14} />
          <span className="visually-hidden">{t('chatList.muted')}</span>
        </span>
      )}
      {when > 0 && <span className={css['time']}>{time}</span>}
    </span>
  )
}

/** A muted conversation shows only a dot. */
const Unread = ({ row }: { readonly row: Row }): ReactNode => {
  const { t } = useTranslations()
  const unread = logicalUnread(row.conversation)
  if (unread <= 0) return null
  if (row.info?.isMuted) {
    return (
      <span className={css['news']}>
        <span className="visually-hidden">{t('chatList.hasUnread')}</span>
      </span>
    )
  }
  return (
    <>
      <Count value={unread} className={css['count']} />
      <span className="visually-hidden">{t('chatList.unread', { count: unread })}</span>
    </>
  )
}

/** One conversation: a link to it, with a menu. */
export const ConversationRow = ({
  client,
  row,
  href,
  isReplacing,
  isCurrent,
  frame,
  isOpen,
  onMenu,
  onSwipe,
}: ConversationRowProps): ReactNode => {
  const { t } = useTranslations()
  const { conversation, info, name } = row
  const gestures = useRowGestures({ row: frame, isOpen, onMenu, onSwipe })
  const isLoud = logicalUnread(conversation) > 0 && !info?.isMuted
  return (
    <>
      <Link
        className={css['row']}
        href={href}
        replace={isReplacing}
        aria-current={isCurrent ? 'true' : undefined}
        draggable={false}
        {...gestures}
      >
        <ChatAvatar channel={conversation.channel} info={info} />
        <span className="grow">
          <Head row={row} />
          <span className={css['foot']}>
            <span className={cx(css['preview'], isLoud && css['emphasised'])}>
              <RowPreview client={client} row={row} />
            </span>
            <Unread row={row} />
          </span>
        </span>
      </Link>
      <IconButton
        className={css['menu']}
        icon="ellipsis-vertical"
        size={20}
        label={t('chatList.menu', { name })}
        onClick={onMenu}
      />
    </>
  )
}
