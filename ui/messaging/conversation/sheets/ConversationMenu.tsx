import type { ReactNode } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { BottomSheet, ConfirmDialog, ListGroup, ListRow, Switch } from '../../../components/forms.ts'
import { useAction, useStream } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation, useRateable } from '../conversation-context.ts'

type SheetProps = { readonly onClose: () => void }

/** Actions on the whole conversation. */
export const ConversationMenu = ({ onClose }: SheetProps): ReactNode => {
  const { chat, channel, open } = useConversation()
  const { t } = useTranslations()
  const info = useStream(chat.client.channelInfo$(channelKey(channel)))
  const isRateable = useRateable()
  return (
    <BottomSheet isOpen title={t('chat.conversation.menu')} onClose={onClose}>
      <Switch
        label={t('chat.conversation.mute')}
        description={t('chat.conversation.muteText')}
        isOn={info?.isMuted === true}
        onChange={(isMuted) => void chat.services.setMuted(channel, isMuted)}
      />
      <ListGroup>
        <ListRow
          icon="search"
          label={t('chat.conversation.search')}
          onClick={() => open({ kind: 'search' })}
        />
        {isRateable && (
          <ListRow
            icon="star"
            label={t('chat.conversation.rate.open')}
            onClick={() => open({ kind: 'rate' })}
          />
        )}
        <ListRow
          icon="flag"
          label={t('chat.conversation.act.report')}
          onClick={() => open({ kind: 'report' })}
        />
        <ListRow
          icon="trash-2"
          label={t('chat.conversation.clear.open')}
          isDanger
          onClick={() => open({ kind: 'clear' })}
        />
      </ListGroup>
    </BottomSheet>
  )
}

/** Clearing the history cannot be undone, so it asks first. */
export const ClearDialog = ({ onClose }: SheetProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const clear = useAction(async () => {
    await chat.services.clearHistory(channel)
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('chat.conversation.clear.title')}
      text={t('chat.conversation.clear.text')}
      confirmLabel={t('chat.conversation.clear.do')}
      isBusy={clear.isBusy}
      onConfirm={() => void clear.run()}
      onCancel={onClose}
    />
  )
}

/** Shows the host name of an external link before opening it. */
export const LeaveDialog = ({ href, onClose }: SheetProps & { readonly href: string }): ReactNode => {
  const { t } = useTranslations()
  return (
    <ConfirmDialog
      isOpen
      title={t('chat.conversation.leave.title')}
      text={t('chat.conversation.leave.text', { host: new URL(href).host })}
      confirmLabel={t('chat.conversation.leave.do')}
      onConfirm={() => {
        window.open(href, '_blank', 'noopener,noreferrer')
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
