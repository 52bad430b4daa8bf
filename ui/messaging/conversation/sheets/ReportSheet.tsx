import { type ReactNode, useState } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import {
  FEEDBACK_LIMIT,
  feedbackText,
  REPORT_REASONS,
  type ReportReason,
} from '../../../../domain/messaging/conversations/feedback.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { BottomSheet, OptionGroup, TextArea } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useKeptText } from '../../../hooks/forms/use-draft.ts'
import { useAction } from '../../../hooks/use-action.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

type ReportSheetProps = { readonly message: Message | undefined; readonly onClose: () => void }

/** Reports a message or the whole conversation to the platform. */
export const ReportSheet = ({ message, onClose }: ReportSheetProps): ReactNode => {
  const { notices } = useApp()
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const [reason, setReason] = useState<ReportReason>()
  const own = useKeptText(`report ${channelKey(channel)} ${message?.messageID ?? ''}`)
  const report = useAction(async () => {
    const more = feedbackText(own.text)
    if (reason === undefined || more === undefined) return
    const words = [t(`chat.conversation.report.${reason}`), more].filter((part) => part !== '').join(': ')
    const answer = await chat.services.report(channel, words, message)
    if (!answer.ok) return
    own.forget()
    notices.show('success', { kind: 'key', key: 'chat.conversation.report.done' })
    onClose()
  })
  return (
    <BottomSheet
      isOpen
      title={t('chat.conversation.report.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" isBlock isDisabled={reason === undefined} action={report}>
          {t('chat.conversation.report.send')}
        </Button>
      }
    >
      <OptionGroup
        label={t('chat.conversation.report.why')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`chat.conversation.report.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={t('chat.conversation.report.more')}
        value={own.text}
        onChange={own.set}
        most={FEEDBACK_LIMIT}
        hasCounter
      />
    </BottomSheet>
  )
}
