import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PullPhase } from '../../hooks/gestures/pull-state.ts'
import { whenIdle } from '../../hooks/loading/when-idle.ts'
import { useTold } from '../../hooks/use-told.ts'
import { cx } from '../cx.ts'
import type { PullGestureProps } from './PullGesture.tsx'
import css from './PullToRefresh.module.css'

export type PullToRefreshProps = {
  readonly children: ReactNode
  /** Resolves true when the content is fresh, false when it failed. */
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled?: boolean
}

let known: ComponentType<PullGestureProps> | undefined

/** Fetches the gesture's code; without it a page is simply not pulled. */
export const loadPullGesture = async (): Promise<ComponentType<PullGestureProps> | undefined> => {
  known ??= await import('./PullGesture.tsx').then(
    (part) => part.PullGesture,
    () => undefined,
  )
  return known
}

/** Wrap a screen's content: pulled down from the top, it loads anew. */
export const PullToRefresh = ({ children, onRefresh, isDisabled = false }: PullToRefreshProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useTold<PullPhase>('normal')
  const [Gesture, setGesture] = useState(() => known)
  useEffect(() => {
    if (Gesture) return
    let isThere = true
    whenIdle(() => {
      if (!isThere) return
      void loadPullGesture().then((loaded) => {
        if (isThere) setGesture(() => loaded)
      })
    })
    return () => {
      isThere = false
    }
  }, [Gesture])
  const isHeld = phase === 'pulling' || phase === 'loosing'
  return (
    <div ref={frame} className={cx(css['frame'], phase !== 'normal' && css['open'], isHeld && css['held'])}>
      {Gesture ? (
        <Gesture frame={frame} onRefresh={onRefresh} isDisabled={isDisabled} onPhase={setPhase} />
      ) : (
        <div className={css['head']} role="status" />
      )}
      <div className={css['content']}>{children}</div>
    </div>
  )
}
