import type { ReactNode } from 'react'
import { type Message, shownContent } from '../../../../domain/messaging/message.ts'
import { ImageViewer } from '../../../components/commerce/pictures/ImageViewer.tsx'
import { Icon } from '../../../components/kit.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useConversation } from '../conversation-context.ts'
import css from '../transcript/bubble/picture.module.css'

type ConversationViewerProps = {
  readonly messages: readonly Message[]
  /** The address of the picture shown; undefined while closed. */
  readonly url: string | undefined
  readonly onShow: (url: string | undefined) => void
}

/** All pictures of the conversation in full screen, starting with the tapped one. */
export const ConversationViewer = ({ messages, url, onShow }: ConversationViewerProps): ReactNode => {
  const { chat, name, previews } = useConversation()
  const { t } = useTranslations()
  const pictures = messages.flatMap((message) => {
    const { body } = shownContent(message)
    if (body.kind !== 'image' || message.extra.isRevoked) return []
    const src = previews.get(message.clientMsgNo) ?? body.url
    const isOwn = message.fromUID === chat.client.uid
    const alt = isOwn ? t('chat.conversation.picture.yours') : t('chat.conversation.picture.of', { name })
    return src === '' ? [] : [{ src, alt }]
  })
  const index = pictures.findIndex(({ src }) => src === url)
  return (
    <ImageViewer
      pictures={pictures}
      index={url === undefined || index < 0 ? undefined : index}
      onMove={(next) => onShow(pictures[next]?.src)}
      onClose={() => onShow(undefined)}
      action={
        // A picture of another server opens in a new tab, because browsers only download from their own origin.
        <a
          className={css['save']}
          href={url}
          download=""
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('chat.conversation.picture.save')}
        >
          <Icon name="arrow-down-to-line" />
        </a>
      }
    />
  )
}
