import type { ReactNode } from 'react'
import { Box, Card, Skeleton } from '../../components/kit.ts'
import css from '../money.module.css'

/** Placeholder of a blockchain top-up: network, QR code, address, notes, and amount. */
export const ChainSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['form']}>
      <div className={css['saved']}>
        <Box shape="title" />
        <Box shape="row" />
      </div>
      <Card className={css['deposit']}>
        <div className={css['qrWaits']}>
          <Box shape="tile" />
        </div>
        <Box shape="short" />
        <Box />
        <div className={css['pair']}>
          <Box shape="button" />
          <Box shape="button" />
        </div>
      </Card>
      <Box shape="row" />
      <div className={css['saved']}>
        <Box shape="title" />
        <Box shape="button" />
      </div>
    </div>
  </Skeleton>
)
