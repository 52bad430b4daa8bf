import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react'
import { isFewEmoji } from '../../../../../domain/messaging/content/message-text.ts'
import { messageOfReply } from '../../../../../domain/messaging/content/quoting.ts'
import type { Reply } from '../../../../../domain/messaging/content/reply.ts'
import { readOrder, readProduct } from '../../../../../domain/messaging/content/shop-cards.ts'
import { type StreamState, streamText } from '../../../../../domain/messaging/delivery/stream.ts'
import { asksForReceipt, type Message, shownContent } from '../../../../../domain/messaging/message.ts'
import { type Fields, textField } from '../../../../../domain/shared/fields.ts'
import { cx, Icon } from '../../../../components/kit.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { digestOf } from '../../../digest.ts'
import { messageText } from '../../../message-text.ts'
import { useLongPress } from '../../../use-long-press.ts'
import { useConversation } from '../../conversation-context.ts'
import { useRestoreRowFocus } from '../../sheets/use-restore-row-focus.ts'
import { useLabelOf, useSenderOf } from '../../use-say.ts'
import { OrderCard } from '../cards/OrderCard.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import css from './bubbles.module.css'
import { LinkedProducts, MessageText } from './MessageText.tsx'
import { PictureBubble } from './PictureBubble.tsx'
import { SentMark } from './SentMark.tsx'

/** The quoted message; a tap scrolls to it. */
const Quote = ({ reply }: { readonly reply: Reply }): ReactNode => {
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

type MessageRowProps = {
  readonly rowKey: string
  readonly message: Message
  readonly isOwn: boolean
  readonly isLast: boolean
  readonly stream: StreamState | undefined
}

/** A message of an unknown type; its fallback text is shown if there is one. */
const Unknown = ({ fields }: { readonly fields: Fields }): ReactNode => {
  const { t } = useTranslations()
  const text = textField(fields, 'content')
  return (
    <span className={css['bubble']}>
      {text !== '' && <MessageText text={text} />}
      <span className={css['unknown']}>
        <Icon name="info" size={16} /> <span>{t('chat.conversation.unknown')}</span>
      </span>
    </span>
  )
}

const MessageWords = ({ message, stream }: Pick<MessageRowProps, 'message' | 'stream'>): ReactNode => {
  const translations = useTranslations()
  const { t } = translations
  const content = shownContent(message)
  const plain = content.body.kind === 'text' ? messageText(content.body, message.timestamp, translations) : ''
  const grown = stream ? streamText(stream) : ''
  // If the whole text has arrived by history or an edit, it is used; a streamed text replaces a mere placeholder.
  const isBetter =
    grown.length >= plain.length || (grown !== '' && stream?.isByEvents && stream.status !== 'interrupted')
  const text = isBetter ? grown : plain
  const end = stream?.status === 'growing' || stream?.status === 'ended' ? undefined : stream?.status
  return (
    <>
      <span className={css['bubble']} data-emoji={!content.reply && !stream && isFewEmoji(text)}>
        {content.reply && <Quote reply={content.reply} />}
        <MessageText
          text={text}
          hasMentions={content.mention !== undefined}
          isGrowing={stream?.status === 'growing'}
        />
        {end && <span className={css['broken']}>{t(`chat.conversation.stream.${end}`)}</span>}
      </span>
      {stream?.status !== 'growing' && <LinkedProducts text={text} />}
    </>
  )
}

const Body = ({ message, isOwn, stream }: Omit<MessageRowProps, 'rowKey' | 'isLast'>): ReactNode => {
  const { body } = shownContent(message)
  if (stream || body.kind === 'text') return <MessageWords message={message} stream={stream} />
  if (body.kind === 'image') return <PictureBubble message={message} isOwn={isOwn} />
  if (body.kind !== 'custom') return <Unknown fields={body.kind === 'unknown' ? body.fields : {}} />
  const product = body.name === 'product' ? readProduct(body.fields) : undefined
  const order = body.name === 'order' ? readOrder(body.fields) : undefined
  if (product) return <ProductCard product={product} />
  if (order) return <OrderCard order={order} />
  return <Unknown fields={body.fields} />
}

/** One message: content, status, and a button for its actions. */
export const MessageRow = memo(({ rowKey, message, isOwn, isLast, stream }: MessageRowProps): ReactNode => {
  const conversation = useConversation()
  const { t } = useTranslations()
  const labelOf = useLabelOf(conversation)
  const sender = useSenderOf(conversation)(message)
  const openMenu = (): void => conversation.open({ kind: 'message', message })
  const { handlers } = useLongPress(openMenu)
  const frame = useRef<HTMLElement>(null)
  useRestoreRowFocus(frame)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ContextMenu') return
    event.preventDefault()
    openMenu()
  }
  return (
    <article
      {...handlers}
      ref={frame}
      className={cx(css['row'], isOwn && css['own'], isLast && css['last'])}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one tab stop for each message, as requirement E7 asks
      tabIndex={0}
      aria-label={labelOf(message, stream)}
      data-row={rowKey}
      data-at={message.timestamp}
      data-seq={message.messageSeq}
      data-asks={asksForReceipt(message, conversation.chat.client.uid) ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {!isOwn && sender !== undefined && (
        <span className={css['sender']} aria-hidden="true">
          <bdi>{sender}</bdi>
        </span>
      )}
      <div className={css['side']}>
        <div className={css['body']}>
          <Body message={message} isOwn={isOwn} stream={stream} />
        </div>
        <button
          type="button"
          className={css['more']}
          // The bubble is the tab stop: Enter on it does the same.
          tabIndex={-1}
          aria-label={t('chat.conversation.act.more')}
          onClick={openMenu}
        >
          <Icon name="ellipsis-vertical" size={20} />
        </button>
      </div>
      <SentMark message={message} isOwn={isOwn} isLast={isLast} />
    </article>
  )
})
