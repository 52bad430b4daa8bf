import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { StaffChat } from '../../../application/staff/chat.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { centsOf } from '../../../domain/api/read.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import { orderContent, productContent } from '../../../domain/messaging/content/shop-content.ts'
import { statusKeyOf } from '../../../domain/orders/order-status.ts'
import { Defect } from '../../../domain/shared/result.ts'
import type {
  BesideGoods,
  BesideOrder,
  ConversationBeside,
  OfConversation,
} from '../../../domain/staff/conversation.ts'
import { STAFF_SEARCH_MAX_LENGTH, type StaffRow } from '../../../domain/staff/queue.ts'
import { BottomSheet, SearchField } from '../../components/forms.ts'
import { ErrorState, Price, ProductTile, SkeletonRows, Tag } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useAction } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import type { ConversationPage, PickerProps } from '../../messaging/conversation/conversation-context.ts'
import { useCounter } from '../use-counter.ts'
import css from './chat.module.css'

export const StaffChatContext = createContext<StaffChat | undefined>(undefined)

/** The open conversation, for its sheets. */
export type OpenAtCounter = {
  readonly of: OfConversation
  readonly beside: ConversationBeside | undefined
}
export const OpenAtCounterContext = createContext<OpenAtCounter | undefined>(undefined)

class MissingStaffChatError extends Defect {
  override readonly name = 'MissingStaffChatError'
}

/** The counter's chat, from its context. */
export const useStaffChat = (): StaffChat => {
  const chat = useContext(StaffChatContext)
  if (!chat) throw new MissingStaffChatError('a part of the chat stands outside <StaffChatContext>')
  return chat
}

/** The open conversation, from its context. */
const useOpenAtCounter = (): OpenAtCounter => {
  const open = useContext(OpenAtCounterContext)
  if (!open) throw new MissingStaffChatError('no conversation is open here')
  return open
}

/** A product card, as shoppers see it. */
export const goodsCard = (goods: BesideGoods, { t }: Translations): Content => {
  const card = {
    productId: String(goods.id),
    shopId: String(goods.shop),
    title: goods.title,
    titleEn: goods.title_en,
    image: goods.picture,
    price: centsOf(goods.price),
  }
  return productContent(card, t('chat.digest.product', { title: goods.name }))
}

/** An order as a card. */
export const orderCard = (order: BesideOrder, { t }: Translations): Content => {
  const card = {
    orderId: String(order.id),
    number: order.number,
    status: order.status,
    total: centsOf(order.total),
    image: order.picture,
    title: order.title,
    count: order.count,
  }
  return orderContent(card, t('chat.digest.order', { number: order.number }))
}

/** An order's status, as its shopper reads it. */
export const orderStatusText = ({ status, refund_status }: BesideOrder, { t }: Translations): string => {
  const key = statusKeyOf({ status, refundStatus: refund_status })
  return t(`chat.conversation.orderStatus.${key}`)
}

/** Milliseconds without typing before the search starts. */
const TYPING_MS = 300

/** Searches the shop's products and sends one as a card. */
const StaffProductPicker = ({ onSend, onClose }: PickerProps): ReactNode => {
  const chat = useStaffChat()
  const { notices } = useCounter()
  const { of } = useOpenAtCounter()
  const translations = useTranslations()
  const { t, language } = translations
  const faultText = useFaultText()
  const [text, setText] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery<readonly StaffRow[], ApiFault>({
    key: `${of.shop} ${keyword}`,
    load: () => chat.findProducts(of.shop, keyword),
  })
  const pick = useAction(async (row: StaffRow) => {
    // The card contains what shoppers see: the title in both languages, and the current price.
    const product = await chat.loadProduct({ productId: row.id, shopId: String(row.shop?.id ?? of.shop) })
    if (!product.ok) {
      notices.show('error', { kind: 'fault', fault: product.fault })
      return
    }
    const title = (language === 'dgn' ? product.value.title : product.value.titleEn) || row.title
    onSend(productContent(product.value, t('chat.digest.product', { title })))
    onClose()
  })
  return (
    <BottomSheet isOpen title={t('chat.conversation.pick.product')} onClose={onClose}>
      <SearchField
        label={t('counterChat.pick.search')}
        value={text}
        onChange={setText}
        onSubmit={(words) => setKeyword(words.trim())}
        maxCharacters={STAFF_SEARCH_MAX_LENGTH}
      />
      {query.phase === 'loading' && <SkeletonRows count={4} />}
      {query.phase === 'failed' && query.fault && (
        <ErrorState text={faultText(query.fault)} onRetry={query.retry} />
      )}
      {query.phase === 'ready' && query.value?.length === 0 && (
        <p className={css['none']}>{t('counterChat.pick.noProduct')}</p>
      )}
      <ul className={css['picks']}>
        {(query.value ?? []).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={css['pick']}
              disabled={pick.isBusy}
              onClick={() => void pick.run(row)}
            >
              <ProductTile image={row.picture} size="s" />
              <span className={css['pickText']}>
                <span className="two-lines">{row.title}</span>
                {row.amount !== null && <Price cents={centsOf(row.amount)} size="md" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}

/** Sends an order of this shopper as a card. */
const StaffOrderPicker = ({ onSend, onClose }: PickerProps): ReactNode => {
  const { beside } = useOpenAtCounter()
  const translations = useTranslations()
  const { t } = translations
  const orders = beside?.orders ?? []
  return (
    <BottomSheet isOpen title={t('chat.conversation.pick.order')} onClose={onClose}>
      {orders.length === 0 && <p className={css['none']}>{t('counterChat.side.noOrders')}</p>}
      <ul className={css['picks']}>
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className={css['pick']}
              onClick={() => {
                onSend(orderCard(order, translations))
                onClose()
              }}
            >
              <ProductTile image={order.picture} size="s" />
              <span className={css['pickText']}>
                <span className="one-line">{order.title}</span>
                <span className="tiny ink-2 num">{order.number}</span>
                <span className="row">
                  <Price cents={centsOf(order.total)} size="md" />
                  <Tag tone="teal">{orderStatusText(order, translations)}</Tag>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}

const pages = new WeakMap<StaffChat, ConversationPage>()

/** The shopper's conversation screen at the counter: cards lead to the counter's orders and goods. */
export const staffPage = (chat: StaffChat): ConversationPage => {
  const known = pages.get(chat)
  if (known) return known
  const page: ConversationPage = {
    loadProduct: chat.loadProduct,
    loadOrder: chat.loadOrder,
    productHref: ({ productId }) => `/catalogue/product/${encodeURIComponent(productId)}`,
    orderHref: (orderId) => `/orders/${encodeURIComponent(orderId)}`,
    // A link in a text leads to a page of the shop, which opens in another tab.
    hasScreen: () => false,
    listPath: '/chat',
    ProductPicker: StaffProductPicker,
    OrderPicker: StaffOrderPicker,
    isShoppers: false,
  }
  pages.set(chat, page)
  return page
}

/** Sends a card into a conversation with one press. */
export const useSendCard = (chat: Chat | undefined, channel: Channel, onSent: () => void) => {
  const { notices } = useCounter()
  return (content: Content): void => {
    const sending = chat?.client.send(content, channel, { wantsReceipt: true })
    if (sending?.ok) onSent()
    else notices.show('error', { kind: 'key', key: 'counterChat.notSent' })
  }
}
