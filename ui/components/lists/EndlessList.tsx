import type { ReactNode } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { InfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { ErrorState, InfiniteFooter, PullToRefresh } from '../kit.ts'

type EndlessListProps<T> = {
  readonly list: InfiniteList<T, ApiFault>
  readonly onRefresh: () => Promise<boolean>
  /** While the first rows are loading. */
  readonly skeleton: ReactNode
  /** When there are none. */
  readonly empty: ReactNode
  /** A shorter list fits the screen: its end needs no text. */
  readonly short: number
  /** The rows. */
  readonly children: ReactNode
}

/** A page with one list: pull to refresh, loading, failed, empty, or growing rows. */
export const EndlessList = <T,>(props: EndlessListProps<T>): ReactNode => {
  const { list, onRefresh, skeleton, empty, short, children } = props
  const faultText = useFaultText()
  const { rows, phase, fault } = list
  const isBlank = rows.length === 0
  return (
    <PullToRefresh onRefresh={onRefresh} isDisabled={phase === 'first'}>
      {isBlank && fault && <ErrorState isTall text={faultText(fault)} onRetry={list.retry} />}
      {isBlank && !fault && (phase === 'ended' ? empty : skeleton)}
      {!isBlank && (
        <>
          {children}
          <InfiniteFooter
            phase={phase}
            onMore={list.more}
            onRetry={list.retry}
            isEndSilent={rows.length < short}
          />
        </>
      )}
    </PullToRefresh>
  )
}
