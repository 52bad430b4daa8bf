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

/** What lies over a conversation; one at a time. */
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
  /** A page of somebody else: it is said before it is opened. */
  | { readonly kind: 'leave'; readonly href: string }

export type PickerProps = { readonly onSend: (content: Content) => void; readonly onClose: () => void }

/** What a conversation takes from the page around it: a shopper's, or the counter's. */
export type ConversationPage = {
  /** The product as it is now: what a card says of price and stock is never believed. */
  readonly loadProduct: (product: ProductRef) => Promise<Result<ProductSummary, ApiFault>>
  readonly loadOrder: (orderId: string) => Promise<Result<OrderSummary, ApiFault>>
  readonly productHref: (product: ProductRef) => string
  readonly orderHref: (orderId: string) => string
  /** Whether a path of this origin is a page of the app; any other opens beside it. */
  readonly hasScreen: (path: string) => boolean
  /** Where all conversations are listed. */
  readonly listPath: string
  readonly ProductPicker: ComponentType<PickerProps>
  readonly OrderPicker: ComponentType<PickerProps>
  /** Whether the one who reads is who buys: they alone rate, report, forget for themselves and ask for money back. */
  readonly isShoppers: boolean
}

/** What every part of a conversation may ask for. */
export type ConversationScope = {
  readonly chat: Chat
  readonly channel: Channel
  readonly page: ConversationPage
  /** What stands between the messages and is none of them. */
  readonly notes: readonly RowNote[]
  /** The other side, as the header calls it. */
  readonly name: string
  /** Pictures of this device that are on their way, by the number of their message. */
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

/** The conversation around a part of it. */
export const useConversation = (): ConversationScope => {
  const conversation = useContext(ConversationContext)
  if (!conversation)
    throw new MissingConversationError('a part of a room stands outside <ConversationContext>')
  return conversation
}

/** Whether there was a talk that can be rated; a server that keeps no talks is asked, and says no by itself. */
export const useRateable = (): boolean => {
  const { chat, channel, page } = useConversation()
  const key = channelKey(channel)
  const info = useStream(chat.client.channelInfo$(key))
  const { messages } = useStream(chat.client.messages$(key))
  const spoke = messages.findLast(({ fromUID, messageSeq }) => fromUID === chat.client.uid && messageSeq > 0)
  return page.isShoppers && (!info?.visit || canRate(info.visit, chat.client.now() / 1000, spoke?.timestamp))
}
