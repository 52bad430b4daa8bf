import type { ReactNode } from 'react'
import { Box, Card, Skeleton } from '../components/kit.ts'
import css from './addresses.module.css'

/** Two addresses to come, with their pin and their buttons. */
export const AddressesSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['list']}>
      {['one', 'two'].map((key) => (
        <Card key={key}>
          <div className={css['waiting']}>
            <Box shape="disc" />
            <div className={css['tag']}>
              <Box shape="title" />
              <Box />
              <Box shape="short" />
            </div>
          </div>
          <div className={css['buttons']}>
            <Box shape="price" />
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
)
