import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { OpenBeside } from '../../../application/staff/chat.ts'
import { centsOf } from '../../../domain/api/read.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { BesideGoods, BesideOrder, ConversationBeside } from '../../../domain/staff/conversation.ts'
import {
  Avatar,
  ErrorState,
  IconButton,
  KeyValues,
  ProductTile,
  SkeletonRows,
  Tag,
} from '../../components/kit.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './chat.module.css'
import { goodsCard, orderCard, orderStatusText } from './staff-page.tsx'

type Sending = {
  readonly onSend: (content: Content) => void
  /** A colleague has the conversation: nothing can be sent. */
  readonly isClosed: boolean
}

const Shopper = ({ beside: { shopper } }: { readonly beside: ConversationBeside }): ReactNode => {
  const { t, language } = useTranslations()
  const { orders, refunds, balance } = shopper
  const money = (amount: string): string => formatMoney(centsOf(amount), language)
  return (
    <section>
      <div className={css['shopper']}>
        <Avatar image={shopper.avatar || undefined} size="s" isRound isFace />
        <div>
          <h2>
            <bdi>{shopper.nickname}</bdi>
          </h2>
          <small>
            {t('counterChat.side.since', { date: formatDate(shopper.created_at, language, 'day') })}
          </small>
          {shopper.is_banned && <Tag tone="bad">{t('counterChat.side.banned')}</Tag>}
        </div>
      </div>
      <KeyValues
        rows={[
          {
            label: t('counterChat.side.orders'),
            value: t('counterChat.side.ordersValue', {
              count: orders.count,
              total: money(orders.total),
            }),
          },
          {
            label: t('counterChat.side.refunds'),
            value: t('counterChat.side.refundsValue', {
              refunds: formatNumber(refunds, language),
              orders: formatNumber(orders.count, language),
            }),
          },
          ...(balance === undefined ? [] : [{ label: t('counterChat.side.balance'), value: money(balance) }]),
        ]}
      />
    </section>
  )
}

const Order = ({ order, onSend, isClosed }: Sending & { readonly order: BesideOrder }): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  return (
    <li className={css['line']}>
      <Link className={css['lineLink']} href={`/orders/${order.id}`}>
        <ProductTile image={order.picture} size="xs" />
        <span className={css['lineText']}>
          <b>
            {order.count > 1 ? `${order.title} +${formatNumber(order.count - 1, language)}` : order.title}
          </b>
          <small className="num">{`${order.number} · ${formatMoney(centsOf(order.total), language)}`}</small>
          <Tag tone="teal">{orderStatusText(order, translations)}</Tag>
        </span>
      </Link>
      <IconButton
        icon="send"
        size={20}
        label={t('counterChat.side.sendOrder', { number: order.number })}
        isDisabled={isClosed}
        onClick={() => onSend(orderCard(order, translations))}
      />
    </li>
  )
}

const Goods = ({ goods, onSend, isClosed }: Sending & { readonly goods: BesideGoods }): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const stock =
    goods.stock > 0 ? t('counterChat.side.stock', { count: goods.stock }) : t('counterChat.side.soldOut')
  return (
    <li className={css['line']}>
      <span className={css['lineLink']}>
        <ProductTile image={goods.picture} size="xs" />
        <span className={css['lineText']}>
          <span>{goods.name}</span>
          <small className="num">{`${formatMoney(centsOf(goods.price), language)} · ${stock}`}</small>
        </span>
      </span>
      <IconButton
        icon="send"
        size={20}
        label={t('counterChat.side.sendProduct', { title: goods.name })}
        isDisabled={isClosed}
        onClick={() => onSend(goodsCard(goods, translations))}
      />
    </li>
  )
}

const Open = ({ beside, ...sending }: Sending & { readonly beside: ConversationBeside }): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      <Shopper beside={beside} />
      <section>
        <h2>{t('counterChat.side.orders')}</h2>
        {beside.orders.length === 0 && <p className="small ink-2">{t('counterChat.side.noOrders')}</p>}
        <ul>
          {beside.orders.map((order) => (
            <Order key={order.id} order={order} {...sending} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('counterChat.side.goods')}</h2>
        {beside.goods.length === 0 && <p className="small ink-2">{t('counterChat.side.noGoods')}</p>}
        <ul>
          {beside.goods.map((goods) => (
            <Goods key={goods.id} goods={goods} {...sending} />
          ))}
        </ul>
      </section>
    </>
  )
}

type SidePanelProps = Sending & { readonly open: OpenBeside; readonly onRetry: () => void }

/** The side panel of a conversation: the shopper's figures, orders and goods, each sent as a card with one press. */
export const SidePanel = ({ open, onRetry, ...sending }: SidePanelProps): ReactNode => {
  const faultText = useFaultText()
  switch (open.kind) {
    case 'none':
      return null
    case 'loading':
      return <SkeletonRows count={5} />
    case 'failed':
      return <ErrorState text={faultText(open.fault)} onRetry={onRetry} />
    case 'open':
      return <Open beside={open.beside} {...sending} />
  }
}
