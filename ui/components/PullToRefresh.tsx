import { type ReactNode, useEffect, useRef } from 'react'
import type { PullPhase } from '../hooks/pull-state.ts'
import { usePullToRefresh } from '../hooks/use-pull-to-refresh.ts'
import { useWords } from '../i18n/use-words.ts'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import css from './PullToRefresh.module.css'
import { Spinner } from './Spinner.tsx'

export type PullToRefreshProps = {
  readonly children: ReactNode
  /** Resolves true when the content is fresh, false when it failed. */
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled?: boolean
}

const Sign = ({ phase }: { readonly phase: PullPhase }): ReactNode => {
  if (phase === 'loading') return <Spinner />
  const icon = phase === 'loosing' ? 'arrow-up' : phase === 'success' ? 'check' : 'arrow-down'
  return <Icon name={icon} size={16} />
}

export type PullHeadProps = { readonly phase: PullPhase }

/** What the head says in each of the five states. */
export const PullHead = ({ phase }: PullHeadProps): ReactNode => {
  const { t } = useWords()
  return (
    <div className={cx(css['head'], css[phase])} role="status">
      {phase !== 'normal' && (
        <>
          <Sign phase={phase} />
          {t(`kit.pull.${phase}`)}
        </>
      )}
    </div>
  )
}

/** Wrap a screen's content: pulled down from the top, it loads anew. */
export const PullToRefresh = ({ children, onRefresh, isDisabled = false }: PullToRefreshProps): ReactNode => {
  const frame = useRef<HTMLDivElement>(null)
  const { phase, offset } = usePullToRefresh({ target: frame, onRefresh, isDisabled })
  useEffect(() => {
    frame.current?.style.setProperty('--pull', `${offset}px`)
  }, [offset])
  const isHeld = phase === 'pulling' || phase === 'loosing'
  return (
    <div ref={frame} className={cx(css['frame'], phase !== 'normal' && css['open'], isHeld && css['held'])}>
      <PullHead phase={phase} />
      <div className={css['content']}>{children}</div>
    </div>
  )
}
