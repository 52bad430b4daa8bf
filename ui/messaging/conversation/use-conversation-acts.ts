import { useCallback } from 'react'
import type { SendFault } from '../../../application/messaging/messaging.ts'
import { ChannelType, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { contentsOf } from '../../../domain/messaging/content/composed-text.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { useSurroundings } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { ConversationScope } from './conversation-context.ts'

export type ConversationActs = {
  /** Mentions are derived from the text; `picked` are members selected by hand. */
  readonly sendText: (text: string, answered: Message | undefined, picked?: ReadonlySet<string>) => boolean
  readonly sendContent: (content: Content) => boolean
}

/** Sending: a long text is split into several messages, and the first one has the quote. */
export const useConversationActs = ({
  chat,
  channel,
  name,
  onSent,
}: Pick<ConversationScope, 'chat' | 'channel' | 'name'> & {
  readonly onSent?: (() => void) | undefined
}): ConversationActs => {
  const { notices } = useSurroundings()
  const { client } = chat
  const { t } = useTranslations()

  const refused = useCallback(
    ({ kind }: SendFault): void => {
      const key = kind === 'content-too-long' ? 'chat.conversation.tooLong' : 'chat.conversation.noRoomText'
      notices.show('error', { kind: 'key', key })
    },
    [notices],
  )
  const sendContent = useCallback(
    (content: Content) => {
      const sending = client.send(content, channel, { wantsReceipt: true })
      if (sending.ok) onSent?.()
      else refused(sending.fault)
      return sending.ok
    },
    [client, channel, refused, onSent],
  )
  const sendText = useCallback(
    (text: string, answered: Message | undefined, picked?: ReadonlySet<string>) => {
      const isGroup = channel.channelType === ChannelType.group
      const members = client.subscribers$(channelKey(channel)).value
      const group = isGroup ? { members, everyone: t('chat.mention.everyone') } : undefined
      return contentsOf({ text, answered, picked }, { uid: client.uid, name, group }).every(sendContent)
    },
    [client, channel, name, t, sendContent],
  )
  return { sendText, sendContent }
}
