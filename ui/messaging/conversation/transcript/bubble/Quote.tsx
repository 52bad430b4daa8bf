import type { ReactNode } from 'react'
import { messageOfReply } from '../../../../../domain/messaging/content/quoting.ts'
import type { Reply } from '../../../../../domain/messaging/content/reply.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { digestOf } from '../../../digest.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './bubbles.module.css'

/** What a message answers to; a tap leads to it. */
export const Quote = ({ reply }: { readonly reply: Reply }): ReactNode => {
  const { chat, channel, name, jumpTo } = useConversation()
  const translations = useTranslations()
  const isOwn = reply.fromUID === chat.client.uid
  return (
    <button type="button" className={css['quote']} onClick={() => jumpTo(reply)}>
      <b>
        <bdi>{isOwn ? translations.t('chat.conversation.you') : reply.fromName || name}</bdi>
      </b>
      <span className={css['quoted']} dir="auto">
        {digestOf(messageOfReply(reply, channel), chat.client.uid, translations)}
      </span>
    </button>
  )
}
