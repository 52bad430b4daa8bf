import type { ReactNode } from 'react'
import type { Row } from '../../../../domain/messaging/conversations/transcript-rows.ts'
import type { SeqRange } from '../../../../domain/messaging/delivery/seq-ranges.ts'
import { type StreamState, streamOf } from '../../../../domain/messaging/delivery/stream.ts'
import { Button } from '../../../components/kit.ts'
import { useAction } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import { MessageRow } from './bubble/MessageRow.tsx'
import { LineRow } from './LineRow.tsx'
import css from './transcript.module.css'

/** A gap in the messages, loaded on request. */
const Gap = ({ range }: { readonly range: SeqRange }): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  const fill = useAction(() => chat.client.fillGap(channel, range))
  return (
    <p className={css['line']}>
      <Button kind="line" size="sm" action={fill}>
        {t('chat.conversation.gap')}
      </Button>
    </p>
  )
}

type TranscriptRowProps = {
  readonly row: Row
  readonly unread: number
  readonly streams: ReadonlyMap<string, StreamState>
  readonly dayName: (seconds: number) => string
}

/** One row of the transcript, of any kind. */
export const TranscriptRow = ({ row, unread, streams, dayName }: TranscriptRowProps): ReactNode => {
  const { t } = useTranslations()
  switch (row.kind) {
    case 'day':
      return (
        <p className={css['line']} data-day="">
          {dayName(row.at)}
        </p>
      )
    case 'gap':
      return <Gap range={row.range} />
    case 'unread':
      return (
        <p className={css['unread']}>
          <span>{t('chat.conversation.unread', { count: unread })}</span>
        </p>
      )
    case 'note':
      return <p className={css['line']}>{row.text}</p>
    case 'line':
      return <LineRow rowKey={row.key} message={row.message} />
    case 'message': {
      const { message, isOwn, isLast, key } = row
      const stream = streamOf(message, streams)
      return <MessageRow rowKey={key} message={message} isOwn={isOwn} isLast={isLast} stream={stream} />
    }
  }
}
