import type { ReactNode } from 'react'
import { channelKey } from '../../../../domain/messaging/channel.ts'
import { textContent } from '../../../../domain/messaging/content.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { BottomSheet, TextArea } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useKeptText } from '../../../hooks/use-draft.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { isBlank, lengthOf, TEXT_LIMIT } from '../composer/message-text.ts'
import { useRoom } from '../room-context.ts'

type EditSheetProps = { readonly message: Message; readonly onClose: () => void }

/** A failed message with other words: it keeps its number and its place. */
export const EditSheet = ({ message, onClose }: EditSheetProps): ReactNode => {
  const { chat, channel } = useRoom()
  const { t } = useWords()
  const { content } = message
  const own = useKeptText(
    `edit ${channelKey(channel)} ${message.clientMsgNo}`,
    content.body.kind === 'text' ? content.body.text : '',
  )
  const { text } = own
  const send = (): void => {
    const { reply, mention } = content
    const next = textContent(text.trim(), { ...(reply && { reply }), ...(mention && { mention }) })
    chat.client.resend(channel, message.clientMsgNo, next)
    own.forget()
    onClose()
  }
  return (
    <BottomSheet
      isOpen
      title={t('chat.room.act.edit')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          isBlock
          isDisabled={isBlank(text) || lengthOf(text) > TEXT_LIMIT}
          onClick={send}
        >
          {t('chat.room.act.resend')}
        </Button>
      }
    >
      <TextArea
        label={t('chat.room.write')}
        value={text}
        onChange={own.set}
        maxLength={TEXT_LIMIT}
        hasCounter
      />
    </BottomSheet>
  )
}
