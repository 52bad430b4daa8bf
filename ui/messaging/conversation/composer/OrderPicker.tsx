import { type ReactNode, useState } from 'react'
import type { ApiFault } from '../../../../domain/api/fault.ts'
import type { Page } from '../../../../domain/api/page.ts'
import { titleIn } from '../../../../domain/catalogue/product.ts'
import { shopIdOf } from '../../../../domain/messaging/channels/channel.ts'
import { cardOrderOf, orderContent } from '../../../../domain/messaging/content/shop-content.ts'
import {
  ORDER_SEARCH_MAX_LENGTH,
  type OrderFilter,
  type OrderSummary,
} from '../../../../domain/orders/order.ts'
import { statusKeyOf } from '../../../../domain/orders/order-status.ts'
import { BottomSheet, SearchField, TabPanel, Tabs } from '../../../components/forms.ts'
import { Price, ProductTile, QueryState, SkeletonRows, Tag } from '../../../components/kit.ts'
import { useQuery } from '../../../hooks/loading/use-query.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { type PickerProps, useConversation } from '../conversation-context.ts'
import css from './pickers.module.css'

/** Requirement E7: the latest orders; others are found by number. */
const SHOWN = 10
/** Statuses worth talking about; cancelled orders are found under all. */
const FILTERS = ['all', '0', '1', '2', '3', '4', '-4'] as const satisfies readonly OrderFilter[]
const NAMES = {
  all: 'pick.all',
  '0': 'orderStatus.unpaid',
  '1': 'orderStatus.toShip',
  '2': 'orderStatus.shipped',
  '3': 'orderStatus.received',
  '4': 'orderStatus.completed',
  '-4': 'orderStatus.refunding',
} as const

/** Selects an order to send. In a conversation with a shop, its orders come first. */
export const OrderPicker = ({ onSend, onClose }: PickerProps): ReactNode => {
  const { orders } = useApp()
  const { channel } = useConversation()
  const { t, language } = useTranslations()
  const [text, setText] = useState('')
  const [keyword, setKeyword] = useState('')
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const query = useQuery<Page<OrderSummary>, ApiFault>({
    key: `${filter} ${keyword}`,
    load: () => orders.loadOrders(filter, 1, keyword === '' ? undefined : keyword),
  })
  const shopId = shopIdOf(channel)
  const isOfShop = ({ shop }: OrderSummary): boolean => shop.shopId === shopId
  const rows = query.value?.rows ?? []
  const shown = [...rows.filter(isOfShop), ...rows.filter((order) => !isOfShop(order))].slice(0, SHOWN)
  const titleOf = ({ lines: [first] }: OrderSummary): string => (first ? titleIn(first, language) : '')
  const pick = (order: OrderSummary): void => {
    const text = t('chat.digest.order', { number: order.number })
    onSend(orderContent(cardOrderOf(order, titleOf(order)), text))
    onClose()
  }
  return (
    <BottomSheet isOpen title={t('chat.conversation.pick.order')} onClose={onClose}>
      <SearchField
        label={t('chat.conversation.pick.number')}
        value={text}
        maxCharacters={ORDER_SEARCH_MAX_LENGTH}
        onChange={(next) => {
          setText(next)
          if (next === '') setKeyword('')
        }}
        onSubmit={(next) => setKeyword(next.trim())}
      />
      <Tabs
        label={t('chat.conversation.pick.order')}
        panelId="chat-orders"
        tabs={FILTERS.map((value) => ({ value, label: t(`chat.conversation.${NAMES[value]}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <TabPanel id="chat-orders" value={filter}>
        <QueryState query={query} skeleton={<SkeletonRows count={4} />} />
        {query.phase === 'ready' && shown.length === 0 && (
          <p className={css['none']}>{t('chat.conversation.pick.noOrder')}</p>
        )}
        <ul className={css['list']}>
          {shown.map((order) => (
            <li key={order.id}>
              <button type="button" className={css['row']} onClick={() => pick(order)}>
                <ProductTile
                  image={order.lines[0]?.image ?? ''}
                  size="s"
                  category={order.lines[0]?.categoryKey}
                />
                <span className={css['texts']}>
                  <span className="one-line">{titleOf(order)}</span>
                  <span className="tiny ink-2">
                    <bdi>{order.number}</bdi>
                  </span>
                  <span className="row">
                    <Price cents={order.total} size="md" />
                    <Tag tone="teal">{t(`chat.conversation.orderStatus.${statusKeyOf(order)}`)}</Tag>
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </TabPanel>
    </BottomSheet>
  )
}
