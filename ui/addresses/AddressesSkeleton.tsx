import type { ReactNode } from 'react'
import { Box, BoxBeside, Card, Repeat, Skeleton } from '../components/kit.ts'
import css from './addresses.module.css'

/** Placeholder of two addresses with icon and buttons. */
export const AddressesSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['list']}>
      <Repeat count={2}>
        <Card>
          <BoxBeside shape="disc">
            <Box shape="title" />
            <Box />
            <Box shape="short" />
          </BoxBeside>
          <div className={css['buttons']}>
            <Box shape="price" />
          </div>
        </Card>
      </Repeat>
    </div>
  </Skeleton>
)
