import { type ReactNode, useState } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import {
  FEEDBACK_LIMIT,
  feedbackText,
  isPoor,
  RATING_REASONS,
  REPORT_REASONS,
  type ReportReason,
} from '../../../../domain/messaging/conversations/feedback.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { StarInput } from '../../../components/fields/StarInput.tsx'
import { BottomSheet, Chip, ChipRow, OptionGroup, TextArea } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useKeptText } from '../../../hooks/forms/use-draft.ts'
import { useAction, useApp } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

type FeedbackSheetProps = {
  /** The area of its texts. */
  readonly area: 'rate' | 'report'
  readonly title: string
  /** The name of its draft. */
  readonly draft: string
  /** Whether something is chosen that can be sent. */
  readonly isReady: boolean
  /** Sends it with the written text; true when it was accepted. */
  readonly onSend: (text: string) => Promise<boolean>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A choice and free text, sent together; the text survives closing until it is accepted. */
const FeedbackSheet = (props: FeedbackSheetProps): ReactNode => {
  const { area, title, draft, isReady, onSend, onClose, children } = props
  const { notices } = useApp()
  const { t } = useTranslations()
  const own = useKeptText(draft)
  const send = useAction(async () => {
    const newText = feedbackText(own.text)
    if (newText === undefined || !(await onSend(newText))) return
    own.forget()
    notices.show('success', { kind: 'key', key: `chat.conversation.${area}.done` })
    onClose()
  })
  return (
    <BottomSheet
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" isBlock isDisabled={!isReady} action={send}>
          {t(`chat.conversation.${area}.send`)}
        </Button>
      }
    >
      {children}
      <TextArea
        label={t(`chat.conversation.${area}.more`)}
        value={own.text}
        onChange={own.set}
        maxCharacters={FEEDBACK_LIMIT}
        hasCounter
      />
    </BottomSheet>
  )
}

/** Rates the service: five steps, reasons for a poor rating, and free text. */
export const RatingSheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const [score, setScore] = useState(0)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const rate = async (text: string): Promise<boolean> => {
    const why = isPoor(score) ? reasons.map((reason) => t(`chat.conversation.rate.${reason}`)) : []
    return (await chat.services.rate(channel, { score, reasons: why, text })).ok
  }
  const toggle = (reason: string): void =>
    setReasons((all) => (all.includes(reason) ? all.filter((one) => one !== reason) : [...all, reason]))
  return (
    <FeedbackSheet
      area="rate"
      title={t('chat.conversation.rate.open')}
      draft={`rating ${channelKey(channel)}`}
      isReady={score > 0}
      onSend={rate}
      onClose={onClose}
    >
      <StarInput label={t('chat.conversation.rate.how')} value={score} onChange={setScore} />
      <p className="label ink-2" role="status">
        {score > 0 && t(`chat.conversation.rate.step.${score}`)}
      </p>
      {isPoor(score) && (
        <ChipRow label={t('chat.conversation.rate.why')} isWrapping>
          {RATING_REASONS.map((reason) => (
            <Chip key={reason} isPressed={reasons.includes(reason)} onClick={() => toggle(reason)}>
              {t(`chat.conversation.rate.${reason}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </FeedbackSheet>
  )
}

type ReportSheetProps = { readonly message: Message | undefined; readonly onClose: () => void }

/** Reports a message or the whole conversation to the platform. */
export const ReportSheet = ({ message, onClose }: ReportSheetProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const [reason, setReason] = useState<ReportReason>()
  const report = async (more: string): Promise<boolean> => {
    const text = [t(`chat.conversation.report.${reason}`), more].filter((part) => part !== '').join(': ')
    return (await chat.services.report(channel, text, message)).ok
  }
  return (
    <FeedbackSheet
      area="report"
      title={t('chat.conversation.report.title')}
      draft={`report ${channelKey(channel)} ${message?.messageID ?? ''}`}
      isReady={reason !== undefined}
      onSend={report}
      onClose={onClose}
    >
      <OptionGroup
        label={t('chat.conversation.report.why')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`chat.conversation.report.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
    </FeedbackSheet>
  )
}
