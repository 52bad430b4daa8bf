import { type ReactNode, useState } from 'react'
import { ORDER_SEARCH_MOST } from '../../../domain/orders/order.ts'
import { SearchField } from '../../components/forms.ts'
import { AppBar, IconButton } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'

type OrdersBarProps = {
  readonly keyword: string
  /** Empty shows all orders again. */
  readonly onFind: (keyword: string) => void
}

/** The title, or the search field. */
export const OrdersBar = ({ keyword, onFind }: OrdersBarProps): ReactNode => {
  const { t } = useTranslations()
  const [isOpen, setOpen] = useState(keyword !== '')
  const [typed, setTyped] = useState(keyword)
  const type = (text: string): void => {
    setTyped(text)
    if (text === '' && keyword !== '') onFind('')
  }
  const close = (): void => {
    setOpen(false)
    type('')
  }
  if (!isOpen && keyword === '') {
    return (
      <AppBar
        column="col"
        title={t('core.title.myPurchases')}
        actions={<IconButton icon="search" label={t('orders.list.search')} onClick={() => setOpen(true)} />}
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
      <SearchField
        label={t('orders.list.search')}
        value={typed}
        most={ORDER_SEARCH_MOST}
        onChange={type}
        onSubmit={(text) => onFind(text.trim())}
        // Only when opened by a press: a page with a search in its address keeps its focus.
        autoFocus={keyword === ''}
      />
    </AppBar>
  )
}
