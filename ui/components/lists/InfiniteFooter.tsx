import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListPhase } from '../../../application/shared/paged-list.ts'
import type { InfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { type DisplayedFault, useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { TextLink } from '../actions/Button.tsx'
import { ErrorState } from '../states/EmptyState.tsx'
import { Spinner } from '../states/Spinner.tsx'
import css from './InfiniteFooter.module.css'
import { PullToRefresh } from './PullToRefresh.tsx'

/** Requirement S9. */
const LOAD_AHEAD_PX = 300

type InfiniteFooterProps = {
  readonly phase: ListPhase
  /** Called when the end is within 300 px, and by the button for people who do not scroll. */
  readonly onMore: () => void
  readonly onRetry: () => void
  /** No text at the end of a list shorter than a screen. */
  readonly isEndSilent?: boolean
}

/** The end of a growing list: loading, failed, or all shown. */
export const InfiniteFooter = ({
  phase,
  onMore,
  onRetry,
  isEndSilent = false,
}: InfiniteFooterProps): ReactNode => {
  const { t } = useTranslations()
  const end = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const pressed = (act: () => void) => (): void => {
    isPressed.current = true
    act()
  }
  useLayoutEffect(() => {
    const element = end.current
    // The button disappears when pressed: the focus stays at the end of the list.
    if (isPressed.current && document.activeElement === document.body)
      (element?.querySelector('button') ?? element)?.focus({ preventScroll: true })
    isPressed.current = phase === 'loading'
  }, [phase])
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  useEffect(() => {
    const element = end.current
    // A new observer per page, because one that already reported "near" would not report it again.
    if (phase !== 'idle' || !element || typeof IntersectionObserver === 'undefined') return
    let isNear = false
    // No automatic loading while the button has the keyboard focus: it would disappear, or be pushed out of view.
    const askUnlessFocused = (): void => {
      if (isNear && !element.querySelector(':focus-visible')) ask.current()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true
        askUnlessFocused()
      },
      { rootMargin: `0px 0px ${LOAD_AHEAD_PX}px` },
    )
    observer.observe(element)
    element.addEventListener('focusout', askUnlessFocused)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusout', askUnlessFocused)
    }
  }, [phase])
  const isAnnounced = phase === 'loading' || (phase === 'ended' && !isEndSilent)
  const news = isAnnounced ? t(`kit.list.${phase}`) : ''
  return (
    <>
      <p className="visually-hidden" role="status">
        {phase === 'failed' ? t('kit.list.failed') : news}
      </p>
      {/* A new element in each phase: rows inserted above would move the old one, which counts as a layout shift. */}
      <div key={phase} ref={end} className={css['footer']} tabIndex={-1}>
        {phase === 'idle' && <TextLink onClick={pressed(onMore)}>{t('kit.list.more')}</TextLink>}
        {phase === 'loading' && <Spinner />}
        {phase === 'failed' && (
          <TextLink leadingIcon="rotate-ccw" onClick={pressed(onRetry)}>
            {t('kit.list.failed')}
          </TextLink>
        )}
        <span aria-hidden="true">{news}</span>
      </div>
    </>
  )
}

type GrowingListProps<T> = {
  readonly list: InfiniteList<T, DisplayedFault>
  /** While the first rows are loading. */
  readonly skeleton: ReactNode
  /** When there are none. */
  readonly empty: ReactNode
  /** A shorter list fits the screen: its end needs no text. */
  readonly short?: number
  /** Without rows it fills the page. */
  readonly isTall?: boolean
  /** The rows. */
  readonly children: ReactNode
}

/** A list that grows: loading, failed, empty, or its rows and their end. */
export const GrowingList = <T,>(props: GrowingListProps<T>): ReactNode => {
  const { list, skeleton, empty, short = 0, isTall = false, children } = props
  const faultText = useFaultText()
  const { rows, phase, fault, more, retry } = list
  if (rows.length === 0) {
    if (fault) return <ErrorState isTall={isTall} text={faultText(fault)} onRetry={retry} />
    return phase === 'ended' ? empty : skeleton
  }
  return (
    <>
      {children}
      <InfiniteFooter phase={phase} onMore={more} onRetry={retry} isEndSilent={rows.length < short} />
    </>
  )
}

type EndlessListProps<T> = GrowingListProps<T> & { readonly onRefresh: () => Promise<boolean> }

/** A page with one list: pull to refresh, loading, failed, empty, or growing rows. */
export const EndlessList = <T,>({ onRefresh, ...list }: EndlessListProps<T>): ReactNode => (
  <PullToRefresh onRefresh={onRefresh} isDisabled={list.list.phase === 'first'}>
    <GrowingList isTall {...list} />
  </PullToRefresh>
)
