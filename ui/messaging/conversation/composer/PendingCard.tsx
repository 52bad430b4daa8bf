import { type ReactNode, useState } from 'react'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import { titleIn } from '../../../../domain/catalogue/product.ts'
import type { Content } from '../../../../domain/messaging/content/content.ts'
import {
  cardOrderOf,
  orderContent,
  productContent,
} from '../../../../domain/messaging/content/shop-content.ts'
import { statusKeyOf } from '../../../../domain/orders/order-status.ts'
import type { Cents } from '../../../../domain/shared/money.ts'
import { Button, IconButton, Price, ProductTile } from '../../../components/kit.ts'
import { useApp } from '../../../hooks/use-app.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { useFreshOrder, useFreshProduct } from '../transcript/cards/cards.ts'
import css from './composer.module.css'
import { useOnceADay } from './use-composer.ts'

type PendingCardProps = {
  readonly productId: string | undefined
  readonly shopId: string | undefined
  readonly orderId: string | undefined
  readonly onSend: (content: Content) => void
}

type Offer = {
  readonly image: string
  readonly category: CategoryKey | undefined
  readonly title: string
  readonly detail: string
  readonly amount: Cents
  readonly content: Content
}

/** The product or order from the address, with current data. */
const useOffer = ({ productId, shopId, orderId }: PendingCardProps): Offer | undefined => {
  const { t, language } = useTranslations()
  const product = useFreshProduct({ productId: productId ?? '', shopId: shopId ?? '' })
  const order = useFreshOrder(orderId ?? '')
  if (productId && typeof product === 'object') {
    const title = titleIn(product, language)
    const content = productContent(product, t('chat.digest.product', { title }))
    return {
      image: product.image,
      category: product.categoryKey,
      title,
      detail: '',
      amount: product.price,
      content,
    }
  }
  if (orderId && typeof order === 'object') {
    const [first] = order.lines
    const title = first ? titleIn(first, language) : ''
    const text = t('chat.digest.order', { number: order.number })
    return {
      image: first?.image ?? '',
      category: first?.categoryKey,
      title,
      detail: `${t('chat.conversation.card.number', { number: order.number })} · ${t(`chat.conversation.orderStatus.${statusKeyOf(order)}`)}`,
      amount: order.total,
      content: orderContent(cardOrderOf(order, title), text),
    }
  }
  return undefined
}

/**
 * The product or order the shopper came from, ready to be sent; offered once a day each, never sent automatically.
 */
export const PendingCard = (props: PendingCardProps): ReactNode => {
  const { productId, orderId, onSend } = props
  const { clock } = useApp()
  const { t } = useTranslations()
  const days = useOnceADay()
  const [isDone, setDone] = useState('')
  const name = productId ? `product ${productId}` : `order ${orderId}`
  const offer = useOffer(props)
  if (!offer || isDone === name || !days.isDue(name, clock.now())) return null
  const done = (): void => {
    days.done(name, clock.now())
    setDone(name)
  }
  return (
    <section className={css['pending']} aria-label={t('chat.conversation.card.offer')}>
      <ProductTile image={offer.image} size="s" category={offer.category} />
      <div className={css['pendingText']}>
        <p className="two-lines" dir="auto">
          {offer.title}
        </p>
        {offer.detail !== '' && <p className="tiny ink-2">{offer.detail}</p>}
        <Price cents={offer.amount} size="md" />
      </div>
      <div className="row">
        <Button
          kind="primary"
          size="sm"
          onClick={() => {
            onSend(offer.content)
            done()
          }}
        >
          {t('chat.conversation.card.send')}
        </Button>
        <IconButton icon="x" size={20} label={t('chat.conversation.card.dismiss')} onClick={done} />
      </div>
    </section>
  )
}
