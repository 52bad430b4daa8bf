import { type ComponentType, createContext, useContext } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { ProductRef, ProductSummary } from '../../../domain/catalogue/product.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { Reply } from '../../../domain/messaging/content/reply.ts'
import { canRate } from '../../../domain/messaging/conversations/feedback.ts'
import type { RowNote } from '../../../domain/messaging/conversations/transcript-rows.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import type { OrderSummary } from '../../../domain/orders/order.ts'
import { Defect, type Result } from '../../../domain/shared/result.ts'
import { useStream } from '../../hooks/use-app.ts'

/** The overlays of a conversation; one at a time. */
export type OpenSheet =
  | { readonly kind: 'menu' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'edit'; readonly message: Message }
  | { readonly kind: 'report'; readonly message?: Message }
  | { readonly kind: 'rate' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'search' }
  | { readonly kind: 'product' }
  | { readonly kind: 'order' }
  /** An external link, confirmed before it is opened. */
  | { readonly kind: 'leave'; readonly href: string }

export type PickerProps = { readonly onSend: (content: Content) => void; readonly onClose: () => void }

/** What a conversation needs from its page: a shopper's, or the counter's. */
export type ConversationPage = {
  /** The current product: price and stock on a card are not trusted. */
  readonly loadProduct: (product: ProductRef) => Promise<Result<ProductSummary, ApiFault>>
  readonly loadOrder: (orderId: string) => Promise<Result<OrderSummary, ApiFault>>
  readonly productHref: (product: ProductRef) => string
  readonly orderHref: (orderId: string) => string
  /** Whether a path is a page of the app; others open in a new tab. */
  readonly hasScreen: (path: string) => boolean
  /** The page with all conversations. */
  readonly listPath: string
  readonly ProductPicker: ComponentType<PickerProps>
  readonly OrderPicker: ComponentType<PickerProps>
  /** Whether the reader is the shopper, who alone can rate, report, clear the history and request refunds. */
  readonly isShoppers: boolean
}

/** The context of all parts of a conversation. */
export type ConversationScope = {
  readonly chat: Chat
  readonly channel: Channel
  readonly page: ConversationPage
  /** Notes between messages. */
  readonly notes: readonly RowNote[]
  /** The other side's name, as in the header. */
  readonly name: string
  /** Local pictures being sent, by clientMsgNo. */
  readonly previews: ReadonlyMap<string, string>
  readonly open: (sheet: OpenSheet) => void
  readonly replyTo: (message: Message) => void
  readonly write: (text: string) => void
  readonly jumpTo: (reply: Reply) => void
  readonly viewPicture: (url: string) => void
}

export const ConversationContext = createContext<ConversationScope | undefined>(undefined)

class MissingConversationError extends Defect {
  override readonly name = 'MissingConversationError'
}

/** The context of the conversation. */
export const useConversation = (): ConversationScope => {
  const conversation = useContext(ConversationContext)
  if (!conversation)
    throw new MissingConversationError('a part of a room stands outside <ConversationContext>')
  return conversation
}

/** Whether there was a visit that can be rated; servers that do not track visits refuse the rating themselves. */
export const useRateable = (): boolean => {
  const { chat, channel, page } = useConversation()
  const key = channelKey(channel)
  const info = useStream(chat.client.channelInfo$(key))
  const { messages } = useStream(chat.client.messages$(key))
  const lastOwn = messages.findLast(
    ({ fromUID, messageSeq }) => fromUID === chat.client.uid && messageSeq > 0,
  )
  return (
    page.isShoppers && (!info?.visit || canRate(info.visit, chat.client.now() / 1000, lastOwn?.timestamp))
  )
}
