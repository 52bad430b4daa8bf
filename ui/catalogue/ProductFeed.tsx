import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import { ErrorState, InfiniteFooter, ProductGrid, SkeletonGrid } from '../components/kit.ts'
import type { InfiniteList } from '../hooks/use-infinite-list.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { GridCard } from './GridCard.tsx'

/** The pictures of the first screenful are not put off. */
const EAGER = 4
/** A list shorter than this fits the screen: its end needs no words. */
const SHORT = 5

type ProductFeedProps = {
  readonly list: InfiniteList<ProductSummary, ApiFault>
  readonly label: string
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode
  /** False where other products stand above. */
  readonly isFirst?: boolean
}

/** Products without end: waiting, failed, empty, or a grid that grows. */
export const ProductFeed = ({ list, label, empty, isFirst = true }: ProductFeedProps): ReactNode => {
  const faultText = useFaultText()
  const { rows, phase, fault } = list
  if (rows.length === 0) {
    if (fault) return <ErrorState text={faultText(fault)} onRetry={list.retry} />
    return phase === 'ended' ? empty : <SkeletonGrid count={6} />
  }
  return (
    <>
      <ProductGrid label={label}>
        {rows.map((product, index) => (
          <GridCard key={productKey(product)} product={product} isEager={isFirst && index < EAGER} />
        ))}
      </ProductGrid>
      <InfiniteFooter
        phase={phase}
        onMore={list.more}
        onRetry={list.retry}
        isEndSilent={rows.length < SHORT}
      />
    </>
  )
}
