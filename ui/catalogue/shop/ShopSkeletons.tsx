import type { ReactNode } from 'react'
import { cx } from '../../components/cx.ts'
import { Box, Repeat, Skeleton } from '../../components/kit.ts'
import css from './shops.module.css'

const ShopShape = (): ReactNode => (
  <div className={css['waiting']}>
    <Box shape="thumb" />
    <div className={css['words']}>
      <Box shape="short" />
      <Box shape="price" />
    </div>
  </div>
)

/** Shops in one column to come. */
export const ShopsSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['list']}>
      <Repeat count={6}>
        <ShopShape />
      </Repeat>
    </div>
  </Skeleton>
)

/** Name, standing and words of a shop to come: what stands below does not move when they are there. */
export const ShopHeaderSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['head']}>
      <ShopShape />
      <div className={cx(css['facts'], css['factShapes'])}>
        <Repeat count={4}>
          <Box shape="row" />
        </Repeat>
      </div>
      <div className={cx(css['about'], css['aboutShape'])}>
        <Box />
        <Box />
        <Box shape="short" />
      </div>
      <Box shape="button" />
    </div>
  </Skeleton>
)
