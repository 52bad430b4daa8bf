import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { afterAccepted } from '../../domain/orders/accepted-acts.ts'
import {
  ORDER_FILTERS,
  ORDER_SEARCH_MAX_LENGTH,
  type OrderCounts,
  type OrderFilter,
  type OrderSummary,
} from '../../domain/orders/order.ts'
import { COUNTED_FILTERS } from '../../domain/orders/order-status.ts'
import { ok } from '../../domain/shared/result.ts'
import { ART } from '../components/art.ts'
import { SearchField, TabPanel, Tabs } from '../components/forms.ts'
import { AppBar, ButtonLink, EmptyState, IconButton, Page, SkeletonCards } from '../components/kit.ts'
import { EndlessList } from '../components/lists/InfiniteFooter.tsx'
import { type InfiniteList, useInfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream, useWideWindow } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { type ScreenProps, withQuery } from '../navigation/screen.ts'
import { OrderCard } from './OrderCard.tsx'
import { FILTER_NAMES } from './order-looks.ts'
import css from './orders.module.css'
import { useOrderActions } from './use-order-actions.tsx'

type OrdersBarProps = {
  readonly keyword: string
  /** Empty shows all orders again. */
  readonly onFind: (keyword: string) => void
}

/** Finds orders by their number; emptied, it shows all again. */
const OrderSearch = ({
  keyword,
  onFind,
  autoFocus = false,
}: OrdersBarProps & { readonly autoFocus?: boolean }): ReactNode => {
  const { t } = useTranslations()
  const [typed, setTyped] = useState(keyword)
  const [shown, setShown] = useState(keyword)
  // Another tab shows its orders without the search.
  if (shown !== keyword) {
    setShown(keyword)
    setTyped(keyword)
  }
  const type = (text: string): void => {
    setTyped(text)
    if (text === '' && keyword !== '') onFind('')
  }
  return (
    <SearchField
      label={t('orders.list.search')}
      value={typed}
      maxCharacters={ORDER_SEARCH_MAX_LENGTH}
      onChange={type}
      onSubmit={(text) => onFind(text.trim())}
      autoFocus={autoFocus}
    />
  )
}

/** The title; on a phone also the search field, once it is opened. A wide screen has the field above the orders. */
const OrdersBar = ({ keyword, onFind }: OrdersBarProps): ReactNode => {
  const { t } = useTranslations()
  const isWide = useWideWindow()
  const [isOpen, setOpen] = useState(keyword !== '')
  const close = (): void => {
    setOpen(false)
    if (keyword !== '') onFind('')
  }
  if (isWide || (!isOpen && keyword === '')) {
    return (
      <AppBar
        column="col"
        title={t('core.title.myPurchases')}
        actions={
          isWide ? undefined : (
            <IconButton icon="search" label={t('orders.list.search')} onClick={() => setOpen(true)} />
          )
        }
      />
    )
  }
  return (
    <AppBar
      column="col"
      actions={<IconButton icon="x" label={t('orders.list.searchClose')} onClick={close} />}
    >
      <h1 className="visually-hidden" tabIndex={-1} data-page-title="">
        {t('core.title.myPurchases')}
      </h1>
      {/* Only when opened by a press: a page with a search in its address keeps its focus. */}
      <OrderSearch keyword={keyword} onFind={onFind} autoFocus={keyword === ''} />
    </AppBar>
  )
}

type NoOrdersProps = { readonly filter: OrderFilter; readonly keyword: string }

/** No orders: none was found, or there is none yet. */
const NoOrders = ({ filter, keyword }: NoOrdersProps): ReactNode => {
  const { t } = useTranslations()
  if (keyword !== '') {
    return (
      <EmptyState
        isTall
        image={ART.telescope}
        title={t('orders.list.noMatchTitle')}
        text={t('orders.list.noMatchText')}
      />
    )
  }
  const isAll = filter === 'all'
  return (
    <EmptyState
      isTall
      image={ART.parcel}
      title={t(`orders.list.empty.${FILTER_NAMES[filter]}`)}
      text={t('orders.list.emptyText')}
      action={
        <ButtonLink
          kind={isAll ? 'primary' : 'neutral'}
          href={isAll ? '/home' : '/myPurchases'}
          replace={!isAll}
          isBlock
        >
          {t(isAll ? 'orders.list.shop' : 'orders.list.showAll')}
        </ButtonLink>
      }
    />
  )
}

/** The orders of a tab, or those matching a number; reloaded when an order has changed. */
const useOrderList = (filter: OrderFilter, keyword: string): InfiniteList<OrderSummary, ApiFault> => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const list = useInfiniteList({
    key: `${filter} ${keyword}`,
    load: (page) => orders.loadOrders(filter, page, keyword === '' ? undefined : keyword),
    identify: ({ id }) => id,
  })
  const { reload } = list
  const accepted = useStream(orders.accepted$)
  const rows = useMemo(
    () => list.rows.map((order) => afterAccepted(order, accepted.get(order.id))),
    [list.rows, accepted],
  )
  const latest = useRef({ changes, isShownAgain: false })
  // Runs for each change, and when the kept page is shown again, because parcels move on. All pages are reloaded, so
  // that the place in a long list is kept.
  useEffect(() => {
    const { changes: seen, isShownAgain } = latest.current
    latest.current = { changes, isShownAgain: true }
    if (seen !== changes || isShownAgain) void reload()
  }, [changes, reload])
  return { ...list, rows }
}

/** The number of orders in each tab; empty while unknown. */
const useOrderCounts = (): { readonly counts: OrderCounts; readonly refresh: () => void } => {
  const { orders } = useApp()
  const version = useStream(orders.changes$)
  const { value, refresh } = useQuery<OrderCounts, never>({
    key: 'counts',
    version,
    load: async () => ok(await orders.loadCounts()),
  })
  const isShownAgain = useRef(false)
  useEffect(() => {
    if (isShownAgain.current) void refresh()
    isShownAgain.current = true
  }, [refresh])
  return { counts: value ?? {}, refresh: () => void refresh() }
}

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
  const isWide = useWideWindow()
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
        {isWide && (
          <div className={css['orderSearch']}>
            <OrderSearch keyword={keyword} onFind={find} />
          </div>
        )}
        <EndlessList
          list={list}
          onRefresh={reload}
          skeleton={
            <div className={css['orderList']}>
              <SkeletonCards count={4} />
            </div>
          }
          empty={<NoOrders filter={filter} keyword={keyword} />}
          short={SHORT_LIST}
        >
          <ul className={css['orderList']}>
            {list.rows.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} actions={actions} onOver={() => void reload()} />
              </li>
            ))}
          </ul>
        </EndlessList>
      </TabPanel>
      {actions.dialog}
    </Page>
  )
}
