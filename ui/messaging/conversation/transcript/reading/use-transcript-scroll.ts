import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  boundsOf,
  FIRST_WINDOW,
  grownDown,
  grownUp,
  held,
  type MessageWindow,
  windowAround,
} from '../../../../../domain/messaging/conversations/message-window.ts'

/** Requirement E7: a reader within this distance of the end follows new messages. */
const FOLLOW_PX = 100
/** The next part is loaded when it is this many screens away. */
const AHEAD = 1.5
/** Smooth scrolling only within this many screens. */
const SMOOTH_SCREENS = 3

type TranscriptScroll = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly window: MessageWindow
  readonly isFar: boolean
  readonly onScroll: () => void
  readonly toEnd: () => void
  /** Scrolls a message into the middle and focuses it. */
  readonly show: (key: string) => void
  readonly growUp: () => void
  /** The row at the top of the visible area. */
  readonly topRow: () => HTMLElement | undefined
}

type ScrollOptions = {
  readonly keys: readonly string[]
  /** Changes with every render of rows. */
  readonly rendered: unknown
  /** Called when the reader approaches the oldest rendered message. */
  readonly onNearTop: () => void
}

const rowWith = (scroller: HTMLElement, key: string): HTMLElement | undefined =>
  [...scroller.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === key)

/** The first row that reaches below the upper edge; binary search, because rows are in order. */
const firstVisible = (scroller: HTMLElement): HTMLElement | undefined => {
  // A live collection, which is cheap on every scroll event.
  const rows = scroller.getElementsByTagName('article')
  const edge = scroller.getBoundingClientRect().top
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle
    else low = middle + 1
  }
  return rows[low]
}

/** The height of a row and all below it, which no scrolling changes. */
const heightFrom = (row: HTMLElement, scroller: HTMLElement): number =>
  (scroller.firstElementChild?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().top

/** Repeated after the rows around it are rendered, because until then their heights are estimates. */
const centre = (row: HTMLElement, times = 3): void => {
  row.scrollIntoView?.({ block: 'center' })
  if (times > 1) requestAnimationFrame(() => centre(row, times - 1))
}

/**
 * Scrolling of the reversed (column-reverse) scroll container of a transcript: it starts at its end without a script,
 * and content added above shifts nothing. Content added below while the reader has scrolled up is held back.
 */
export const useTranscriptScroll = ({ keys, rendered, onNearTop }: ScrollOptions): TranscriptScroll => {
  const ref = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState(FIRST_WINDOW)
  const [isFar, setFar] = useState(false)
  const from = useRef(0)
  const anchor = useRef<{ readonly row: HTMLElement; readonly height: number } | undefined>(undefined)
  const wanted = useRef<string | undefined>(undefined)
  /** The end was requested and is not rendered yet, or scrolled to smoothly: until then no row is kept in place. */
  const isEnding = useRef(false)
  const isReturning = useRef(false)
  const latest = useRef({ keys, window })
  latest.current = { keys, window }

  /** What has grown below the row that is read does not move it. At the end, where new messages are followed, none is. */
  const keepPlace = useCallback(() => {
    const [scroller, kept] = [ref.current, anchor.current]
    if (!scroller) return
    const shift = kept?.row.isConnected ? heightFrom(kept.row, scroller) - kept.height : 0
    if (Math.abs(shift) > 0.5) scroller.scrollTop -= shift
    // At the lower edge of held-back rows the position must be kept too, when rows are added below.
    const isAtEnd = Math.abs(scroller.scrollTop) <= FOLLOW_PX && latest.current.window.lastKey === undefined
    const isFollowing = isEnding.current || isReturning.current || isAtEnd
    const row = isFollowing ? undefined : firstVisible(scroller)
    anchor.current = row && { row, height: heightFrom(row, scroller) }
  }, [])

  const onScroll = useCallback(() => {
    const scroller = ref.current
    if (!scroller || isEnding.current) return
    keepPlace()
    const now = latest.current
    const below = Math.abs(scroller.scrollTop)
    const above = scroller.scrollHeight - scroller.clientHeight - below
    const isUp = below > from.current
    from.current = below
    if (isUp || below <= FOLLOW_PX) isReturning.current = false
    setFar(below > scroller.clientHeight)
    if (below > FOLLOW_PX) setWindow((before) => held(before, now.keys))
    const isNearEnd = below < (isUp ? 0 : AHEAD * scroller.clientHeight)
    if (isNearEnd && now.window.lastKey !== undefined) setWindow((before) => grownDown(before, now.keys))
    if (isUp && above < AHEAD * scroller.clientHeight) onNearTop()
  }, [keepPlace, onNearTop])

  useEffect(() => {
    const [scroller, lane] = [ref.current, ref.current?.firstElementChild]
    if (!scroller || !lane || typeof ResizeObserver !== 'function') return undefined
    let height = lane.clientHeight
    // A streamed message or a picture grows without new rows.
    const observer = new ResizeObserver(() => {
      const growth = lane.clientHeight - height
      height += growth
      const focused = anchor.current ? null : scroller.querySelector(':focus-visible')
      const hidden = focused ? scroller.getBoundingClientRect().top - focused.getBoundingClientRect().top : 0
      // What has the keyboard's focus stays in sight instead of the end. Unlike heights, positions have fractions.
      if (hidden > 0 && hidden < growth + 1) scroller.scrollTop -= hidden
      keepPlace()
    })
    observer.observe(lane)
    return () => observer.disconnect()
  }, [keepPlace])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every render, and only then
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    if (isEnding.current) {
      isEnding.current = false
      from.current = 0
      scroller.scrollTop = 0
      return
    }
    const target = wanted.current === undefined ? undefined : rowWith(scroller, wanted.current)
    if (target) {
      wanted.current = undefined
      anchor.current = undefined
      centre(target)
      target.focus({ preventScroll: true })
      target.dataset['found'] = ''
      target.addEventListener('animationend', () => delete target.dataset['found'], { once: true })
      return
    }
    const index = wanted.current === undefined ? -1 : keys.indexOf(wanted.current)
    const { start, end } = boundsOf(window, keys)
    if (index >= 0 && (index < start || index >= end)) {
      setWindow(windowAround(index, keys))
      return
    }
    keepPlace()
  }, [rendered, window])

  const toEnd = useCallback(() => {
    const scroller = ref.current
    anchor.current = undefined
    setFar(false)
    wanted.current = undefined
    const isHeld = latest.current.window.lastKey !== undefined
    isEnding.current = isHeld
    // Always a new object, so that there is a render to end it.
    if (isHeld) setWindow({ ...FIRST_WINDOW })
    if (!scroller) return
    const isLong = Math.abs(scroller.scrollTop) > SMOOTH_SCREENS * scroller.clientHeight
    const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const isSmooth = !isHeld && !isLong && !isCalm
    isReturning.current = isSmooth
    scroller.scrollTo?.({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' })
  }, [])

  const show = useCallback((key: string) => {
    wanted.current = key
    // It may have been loaded but not rendered: then it is shown after the next render. Always a new object, so that
    // there is one.
    const index = latest.current.keys.indexOf(key)
    setWindow((before) => (index < 0 ? { ...before } : windowAround(index, latest.current.keys)))
  }, [])

  return {
    ref,
    window,
    isFar,
    onScroll,
    toEnd,
    show,
    growUp: useCallback(() => setWindow((before) => grownUp(before, latest.current.keys)), []),
    topRow: useCallback(() => (ref.current ? firstVisible(ref.current) : undefined), []),
  }
}
