import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { OrderCounts, OrderFilter } from '../../domain/orders/order.ts'
import { Count, Icon, type IconName, TextLink } from '../components/kit.ts'
import { TextRuns } from '../components/TextRuns.tsx'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './MeScreen.module.css'

type Shortcut = {
  readonly filter: OrderFilter
  readonly key: string
  readonly icon: IconName
  readonly isCounted: boolean
}

const SHORTCUTS: readonly Shortcut[] = [
  { filter: '0', key: 'account.unpaid', icon: 'credit-card', isCounted: true },
  { filter: '1', key: 'account.toShip', icon: 'package', isCounted: true },
  { filter: '2', key: 'account.shipped', icon: 'truck', isCounted: true },
  { filter: '3', key: 'account.received', icon: 'package-check', isCounted: false },
  { filter: '-4', key: 'account.afterSale', icon: 'undo-2', isCounted: true },
]

/** The order tabs that need attention, with their counts. */
export const OrderShortcuts = (): ReactNode => {
  const { orders } = useApp()
  const { t } = useTranslations()
  const changes = useStream(orders.changes$)
  const [counts, setCounts] = useState<OrderCounts>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of an order reloads the counts
  useEffect(() => {
    let isShown = true
    void orders.loadCounts().then((known) => {
      if (isShown) setCounts(known)
    })
    return () => {
      isShown = false
    }
  }, [orders, changes])
  return (
    <section className={css['orders']}>
      <div className={css['ordersHead']}>
        <h2>{t('account.myOrders')}</h2>
        <TextLink href="/myPurchases" icon="chevron-right">
          {t('account.allOrders')}
        </TextLink>
      </div>
      <nav className={css['shortcuts']} aria-label={t('account.ordersNav')}>
        {SHORTCUTS.map(({ filter, key, icon, isCounted }) => {
          const count = isCounted ? (counts[filter] ?? 0) : 0
          const label = t(key)
          return (
            <Link key={filter} href={`/myPurchases/${filter}`}>
              <span className={css['glyph']}>
                <Icon name={icon} />
                {count > 0 && <Count value={count} className={css['count']} />}
              </span>
              <TextRuns>{label}</TextRuns>
              {count > 0 && (
                <span className="visually-hidden">{`, ${t('account.orderCount', { count })}`}</span>
              )}
            </Link>
          )
        })}
      </nav>
    </section>
  )
}
