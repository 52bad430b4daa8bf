import { type ReactNode, useState } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import {
  FEEDBACK_LIMIT,
  feedbackText,
  isPoor,
  RATING_REASONS,
} from '../../../../domain/messaging/conversations/feedback.ts'
import { StarInput } from '../../../components/fields/StarInput.tsx'
import { BottomSheet, Chip, ChipRow, TextArea } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useKeptText } from '../../../hooks/forms/use-draft.ts'
import { useAction } from '../../../hooks/use-action.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

/** Rates the service: five steps, reasons for a poor rating, and free text. */
export const RatingSheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { notices } = useApp()
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const [score, setScore] = useState(0)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const own = useKeptText(`rating ${channelKey(channel)}`)
  const rate = useAction(async () => {
    const words = feedbackText(own.text)
    if (words === undefined) return
    const why = isPoor(score) ? reasons.map((reason) => t(`chat.conversation.rate.${reason}`)) : []
    const answer = await chat.services.rate(channel, { score, reasons: why, text: words })
    if (!answer.ok) return
    own.forget()
    notices.show('success', { kind: 'key', key: 'chat.conversation.rate.done' })
    onClose()
  })
  const toggle = (reason: string): void =>
    setReasons((all) => (all.includes(reason) ? all.filter((one) => one !== reason) : [...all, reason]))
  return (
    <BottomSheet
      isOpen
      title={t('chat.conversation.rate.open')}
      onClose={onClose}
      footer={
        <Button kind="primary" isBlock isDisabled={score === 0} action={rate}>
          {t('chat.conversation.rate.send')}
        </Button>
      }
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
      <TextArea
        label={t('chat.conversation.rate.more')}
        value={own.text}
        onChange={own.set}
        most={FEEDBACK_LIMIT}
        hasCounter
      />
    </BottomSheet>
  )
}
