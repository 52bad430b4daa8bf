import type { ReactNode } from 'react'
import { titleIn } from '../../domain/catalogue/product.ts'
import { type RunningOrder, runningOrders } from '../../domain/orders/order-actions.ts'
import { hrefOfAct, hrefOfOrder } from '../../domain/orders/order-address.ts'
import { statusKeyOf } from '../../domain/orders/order-status.ts'
import {
  Box,
  ButtonLink,
  Card,
  Meta,
  Price,
  ProductTile,
  QueryState,
  Repeat,
  Skeleton,
  Tag,
  TextLink,
  type Tone,
} from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { formatDate } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './MeScreen.module.css'

const MAX_ORDERS = 4

const TONES: Readonly<Record<string, Tone>> = {
  unpaid: 'warn',
  refunding: 'warn',
  received: 'ok',
  completed: 'ok',
}

const WORDS: Readonly<Record<RunningOrder['act'], string>> = {
  pay: 'orders.action.pay',
  receive: 'orders.action.receive',
  logistics: 'orders.action.logistics',
  review: 'orders.action.review',
  'view-after-sale': 'orders.action.viewAfterSale',
  view: 'account.view',
}

const Row = ({ running }: { readonly running: RunningOrder }): ReactNode => {
  const { t, language } = useTranslations()
  const { order, act } = running
  const [first] = order.lines
  const key = statusKeyOf(order)
  const title = first ? titleIn(first, language) : order.number
  const more = order.lines.length - 1
  return (
    <li className={css['run']}>
      <ProductTile image={first?.image ?? ''} category={first?.categoryKey} size="xs" isQuiet />
      <span className={css['runText']}>
        <span className={css['runTitle']}>
          {more > 0 ? t('account.runningMore', { title, count: more }) : title}
        </span>
        <Meta>
          <span>{order.number}</span>
          <span>
            {act === 'pay' && order.expiresAt !== undefined
              ? t('account.payBefore', { time: formatDate(order.expiresAt, language, 'short-minute') })
              : formatDate(order.createdAt, language, 'short-minute')}
          </span>
        </Meta>
      </span>
      <Tag tone={TONES[key] ?? 'teal'}>{t(`orders.status.${key}`)}</Tag>
      <span>
        <Price cents={order.total} />
      </span>
      <ButtonLink
        size="sm"
        kind={act === 'pay' ? 'primary' : 'line'}
        href={hrefOfAct(act, order) ?? hrefOfOrder(order)}
      >
        {t(WORDS[act])}
        <span className="visually-hidden">{` ${order.number}`}</span>
      </ButtonLink>
    </li>
  )
}

/** As many rows as the shopper's counts let one expect, so that what is below does not move when the orders come. */
const Placeholder = ({ count }: { readonly count: number }): ReactNode => (
  <Skeleton>
    {count === 0 ? (
      <Box />
    ) : (
      <ul>
        <Repeat count={count}>
          <li className={css['run']}>
            <span className={css['runSpace']} />
            <Box />
          </li>
        </Repeat>
      </ul>
    )}
  </Skeleton>
)

/** The running orders with their next actions; only payments have a filled button. */
export const RunningOrders = (): ReactNode => {
  const { orders, clock, session } = useApp()
  const user = useStream(session.user$)
  const expected = Math.min(MAX_ORDERS, (user?.unpaidCount ?? 0) + (user?.unreceivedCount ?? 0))
  const { t } = useTranslations()
  const version = useStream(orders.changes$)
  const query = useQuery({
    key: 'running orders',
    version,
    load: () => orders.loadOrders('all', 1),
  })
  const { value } = query
  const running = runningOrders(value?.rows ?? [], clock.now() / 1000).slice(0, MAX_ORDERS)
  return (
    <Card label={t('account.running')} className={css['whole']}>
      <div className={css['panelHead']}>
        <h2>{t('account.running')}</h2>
        <TextLink href="/myPurchases" icon="chevron-right">
          {t('account.allOrders')}
        </TextLink>
      </div>
      <QueryState query={query} skeleton={<Placeholder count={expected} />} />
      {value && running.length === 0 && <p className="small ink-2">{t('account.noneRunning')}</p>}
      <ul>
        {running.map((one) => (
          <Row key={one.order.id} running={one} />
        ))}
      </ul>
    </Card>
  )
}
