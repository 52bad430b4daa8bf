import type { ReactNode } from 'react'
import { Box, BoxBeside, Card, Skeleton } from '../../components/kit.ts'
import css from '../orders.module.css'

/** Placeholder of an order: status, parcel, receiver, lines. */
export const OrderSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['stack']}>
      <Card className={css['banner']}>
        <div className={css['bannerWords']}>
          <Box shape="title" />
          <Box shape="short" />
        </div>
        <Box shape="row" />
      </Card>
      <Card className={css['banner']}>
        <div className={css['bannerWords']}>
          <Box shape="title" />
          <Box shape="price" />
        </div>
        <Box shape="short" />
        <Box shape="short" />
        <Box shape="short" />
      </Card>
      <Card>
        <BoxBeside shape="disc">
          <Box shape="title" />
          <Box />
          <Box shape="short" />
        </BoxBeside>
      </Card>
      <Card className={css['banner']}>
        <Box shape="title" />
        <BoxBeside shape="thumb">
          <Box />
          <Box shape="short" />
          <Box shape="price" />
        </BoxBeside>
      </Card>
    </div>
  </Skeleton>
)
