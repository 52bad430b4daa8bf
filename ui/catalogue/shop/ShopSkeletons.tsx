import type { ReactNode } from 'react'
import { cx } from '../../components/cx.ts'
import { Box, Repeat, Skeleton } from '../../components/kit.ts'
import css from './shops.module.css'

const ShopShape = (): ReactNode => (
  <div className={css['waiting']}>
    <Box shape="thumb" />
    <div className={css['texts']}>
      <Box shape="short" />
      <Box shape="price" />
    </div>
  </div>
)

/** Placeholder of shops in one column. */
export const ShopsSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['list']}>
      <Repeat count={6}>
        <ShopShape />
      </Repeat>
    </div>
  </Skeleton>
)

/** Placeholder of a shop's header: the content below does not move when it loads. */
export const ShopHeaderSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['head']}>
      <ShopShape />
      <div className={cx(css['facts'], css['factShapes'])}>
        <Repeat count={4}>
          <Box shape="row" />
        </Repeat>
      </div>
      <Box shape="button" />
      <div className={cx(css['about'], css['aboutShape'])}>
        <Box />
        <Box />
        <Box shape="short" />
      </div>
    </div>
  </Skeleton>
)
