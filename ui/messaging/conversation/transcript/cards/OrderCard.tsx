import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { DEFAULT_LANGUAGE } from '../../../../../domain/account/language.ts'
import { titleIn } from '../../../../../domain/catalogue/product.ts'
import type { CardOrder } from '../../../../../domain/messaging/content/shop-cards.ts'
import { allowedActions } from '../../../../../domain/orders/order-actions.ts'
import { statusKeyOf } from '../../../../../domain/orders/order-status.ts'
import { cx } from '../../../../components/cx.ts'
import { Icon, Price, ProductTile, Tag } from '../../../../components/kit.ts'
import { useSurroundings } from '../../../../hooks/use-app.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './cards.module.css'
import { useFreshOrder } from './cards.ts'

/** An order in a conversation: current status and links. Actions are only on the order's page. */
export const OrderCard = ({ order }: { readonly order: CardOrder }): ReactNode => {
  const { clock } = useSurroundings()
  const { page } = useConversation()
  const { t, language } = useTranslations()
  const fresh = useFreshOrder(order.orderId)
  const now = typeof fresh === 'object' ? fresh : undefined
  const first = now?.lines[0]
  const image = first?.image ?? order.image
  const title = (first && titleIn(first, language)) || order.title
  const count = now?.quantity ?? order.count
  const href = page.orderHref(order.orderId)
  const refund = `/refund/${encodeURIComponent(order.orderId)}`
  const actions =
    now && page.isShoppers ? allowedActions({ ...now, hasUnreviewed: false }, clock.now() / 1000) : []
  return (
    <div className={css['card']}>
      <Link className={css['line']} href={href} draggable={false}>
        <ProductTile image={image} size="s" category={first?.categoryKey} />
        <span className={css['texts']}>
          <span className={cx(css['title'], language !== DEFAULT_LANGUAGE && css['renamed'])} dir="auto">
            {title || t('chat.conversation.card.order')}
          </span>
          <span className={css['meta']}>
            <span>{`${t('chat.conversation.card.pieces', { count })} · `}</span>
            <Price cents={now?.total ?? order.total} size="md" />
          </span>
          <span className={css['meta']}>
            <bdi>{t('chat.conversation.card.number', { number: now?.number ?? order.number })}</bdi>
          </span>
        </span>
      </Link>
      <span className={css['foot']}>
        {now && <Tag tone="teal">{t(`chat.conversation.orderStatus.${statusKeyOf(now)}`)}</Tag>}
        {!now && <Tag>{t(`chat.conversation.card.${fresh === 'gone' ? 'notYours' : 'asking'}`)}</Tag>}
        {actions.includes('refund') && page.hasScreen(refund) && (
          <Link className={css['act']} href={refund}>
            {t('chat.conversation.card.refund')}
          </Link>
        )}
        {now && (
          <Link className={css['act']} href={href}>
            <span>{t('chat.conversation.card.open')}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </span>
    </div>
  )
}
