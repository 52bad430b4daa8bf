import type { ReactNode } from 'react'
import { GrowingList, type GrowingListProps } from './InfiniteFooter.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

type EndlessListProps<T> = GrowingListProps<T> & { readonly onRefresh: () => Promise<boolean> }

/** A page with one list: pull to refresh, loading, failed, empty, or growing rows. */
export const EndlessList = <T,>({ onRefresh, ...list }: EndlessListProps<T>): ReactNode => (
  <PullToRefresh onRefresh={onRefresh} isDisabled={list.list.phase === 'first'}>
    <GrowingList isTall {...list} />
  </PullToRefresh>
)
