import { type ReactNode, useRef } from 'react'
import type { FirstConversation } from '../../../../application/messaging/opening.ts'
import type { ApiFault } from '../../../../domain/api/fault.ts'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { Chip, ChipRow } from '../../../components/forms.ts'
import { useQuery } from '../../../hooks/loading/use-query.ts'
import { useSurroundings } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

/** Milliseconds within which two taps count as one. */
const ONE_TAP_MS = 1000

type QuickRepliesProps = {
  readonly onPick: (text: string) => void
  /** The server's answer, if it was rendered on the server. */
  readonly initialAnswer?: FirstConversation['replies'] | undefined
}

/** The server's quick replies, sent with one tap; none without an answer. */
export const QuickReplies = ({ onPick, initialAnswer }: QuickRepliesProps): ReactNode => {
  const { clock } = useSurroundings()
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const { value } = useQuery<readonly string[], ApiFault>({
    key: channelKey(channel),
    load: () => chat.services.loadQuickReplies(channel),
    initialAnswer,
  })
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  const pick = (text: string): void => {
    const isSecond = Math.abs(clock.now() - lastAt.current) < ONE_TAP_MS
    lastAt.current = clock.now()
    if (!isSecond) onPick(text)
  }
  if (!value || value.length === 0) return null
  return (
    <ChipRow label={t('chat.conversation.quick')}>
      {value.map((text) => (
        <Chip key={text} onClick={() => pick(text)}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  )
}
