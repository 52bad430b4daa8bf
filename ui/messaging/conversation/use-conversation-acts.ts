import { useCallback } from 'react'
import type { SendFault } from '../../../application/messaging/messaging.ts'
import { ChannelType, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { mentionedIn } from '../../../domain/messaging/content/composed-mention.ts'
import { type Content, textContent } from '../../../domain/messaging/content/content.ts'
import { messagesOf } from '../../../domain/messaging/content/message-text.ts'
import { replyTo } from '../../../domain/messaging/content/quoting.ts'
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
  const mentionOf = useCallback(
    (text: string, picked?: ReadonlySet<string>) => {
      if (channel.channelType !== ChannelType.group) return {}
      const members = client
        .subscribers$(channelKey(channel))
        .value.filter(({ uid, name: own }) => uid !== client.uid && own !== '')
      const mention = mentionedIn(text, members, t('chat.mention.everyone'), picked)
      return mention && { mention }
    },
    [client, channel, t],
  )
  const sendText = useCallback(
    (text: string, answered: Message | undefined, picked?: ReadonlySet<string>) => {
      const isOwn = answered?.fromUID === client.uid
      const reply = answered && replyTo(answered, isOwn ? '' : name)
      return messagesOf(text).every((part, index) =>
        sendContent(
          textContent(part, { ...(index === 0 && reply && { reply }), ...mentionOf(part, picked) }),
        ),
      )
    },
    [client, name, sendContent, mentionOf],
  )
  return { sendText, sendContent }
}
