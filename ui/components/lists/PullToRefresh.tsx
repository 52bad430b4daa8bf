import { type ReactNode, useRef } from 'react'
import type { PullPhase } from '../../hooks/gestures/use-pull-to-refresh.ts'
import { useDistinctState } from '../../hooks/use-app.ts'
import { cx } from '../cx.ts'
import { PullGesture } from './PullGesture.tsx'
import css from './PullToRefresh.module.css'

export type PullToRefreshProps = {
  readonly children: ReactNode
  /** Resolves true when the content is fresh, false when it failed. */
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled?: boolean
}

/** Wrap a screen's content: pulled down from the top, it loads anew. */
export const PullToRefresh = ({ children, onRefresh, isDisabled = false }: PullToRefreshProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useDistinctState<PullPhase>('normal')
  const isHeld = phase === 'pulling' || phase === 'loosing'
  return (
    <div ref={frame} className={cx(css['frame'], phase !== 'normal' && css['open'], isHeld && css['held'])}>
      <PullGesture frame={frame} onRefresh={onRefresh} isDisabled={isDisabled} onPhase={setPhase} />
      <div className={css['content']}>{children}</div>
    </div>
  )
}
