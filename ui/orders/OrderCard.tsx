import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { OrderSummary } from '../../domain/orders/order.ts'
import { hrefOfOrder } from '../../domain/orders/order-address.ts'
import { OrderStatus, statusKeyOf } from '../../domain/orders/order-status.ts'
import { Icon, Price, Tag } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { shopNameIn, useTranslations } from '../i18n/translations.ts'
import { buttonsOf, OrderButtons } from './OrderButtons.tsx'
import { OrderLines } from './OrderLines.tsx'
import { lookOfStatus } from './order-looks.ts'
import css from './orders.module.css'
import { ShopHead } from './ShopHead.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import type { OrderActions } from './use-order-actions.tsx'

type OrderCardProps = {
  readonly order: OrderSummary
  readonly actions: OrderActions
  readonly onOver: () => void
}

const LINES_SHOWN = 2

/** One order of the list: shop, status, lines, price, actions. */
export const OrderCard = ({ order, actions, onOver }: OrderCardProps): ReactNode => {
  const { clock } = useApp()
  const translations = useTranslations()
  const { t } = translations
  const statusKey = statusKeyOf(order)
  const href = hrefOfOrder(order)
  const { shown: buttons } = buttonsOf(order, clock.now() / 1000)
  const shown = order.lines.slice(0, LINES_SHOWN)
  const rest = order.quantity - shown.reduce((sum, line) => sum + line.quantity, 0)
  const news = statusKey === 'shipped' ? order.parcel[0] : undefined
  return (
    <article
      className={css['orderCard']}
      aria-label={`${shopNameIn(order.shop.name, translations)} ${order.number}`}
    >
      <ShopHead
        shop={order.shop}
        aside={<Tag tone={lookOfStatus(statusKey).tone}>{t(`orders.status.${statusKey}`)}</Tag>}
      />
      <Link className={css['orderLink']} href={href}>
        <span className="visually-hidden">{t('orders.list.open', { number: order.number })}</span>
        <OrderLines lines={shown} />
        {order.lines.length > shown.length && rest > 0 && (
          <p className={css['moreLines']}>
            <span>{t('orders.list.more', { count: rest })}</span>
            <Icon name="chevron-right" size={16} />
          </p>
        )}
      </Link>
      {news && (
        <Link className={css['news']} href={href}>
          <Icon name="truck" size={20} />
          <span className="one-line grow" lang={news.language}>
            {news.text}
          </span>
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
      <div className={css['orderTotal']}>
        <span className="small ink-2">{t('orders.list.totalOf', { count: order.quantity })}</span>
        <Price cents={order.total} />
      </div>
      {order.refundAmount !== undefined && (
        <div className={css['orderTotal']}>
          <span className="small ink-2">
            {t(`orders.refund.${statusKey === 'refunding' ? 'asked' : 'back'}`)}
          </span>
          <Price cents={order.refundAmount} />
        </div>
      )}
      {(buttons.length > 0 || order.status === OrderStatus.unpaid) && (
        <div className={css['orderActs']}>
          {order.status === OrderStatus.unpaid && order.expiresAt !== undefined && (
            <TimeLeft until={order.expiresAt} onOver={onOver} />
          )}
          <div className={css['acts']}>
            <OrderButtons order={order} buttons={buttons} actions={actions} look="card" />
          </div>
        </div>
      )}
    </article>
  )
}
