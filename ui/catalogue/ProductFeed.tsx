import { memo, type ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import { ART } from '../components/art.ts'
import { ButtonLink, EmptyState, GrowingList, ProductGrid, SkeletonGrid } from '../components/kit.ts'
import { OffscreenBlock } from '../components/lists/OffscreenBlock.tsx'
import type { InfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useTranslations } from '../i18n/translations.ts'
import { GridCard } from './GridCard.tsx'
import css from './ProductFeed.module.css'

/** Pictures of the first screen are loaded eagerly. */
const EAGER = 4
/** A shorter list fits the screen: its end needs no text. */
const SHORT = 5

/** Full rows of two, three, four and five. */
const BLOCK = 60

type BlockProps = { readonly products: readonly ProductSummary[]; readonly eager: number }

/** Sixty products; re-rendered only when they change, however long the list has become. */
const Block = memo(
  ({ products, eager }: BlockProps): ReactNode => (
    <OffscreenBlock className={css['block']}>
      <ProductGrid>
        {products.map((product, index) => (
          <GridCard key={productKey(product)} product={product} isEager={index < eager} />
        ))}
      </ProductGrid>
    </OffscreenBlock>
  ),
  (before, now) =>
    before.products.length === now.products.length &&
    before.products.every((product, index) => product === now.products[index]),
)

const blocksOf = (rows: readonly ProductSummary[]): (readonly ProductSummary[])[] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => rows.slice(at * BLOCK, (at + 1) * BLOCK))

type ProductFeedProps = {
  readonly list: InfiniteList<ProductSummary, ApiFault>
  readonly label: string
  /** Shown instead of an empty list; by default the way to all products. */
  readonly empty?: ReactNode
  /** False if other products are above. */
  readonly isFirst?: boolean
}

const NoProducts = (): ReactNode => {
  const { t } = useTranslations()
  const action = <ButtonLink href="/explore">{t('catalogue.list.all')}</ButtonLink>
  const words = { title: t('catalogue.list.emptyTitle'), text: t('catalogue.list.emptyText') }
  return <EmptyState image={ART.telescope} {...words} action={action} />
}

/** An endless product list: loading, failed, empty, or a growing grid. */
export const ProductFeed = ({
  list,
  label,
  empty = <NoProducts />,
  isFirst = true,
}: ProductFeedProps): ReactNode => {
  return (
    <GrowingList list={list} skeleton={<SkeletonGrid count={6} />} empty={empty} short={SHORT}>
      {/* A group, not a landmark: the section around it has a name of its own, often the same. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={label}>
        {blocksOf(list.rows).map((products, at) => (
          // Blocks never change places: new ones are appended.
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the list
          <Block key={at} products={products} eager={isFirst && at === 0 ? EAGER : 0} />
        ))}
      </div>
    </GrowingList>
  )
}
