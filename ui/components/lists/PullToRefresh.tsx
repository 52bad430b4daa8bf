import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type PullPhase, usePullToRefresh } from '../../hooks/gestures/use-pull-to-refresh.ts'
import { useDistinctState } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import { Spinner } from '../states/Spinner.tsx'
import css from './PullToRefresh.module.css'

const SIGNS = { normal: 'arrow-down', pulling: 'arrow-down', loosing: 'arrow-up', success: 'check' } as const

const Sign = ({ phase }: { readonly phase: PullPhase }): ReactNode => {
  if (phase === 'loading') return <Spinner />
  return <Icon name={SIGNS[phase]} size={16} />
}

type PullHeadProps = { readonly phase: PullPhase }

/** The head in each of the five states. */
export const PullHead = ({ phase }: PullHeadProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={cx(css['head'], css[phase])} role="status">
      {phase !== 'normal' && (
        <>
          <Sign phase={phase} />
          <span>{t(`kit.pull.${phase}`)}</span>
        </>
      )}
    </div>
  )
}

type PullGestureProps = {
  readonly frame: RefObject<HTMLElement | null>
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled: boolean
  readonly onPhase: (phase: PullPhase) => void
}

/** The gesture part of pull to refresh. */
const PullGesture = ({ frame, onRefresh, isDisabled, onPhase }: PullGestureProps): ReactNode => {
  const { phase, offset } = usePullToRefresh({ target: frame, onRefresh, isDisabled })
  const lastOffset = useRef(0)
  useEffect(() => {
    if (lastOffset.current === offset) return
    lastOffset.current = offset
    frame.current?.style.setProperty('--pull', `${offset}px`)
  }, [frame, offset])
  useEffect(() => onPhase(phase), [onPhase, phase])
  return <PullHead phase={phase} />
}

type PullToRefreshProps = {
  readonly children: ReactNode
  /** Resolves true when reloaded, false on failure. */
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled?: boolean
}

/** Wraps a screen's content: pulling it down from the top reloads it. */
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
