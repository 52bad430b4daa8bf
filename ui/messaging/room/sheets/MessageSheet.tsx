import type { ReactNode } from 'react'
import { type Message, shownContent } from '../../../../domain/messaging/message.ts'
import { BottomSheet } from '../../../components/forms.ts'
import { ListGroup, ListRow } from '../../../components/kit.ts'
import { useAction } from '../../../hooks/use-action.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useCopy } from '../../../hooks/use-copy.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { withoutSecrets } from '../composer/secrets.ts'
import { useRoom } from '../room-context.ts'

/** messaging.md 7: a message can be taken back for so long, and its words changed for so long. */
const RECALL_SECONDS = 120
const CHANGE_SECONDS = 15 * 60

type MessageSheetProps = { readonly message: Message | undefined; readonly onClose: () => void }

/** What can be done with one message. */
export const MessageSheet = ({ message, onClose }: MessageSheetProps): ReactNode => {
  const { t } = useWords()
  return (
    <BottomSheet isOpen={message !== undefined} title={t('chat.room.act.title')} onClose={onClose}>
      {message && <Acts message={message} onClose={onClose} />}
    </BottomSheet>
  )
}

const Acts = ({
  message,
  onClose,
}: {
  readonly message: Message
  readonly onClose: () => void
}): ReactNode => {
  const { clock, notices } = useApp()
  const { chat, channel, open, replyTo } = useRoom()
  const { t } = useWords()
  const copy = useCopy()
  const recall = useAction(() => chat.client.revoke(message))
  const isOwn = message.fromUID === chat.client.uid
  const isFailed = message.status === 'fail'
  const isStored = message.messageSeq > 0
  const { body } = shownContent(message)
  const isText = body.kind === 'text'
  const ageSeconds = clock.now() / 1000 - message.timestamp
  const act = (run: () => void) => (): void => {
    onClose()
    run()
  }
  const takeBack = async (): Promise<void> => {
    const answer = await recall.run()
    if (answer && !answer.ok && answer.fault.kind === 'not-offered') {
      notices.show('error', { kind: 'key', key: 'chat.room.act.cannotRecall' })
    }
  }
  return (
    <ListGroup>
      {isFailed && (
        <ListRow
          icon="refresh-cw"
          label={t('chat.room.act.resend')}
          onClick={act(() => chat.client.resend(channel, message.clientMsgNo))}
        />
      )}
      {isFailed && isText && (
        <ListRow
          icon="pencil"
          label={t('chat.room.act.edit')}
          onClick={() => open({ kind: 'edit', message })}
        />
      )}
      {isText && (
        <ListRow
          icon="copy"
          label={t('chat.room.act.copy')}
          onClick={act(() => void copy(withoutSecrets(body.text)))}
        />
      )}
      {isStored && (
        <ListRow icon="undo-2" label={t('chat.room.act.reply')} onClick={act(() => replyTo(message))} />
      )}
      {isOwn && isStored && isText && ageSeconds < CHANGE_SECONDS && (
        <ListRow
          icon="pencil"
          label={t('chat.room.act.change')}
          onClick={() => open({ kind: 'edit', message })}
        />
      )}
      {isOwn && isStored && ageSeconds < RECALL_SECONDS && (
        <ListRow icon="rotate-ccw" label={t('chat.room.act.recall')} onClick={act(() => void takeBack())} />
      )}
      <ListRow
        icon="trash-2"
        label={t('chat.room.act.remove')}
        isDanger
        onClick={act(() => chat.client.discard(channel, message.clientMsgNo))}
      />
      {!isOwn && isStored && (
        <ListRow
          icon="flag"
          label={t('chat.room.act.report')}
          isDanger
          onClick={() => open({ kind: 'report', message })}
        />
      )}
    </ListGroup>
  )
}
