import type { ReactNode } from 'react'
import { Box, Skeleton } from '../components/kit.ts'
import css from './shops.module.css'

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const FACTS = CARDS.slice(0, 4)

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
      {CARDS.map((key) => (
        <ShopShape key={key} />
      ))}
    </div>
  </Skeleton>
)

/** Name, standing and words of a shop to come: what stands below does not move when they are there. */
export const ShopHeaderSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['head']}>
      <ShopShape />
      <div className={css['facts']}>
        {FACTS.map((key) => (
          <Box key={key} shape="row" />
        ))}
      </div>
      <Box />
      <Box shape="button" />
    </div>
  </Skeleton>
)
