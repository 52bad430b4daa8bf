import { type ReactNode, useState } from 'react'
import { channelKey } from '../../../../domain/messaging/channel.ts'
import { shownContent } from '../../../../domain/messaging/message.ts'
import { BottomSheet, SearchField } from '../../../components/forms.ts'
import { ListGroup, ListRow } from '../../../components/kit.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useStream } from '../../../hooks/use-stream.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { listTime } from '../../time-label.ts'
import { withoutSecrets } from '../composer/secrets.ts'
import { useRoom } from '../room-context.ts'

/** Enough to find something; more would be a list nobody reads. */
const MOST_FOUND = 50

type SearchSheetProps = {
  readonly onClose: () => void
  readonly onFound: (messageID: string, messageSeq: number) => void
}

/** Looks through the part of the talk that is on this device. */
export const SearchSheet = ({ onClose, onFound }: SearchSheetProps): ReactNode => {
  const { clock } = useApp()
  const { chat, channel } = useRoom()
  const { t, language } = useWords()
  const [text, setText] = useState('')
  const { messages } = useStream(chat.client.messages$(channelKey(channel)))
  const wanted = text.trim().toLocaleLowerCase()
  const found =
    wanted === ''
      ? []
      : messages
          .flatMap((message) => {
            const { body } = shownContent(message)
            const isFound =
              body.kind === 'text' &&
              !message.extra.isRevoked &&
              message.messageSeq > 0 &&
              body.text.toLocaleLowerCase().includes(wanted)
            return isFound ? [{ message, text: withoutSecrets(body.text) }] : []
          })
          .slice(-MOST_FOUND)
          .reverse()
  return (
    <BottomSheet isOpen title={t('chat.room.search')} onClose={onClose}>
      <SearchField
        label={t('chat.room.search')}
        value={text}
        onChange={setText}
        onSubmit={() => undefined}
        data-autofocus="first"
      />
      <p className="small ink-2" role="status">
        {wanted !== '' && t('chat.room.found', { count: found.length })}
      </p>
      <ListGroup>
        {found.map(({ message, text: line }) => (
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
    </BottomSheet>
  )
}
