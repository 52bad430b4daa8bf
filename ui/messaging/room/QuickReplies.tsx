import type { ReactNode } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { channelKey } from '../../../domain/messaging/channel.ts'
import { Chip, ChipRow } from '../../components/kit.ts'
import { useQuery } from '../../hooks/use-query.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useRoom } from './room-context.ts'

type QuickRepliesProps = { readonly onPick: (text: string) => void }

/** Sentences of the host that go out with one tap. Without an answer of the host there are none. */
export const QuickReplies = ({ onPick }: QuickRepliesProps): ReactNode => {
  const { chat, channel } = useRoom()
  const { t } = useWords()
  const { value } = useQuery<readonly string[], ApiFault>({
    key: channelKey(channel),
    load: () => chat.services.loadQuickReplies(channel),
  })
  if (!value || value.length === 0) return null
  return (
    <ChipRow label={t('chat.room.quick')}>
      {value.map((text) => (
        <Chip key={text} onClick={() => onPick(text)}>
          {text}
        </Chip>
      ))}
    </ChipRow>
  )
}
