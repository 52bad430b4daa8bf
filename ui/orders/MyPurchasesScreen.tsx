import { type ReactNode, useId } from 'react'
import { ORDER_FILTERS, type OrderFilter } from '../../domain/orders/order.ts'
import { COUNTED_FILTERS } from '../../domain/orders/order-status.ts'
import { TabPanel, Tabs } from '../components/forms.ts'
import { InfiniteFooter, Page, PullToRefresh } from '../components/kit.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { type ScreenProps, withQuery } from '../navigation/screen.ts'
import { useOrderActions } from './actions/use-order-actions.tsx'
import { OrderCard } from './list/OrderCard.tsx'
import { OrdersBar } from './list/OrdersBar.tsx'
import { OrdersState } from './list/OrdersState.tsx'
import { useOrderCounts, useOrderList } from './list/use-orders.ts'
import { FILTER_NAMES } from './order-looks.ts'
import css from './orders.module.css'

/** A shorter list fits the screen: its end needs no text. */
const SHORT_LIST = 4

const filterFrom = (status: string | undefined): OrderFilter =>
  ORDER_FILTERS.find((filter) => filter === status) ?? 'all'

const pathOf = (filter: OrderFilter): string => (filter === 'all' ? '/myPurchases' : `/myPurchases/${filter}`)

/** A shopper's orders by status, with search by number (requirement S4). */
export const MyPurchasesScreen = ({ params, search }: ScreenProps<'status'>): ReactNode => {
  const { t } = useTranslations()
  const navigate = useNavigate()
  const panelId = useId()
  const filter = filterFrom(params.status)
  const keyword = (search.get('q') ?? '').trim()
  const list = useOrderList(filter, keyword)
  const { counts, refresh: refreshCounts } = useOrderCounts()
  const reload = async (): Promise<boolean> => {
    refreshCounts()
    const answer = await list.refresh()
    return answer?.ok ?? false
  }
  const actions = useOrderActions({ onStale: () => void reload() })
  // A number is searched in all tabs, which then narrow the result.
  const find = (wanted: string): void =>
    navigate(withQuery(pathOf(wanted === '' ? filter : 'all'), search, { q: wanted }), { replace: true })
  const choose = (next: OrderFilter): void => navigate(withQuery(pathOf(next), search, {}), { replace: true })
  const isEmpty = list.rows.length === 0
  return (
    <Page
      surface="canvas"
      column="col"
      className={css['ordersPage']}
      isBusy={list.phase === 'first'}
      bar={<OrdersBar keyword={keyword} onFind={find} />}
    >
      <div className={css['orderTabs']}>
        <Tabs
          label={t('orders.list.filters')}
          panelId={panelId}
          value={filter}
          onChange={choose}
          tabs={ORDER_FILTERS.map((value) => ({
            value,
            label: t(`orders.tab.${FILTER_NAMES[value]}`),
            count: COUNTED_FILTERS.has(value) ? counts[value] || undefined : undefined,
          }))}
        />
      </div>
      <TabPanel id={panelId} value={filter} isBusy={list.phase === 'first'}>
        <PullToRefresh onRefresh={reload} isDisabled={list.phase === 'first'}>
          {isEmpty ? (
            <OrdersState list={list} filter={filter} keyword={keyword} />
          ) : (
            <>
              <ul className={css['orderList']}>
                {list.rows.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} actions={actions} onOver={() => void reload()} />
                  </li>
                ))}
              </ul>
              <InfiniteFooter
                phase={list.phase}
                onMore={list.more}
                onRetry={list.retry}
                isEndSilent={list.rows.length < SHORT_LIST}
              />
            </>
          )}
        </PullToRefresh>
      </TabPanel>
      {actions.dialog}
    </Page>
  )
}
