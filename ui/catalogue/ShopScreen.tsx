import { type ReactNode, useCallback, useState } from 'react'
import type { ProductQuery } from '../../domain/catalogue/product.ts'
import { formatFilter } from '../../domain/catalogue/product-filter.ts'
import { cleanTerm, SEARCH_MAX_LENGTH } from '../../domain/catalogue/search.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import { mapResult, type Result } from '../../domain/shared/result.ts'
import { toQueryString } from '../../domain/shared/url.ts'
import { ART } from '../components/art.ts'
import { VoucherSection } from '../components/commerce/vouchers/Vouchers.tsx'
import { SearchField } from '../components/forms.ts'
import { AppBar, Button, EmptyState, IconButton, Page, QueryState } from '../components/kit.ts'
import { useFirstAnswer, useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useShare } from '../hooks/use-share.ts'
import { useTranslations } from '../i18n/translations.ts'
import { shopPath } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { usePageName } from '../navigation/use-title.ts'
import { BackToTop } from './BackToTop.tsx'
import { FilteredProducts } from './filter/FilteredProducts.tsx'
import { listPath, useFilterAddress, useTypedTerm } from './filter/use-filter-address.ts'
import { ShopHeader } from './shop/ShopHeader.tsx'
import { ShopItem } from './shop/ShopItem.tsx'
import { ShopHeaderSkeleton, ShopsSkeleton } from './shop/ShopSkeletons.tsx'
import css from './shop/shops.module.css'

const productsOf = <F,>(answer: Result<ShopPage, F>) => mapResult(answer, ({ products }) => products)

/** The shop id is optional in the address (requirement S2): without one, shops are listed. */
export const ShopScreen = ({ params, search }: ScreenProps<'id'>): ReactNode =>
  params.id ? <OneShop shopId={params.id} search={search} /> : <ShopChoice />

const ShopChoice = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const query = useQuery({ key: 'shops', load: catalogue.loadHotShops })
  const { value: shops, phase } = query
  return (
    <Page
      column="col"
      isBusy={phase === 'loading'}
      bar={<AppBar column="col" title={t('core.title.shop')} />}
    >
      <h2 className="visually-hidden">{t('shops.choose')}</h2>
      <QueryState isTall query={query} skeleton={<ShopsSkeleton />} />
      {shops?.length === 0 && (
        <EmptyState
          isTall
          image={ART.compass}
          title={t('shops.noShops')}
          text={t('shops.noShopsText')}
          href="/home"
          replace
          linkLabel={t('core.toHome')}
        />
      )}
      {shops && shops.length > 0 && (
        <ul className={css['list']} aria-label={t('shops.choose')}>
          {shops.map((shop) => (
            <li key={shop.shopId}>
              <ShopItem shop={shop} look="wide" />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

type ShopSearchProps = {
  /** The current search term; empty for none. */
  readonly term: string
  readonly onSearch: (term: string) => void
}

/** Searches the products of the shop; clearing the field shows all of them again. */
const ShopSearch = ({ term, onSearch }: ShopSearchProps): ReactNode => {
  const { t } = useTranslations()
  const [typed, setTyped] = useTypedTerm(term)
  const change = (text: string): void => {
    setTyped(text)
    if (text === '' && term !== '') onSearch('')
  }
  return (
    <div className={css['within']}>
      <SearchField
        name="q"
        label={t('shops.search')}
        value={typed}
        onChange={change}
        onSubmit={(text) => onSearch(cleanTerm(text))}
        maxCharacters={SEARCH_MAX_LENGTH}
      />
    </div>
  )
}

type OneShopProps = { readonly shopId: string; readonly search: ScreenProps['search'] }

/** A shop and its products, with search, sort order, price and category (requirements S2 and S3), all in the URL. */
const OneShop = ({ shopId, search }: OneShopProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const navigate = useNavigate()
  const path = shopPath(shopId)
  const term = cleanTerm(search.get('q') ?? '')
  const { filter, setFilter } = useFilterAddress(path, search, toQueryString({ q: term }))
  const find = (text: string): void =>
    navigate(listPath(path, filter, toQueryString({ q: text })), { replace: true })
  const loadShop = useCallback(
    (query: ProductQuery) => catalogue.loadShop(shopId, { ...query, title: term || undefined }),
    [catalogue, shopId, term],
  )
  const name = `shop ${shopId} ${term}`
  const first = useFirstAnswer(`${name} ${formatFilter(filter)}`, () => loadShop({ ...filter, page: 1 }))
  const [shop, setShop] = useState<ShopPage | undefined>(first?.ok ? first.value : undefined)
  const [isRefused, setRefused] = useState(first?.ok === false && first.fault.kind === 'rejected')
  const [isAnswered, setAnswered] = useState(first !== undefined)
  // Retrying a refusal is pointless: there is no such shop.
  const isMissing = isRefused && shop === undefined
  usePageName(shop?.name || undefined)
  const share = useShare(shop?.name ?? '')
  // One call returns the shop and its products, so that nothing is requested twice.
  const load = useCallback(
    async (query: ProductQuery) => {
      const answer = await loadShop(query)
      // Filters count with a limit of their own, which is not a displayed page.
      if (query.limit === undefined) {
        setAnswered(true)
        if (answer.ok) setShop(answer.value)
        else setRefused(answer.fault.kind === 'rejected')
      }
      return productsOf(answer)
    },
    [loadShop],
  )
  return (
    <Page
      bar={
        <AppBar
          title={shop?.name || t('core.title.shop')}
          actions={
            isMissing ? undefined : (
              <IconButton icon="share-2" label={t('shops.share')} onClick={() => void share.run()} />
            )
          }
        />
      }
    >
      {isMissing ? (
        <EmptyState
          isTall
          image={ART.compass}
          title={t('shops.missingTitle')}
          text={t('shops.missingText')}
          href="/home"
          replace
          linkLabel={t('shops.find')}
        />
      ) : (
        <>
          {shop ? <ShopHeader shop={shop} /> : !isAnswered && <ShopHeaderSkeleton />}
          {term === '' && (
            <div className={css['vouchers']}>
              <VoucherSection place={{ kind: 'shops', shopIds: [shopId] }} title={t('shops.vouchers')} />
            </div>
          )}
          <ShopSearch term={term} onSearch={find} />
          <FilteredProducts
            name={name}
            filter={filter}
            load={load}
            initialPage={first && productsOf(first)}
            onFilter={setFilter}
            label={t('shops.products')}
            heading={<h2>{term === '' ? t('shops.products') : t('shops.found', { term })}</h2>}
            {...(term !== '' && {
              empty: (
                <EmptyState
                  image={ART.torch}
                  title={t('shops.nothing', { term })}
                  text={t('shops.nothingText')}
                  action={<Button onClick={() => find('')}>{t('shops.all')}</Button>}
                />
              ),
            })}
          />
        </>
      )}
      <BackToTop />
    </Page>
  )
}
