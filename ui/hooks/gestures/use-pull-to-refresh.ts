import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Requirements S4 and S9: five states, a head of 50 px, success shown for 500 ms. */
export const PULL_HEAD_PX = 50
const PULL_SUCCESS_MS = 500

export type PullPhase = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success'
/** `offset`: how far the page is moved down, in px. */
export type Pull = { readonly phase: PullPhase; readonly offset: number }

export type PullEvent =
  | { readonly kind: 'moved'; readonly distance: number }
  | { readonly kind: 'released' }
  /** The system cancelled the touch: it was not released. */
  | { readonly kind: 'taken-away' }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'success-shown' }

export const PULL_AT_REST: Pull = { phase: 'normal', offset: 0 }

// The page follows the finger one to one up to the head's height, then more and more slowly.
const ease = (distance: number): number => {
  if (distance <= PULL_HEAD_PX) return distance
  return distance <= 2 * PULL_HEAD_PX
    ? PULL_HEAD_PX + (distance - PULL_HEAD_PX) / 2
    : PULL_HEAD_PX * 1.5 + (distance - 2 * PULL_HEAD_PX) / 4
}

/** The state machine of a pull. Touches are ignored while loading. */
export const pullStep = (pull: Pull, event: PullEvent): Pull => {
  const isOurs = pull.phase === 'loading' || pull.phase === 'success'
  switch (event.kind) {
    case 'moved': {
      if (isOurs) return pull
      if (event.distance <= 0) return PULL_AT_REST
      const offset = ease(event.distance)
      return { phase: offset < PULL_HEAD_PX ? 'pulling' : 'loosing', offset }
    }
    case 'released':
      if (isOurs) return pull
      return pull.phase === 'loosing' ? { phase: 'loading', offset: PULL_HEAD_PX } : PULL_AT_REST
    case 'taken-away':
      return isOurs ? pull : PULL_AT_REST
    case 'loaded':
      return pull.phase === 'loading' ? { phase: 'success', offset: PULL_HEAD_PX } : pull
    case 'failed':
      return pull.phase === 'loading' ? PULL_AT_REST : pull
    case 'success-shown':
      return pull.phase === 'success' ? PULL_AT_REST : pull
  }
}

type PullOptions = {
  /** The element with the touch listeners. */
  readonly target: RefObject<HTMLElement | null>
  /** Resolves true when reloaded, false on failure (the screen shows why). */
  readonly onRefresh: () => Promise<boolean>
  readonly isDisabled?: boolean
}

/** Whether the page and all scroll containers between the finger and `target` are at the top. */
const isAtTop = (from: EventTarget | null, target: HTMLElement): boolean => {
  if (window.scrollY > 0) return false
  for (let box = from instanceof Element ? from : null; box && box !== target; box = box.parentElement) {
    if (box.scrollTop > 0) return false
  }
  return target.scrollTop === 0
}

/** Pull to refresh with one finger, only from the very top. */
export const usePullToRefresh = ({ target, onRefresh, isDisabled = false }: PullOptions): Pull => {
  const [pull, send] = useReducer(pullStep, PULL_AT_REST)
  const latest = useRef({ pull, onRefresh })
  useEffect(() => {
    latest.current = { pull, onRefresh }
  })

  useEffect(() => {
    const element = target.current
    if (!element || isDisabled) return
    let startY: number | undefined
    let startX = 0
    let isPulling = false
    const release = (kind: 'released' | 'taken-away'): void => {
      startY = undefined
      if (isPulling) send({ kind })
      isPulling = false
    }
    const start = (event: TouchEvent): void => {
      // A second finger cancels the pull.
      release('taken-away')
      const [finger, second] = event.touches
      startY = finger && !second && isAtTop(event.target, element) ? finger.clientY : undefined
      startX = finger?.clientX ?? 0
    }
    const move = (event: TouchEvent): void => {
      const finger = event.touches[0]
      if (!finger || startY === undefined) return
      const distance = finger.clientY - startY
      if (!isPulling) {
        // Upwards or sideways is another gesture.
        if (distance < 0 || Math.abs(finger.clientX - startX) > Math.abs(distance)) startY = undefined
        isPulling = distance > 4 && startY !== undefined
      }
      if (!isPulling) return
      if (event.cancelable) event.preventDefault()
      send({ kind: 'moved', distance })
    }
    const end = ({ type }: Event): void => release(type === 'touchend' ? 'released' : 'taken-away')
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
      release('taken-away')
    }
  }, [target, isDisabled])

  useEffect(() => {
    if (pull.phase === 'success') {
      const timer = setTimeout(() => send({ kind: 'success-shown' }), PULL_SUCCESS_MS)
      return () => clearTimeout(timer)
    }
    if (pull.phase !== 'loading') return
    let isWanted = true
    const settle = (isFresh: boolean): void => {
      if (isWanted) send({ kind: isFresh ? 'loaded' : 'failed' })
    }
    latest.current.onRefresh().then(settle, () => settle(false))
    return () => {
      isWanted = false
    }
  }, [pull.phase])

  return pull
}
