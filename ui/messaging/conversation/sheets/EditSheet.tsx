import type { ReactNode } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import { changedText, TEXT_LIMIT } from '../../../../domain/messaging/content/message-text.ts'
import { type Message, shownContent } from '../../../../domain/messaging/message.ts'
import { BottomSheet, TextArea } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useKeptText } from '../../../hooks/forms/use-draft.ts'
import { useAction, useSurroundings } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

type EditSheetProps = { readonly message: Message; readonly onClose: () => void }

/** Edits a message: it keeps its number and place, whether it had failed or been sent. */
export const EditSheet = ({ message, onClose }: EditSheetProps): ReactNode => {
  const { notices } = useSurroundings()
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const content = shownContent(message)
  const isFailed = message.status === 'fail'
  const draft = useKeptText(
    `edit ${channelKey(channel)} ${message.clientMsgNo}`,
    content.body.kind === 'text' ? content.body.text : '',
  )
  const { text } = draft
  const newText = changedText(text)
  const change = useAction(async () => {
    const { reply, mention } = message.content
    if (newText === undefined) return
    const next = textContent(newText, { ...(reply && { reply }), ...(mention && { mention }) })
    if (isFailed) chat.client.resend(channel, message.clientMsgNo, next)
    else {
      const answer = await chat.client.edit(message, next)
      if (!answer.ok && answer.fault.kind === 'not-offered') {
        notices.show('error', { kind: 'key', key: 'chat.conversation.act.cannotChange' })
      }
      // The typed text stays until it is accepted.
      if (!answer.ok) return
    }
    draft.forget()
    onClose()
  })
  return (
    <BottomSheet
      isOpen
      title={t(isFailed ? 'chat.conversation.act.edit' : 'chat.conversation.act.change')}
      onClose={onClose}
      footer={
        <Button kind="primary" isBlock isDisabled={newText === undefined} action={change}>
          {t(isFailed ? 'chat.conversation.act.resend' : 'chat.conversation.act.saveChange')}
        </Button>
      }
    >
      <TextArea
        label={t('chat.conversation.write')}
        value={text}
        onChange={draft.set}
        maxCharacters={TEXT_LIMIT}
        hasCounter
      />
    </BottomSheet>
  )
}
