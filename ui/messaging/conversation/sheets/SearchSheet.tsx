import { type ReactNode, useEffect, useRef, useState } from 'react'
import { channelKey } from '../../../../domain/messaging/channels/channel.ts'
import { searchMessages } from '../../../../domain/messaging/conversations/reading.ts'
import { BottomSheet, ListGroup, ListRow, SearchField } from '../../../components/forms.ts'
import { Button } from '../../../components/kit.ts'
import { useAction, useStream, useSurroundings } from '../../../hooks/use-app.ts'
import { useTimed } from '../../../hooks/use-countdown.ts'
import { dayNumber } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { listTime } from '../../time-label.ts'
import { useConversation } from '../conversation-context.ts'

/** Most results shown. */
const MAX_FOUND = 50

type SearchSheetProps = {
  readonly onClose: () => void
  readonly onFound: (messageID: string, messageSeq: number) => void
}

/** Searches the loaded part of the conversation, and older pages on request. */
export const SearchSheet = ({ onClose, onFound }: SearchSheetProps): ReactNode => {
  const { clock, notices } = useSurroundings()
  useTimed(dayNumber)
  const { chat, channel } = useConversation()
  const { t, language } = useTranslations()
  const [text, setText] = useState('')
  const { messages, isComplete } = useStream(chat.client.messages$(channelKey(channel)))
  const isWanted = text.trim() !== ''
  const found = searchMessages(messages, text)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const older = useAction(async () => {
    const answer = await chat.searchOlder(channel, text, () => isHere.current)
    if (!answer.ok) notices.show('error', { kind: 'fault', fault: answer.fault })
  })
  return (
    <BottomSheet isOpen title={t('chat.conversation.search')} onClose={onClose}>
      <SearchField
        label={t('chat.conversation.search')}
        value={text}
        onChange={setText}
        onSubmit={() => undefined}
        data-autofocus="first"
      />
      <p className="small ink-2" role="status">
        {isWanted && t('chat.conversation.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ListGroup>
          {found.slice(0, MAX_FOUND).map(({ message, text: line }) => (
            <ListRow
              key={message.messageSeq}
              label={<span className="two-lines">{line}</span>}
              value={listTime(message.timestamp, clock.now() / 1000, language)}
              onClick={() => {
                onClose()
                onFound(message.messageID, message.messageSeq)
              }}
            />
          ))}
        </ListGroup>
      )}
      {isWanted && !isComplete && (
        <Button kind="line" isBlock action={older}>
          {t('chat.conversation.searchOlder')}
        </Button>
      )}
    </BottomSheet>
  )
}
