import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { type ProductSummary, titleIn } from '../../../domain/catalogue/product.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import type { ShopSummary } from '../../../domain/catalogue/shop.ts'
import { Box, Price, ProductTile, Section, SideScroll, Skeleton } from '../../components/kit.ts'
import type { Query } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hrefOfProduct } from '../../navigation/routes.ts'
import css from '../HomeRails.module.css'
import { ShopItem } from '../shop/ShopItem.tsx'

const VIEWED = 12

type ShopsProps = { readonly query: Query<readonly ShopSummary[], ApiFault> }

/** Popular shops in a row. Hidden when they cannot be loaded. */
export const ShopsRail = ({ query: { value, phase } }: ShopsProps): ReactNode => {
  const { t } = useTranslations()
  if (phase === 'failed' || value?.length === 0) return null
  return (
    <Section title={t('catalogue.home.shops')}>
      <div className={css['shops']}>
        {value ? (
          <SideScroll label={t('catalogue.home.shops')}>
            {value.map((shop) => (
              <ShopItem key={shop.shopId} shop={shop} />
            ))}
          </SideScroll>
        ) : (
          <Skeleton>
            <Box shape="row" />
          </Skeleton>
        )}
      </div>
    </Section>
  )
}

const NOTHING_YET: readonly ProductSummary[] = []

/** Products recently viewed on this device. */
export const ViewedRail = (): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const viewed = useStream(catalogue.recentlyViewed$, NOTHING_YET)
  if (viewed.length === 0) return null
  return (
    <Section title={t('catalogue.home.viewed')}>
      <SideScroll label={t('catalogue.home.viewed')}>
        {viewed.slice(0, VIEWED).map((product) => (
          <Link key={productKey(product)} className={css['viewed']} href={hrefOfProduct(product)}>
            <ProductTile image={product.image} category={product.categoryKey} size="xl" />
            <span className="visually-hidden">{titleIn(product, language)}</span>
            <Price cents={product.price} size="base" />
          </Link>
        ))}
      </SideScroll>
    </Section>
  )
}
