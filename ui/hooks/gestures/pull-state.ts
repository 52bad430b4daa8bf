/** Requirements S4 and S9: five states, a head of 50 px, success shown for 500 ms. */
export const PULL_HEAD_PX = 50
export const PULL_SUCCESS_MS = 500

export type PullPhase = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success'
/** `offset` is how far the page is moved down, in px. */
export type Pull = { readonly phase: PullPhase; readonly offset: number }

export type PullEvent =
  | { readonly kind: 'moved'; readonly distance: number }
  | { readonly kind: 'released' }
  /** The system took the finger for itself: nobody has let go. */
  | { readonly kind: 'taken-away' }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'success-shown' }

export const PULL_AT_REST: Pull = { phase: 'normal', offset: 0 }

// The page follows the finger one to one up to the head, then ever more slowly.
const ease = (distance: number): number => {
  if (distance <= PULL_HEAD_PX) return distance
  return distance <= 2 * PULL_HEAD_PX
    ? PULL_HEAD_PX + (distance - PULL_HEAD_PX) / 2
    : PULL_HEAD_PX * 1.5 + (distance - 2 * PULL_HEAD_PX) / 4
}

/** The whole life of a pull. Once loading, fingers have no say. */
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
