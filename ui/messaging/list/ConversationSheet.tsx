import type { ReactNode } from 'react'
import { type ConversationRow, isUnread } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { BottomSheet, ListGroup, ListRow } from '../../components/forms.ts'
import { useTranslations } from '../../i18n/translations.ts'

type ConversationSheetProps = {
  readonly row: ConversationRow | undefined
  readonly onClose: () => void
  readonly onPin: (isPinned: boolean) => void
  readonly onMute: (isMuted: boolean) => void
  readonly onRead: () => void
  readonly onRemove: () => void
}

/** Actions on a conversation without opening it. */
export const ConversationSheet = ({
  row,
  onClose,
  onPin,
  onMute,
  onRead,
  onRemove,
}: ConversationSheetProps): ReactNode => {
  const { t } = useTranslations()
  const { isPinned = false, isMuted = false } = row?.info ?? {}
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <BottomSheet isOpen={row !== undefined} title={row?.name ?? ''} onClose={onClose}>
      <ListGroup>
        <ListRow
          icon="pin"
          label={t(isPinned ? 'chatList.unpin' : 'chatList.pin')}
          trailing={<span />}
          onClick={closing(() => onPin(!isPinned))}
        />
        <ListRow
          icon="check-check"
          label={t(row && isUnread(row) ? 'chatList.read' : 'chatList.unreadMark')}
          trailing={<span />}
          onClick={closing(onRead)}
        />
        <ListRow
          icon={isMuted ? 'bell' : 'bell-off'}
          label={t(isMuted ? 'chatList.unmute' : 'chatList.mute')}
          trailing={<span />}
          onClick={closing(() => onMute(!isMuted))}
        />
        <ListRow
          icon="trash-2"
          label={t('chatList.remove')}
          trailing={<span />}
          isDanger
          onClick={closing(onRemove)}
        />
      </ListGroup>
    </BottomSheet>
  )
}
