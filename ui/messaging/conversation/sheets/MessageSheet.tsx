import type { ReactNode } from 'react'
import { withoutSecrets } from '../../../../domain/messaging/content/secrets.ts'
import { actsOn, type MessageAct } from '../../../../domain/messaging/conversations/message-acts.ts'
import { type Message, shownContent } from '../../../../domain/messaging/message.ts'
import { BottomSheet, ListGroup, ListRow } from '../../../components/forms.ts'
import type { IconName } from '../../../components/kit.ts'
import { useAction, useSurroundings } from '../../../hooks/use-app.ts'
import { useCopy } from '../../../hooks/use-share.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'

type MessageSheetProps = { readonly message: Message; readonly onClose: () => void }

const ICONS: Readonly<Record<MessageAct, IconName>> = {
  resend: 'refresh-cw',
  edit: 'pencil',
  copy: 'copy',
  reply: 'undo-2',
  change: 'pencil',
  recall: 'rotate-ccw',
  remove: 'trash-2',
  report: 'flag',
}
const DANGERS: readonly MessageAct[] = ['remove', 'report']

/** Actions on one message. */
export const MessageSheet = ({ message, onClose }: MessageSheetProps): ReactNode => {
  const { notices } = useSurroundings()
  const { chat, channel, page, open, replyTo } = useConversation()
  const { client } = chat
  const { t } = useTranslations()
  const copy = useCopy()
  const recall = useAction(() => client.revoke(message))
  const { clientMsgNo } = message
  const { body } = shownContent(message)
  const takeBack = async (): Promise<void> => {
    const answer = await recall.run()
    if (answer && !answer.ok && answer.fault.kind === 'not-offered') {
      notices.show('error', { kind: 'key', key: 'chat.conversation.act.cannotRecall' })
    }
  }
  const runs: Readonly<Record<MessageAct, () => void>> = {
    resend: () => client.resend(channel, clientMsgNo),
    edit: () => open({ kind: 'edit', message }),
    copy: () => void copy(body.kind === 'text' ? withoutSecrets(body.text) : ''),
    reply: () => replyTo(message),
    change: () => open({ kind: 'edit', message }),
    recall: () => void takeBack(),
    remove: () => client.discard(channel, clientMsgNo),
    report: () => open({ kind: 'report', message }),
  }
  // Not for staff, who write on behalf of their shop: a deletion would affect all of them, and reports go to
  // themselves.
  const isOffered = (act: MessageAct): boolean =>
    page.isShoppers || (act === 'remove' ? message.messageSeq === 0 : act !== 'report')
  const acts = actsOn(message, client.uid, client.now() / 1000).filter(isOffered)
  return (
    <BottomSheet isOpen title={t('chat.conversation.act.title')} onClose={onClose}>
      <ListGroup>
        {acts.map((act) => (
          <ListRow
            key={act}
            icon={ICONS[act]}
            label={t(`chat.conversation.act.${act}`)}
            isDanger={DANGERS.includes(act)}
            onClick={() => {
              onClose()
              runs[act]()
            }}
          />
        ))}
      </ListGroup>
    </BottomSheet>
  )
}
