import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { Notice, Notices } from './notices.ts'
import { createState } from './state-stream.ts'

/** Spec storefront 8 and 9. */
const NOTICE_LIFE_MS = 1200
/** A notice that offers something to do has to stay long enough for a thumb to reach it. */
const ACTION_NOTICE_LIFE_MS = 6000

/** Toasts as data. At most three at once: older ones give way. */
export const createNotices = ({ clock }: { readonly clock: ClockPort }): Notices => {
  const notices$ = createState<readonly Notice[]>([])
  const timers = new Map<number, TimerHandle>()
  let lastId = 0

  const close = (id: number): void => {
    timers.get(id)?.cancel()
    timers.delete(id)
    notices$.update((shown) => (shown.some((n) => n.id === id) ? shown.filter((n) => n.id !== id) : shown))
  }

  return {
    notices$: notices$.stream,
    show: (tone, text, action) => {
      const words = stableJson(text)
      const same = notices$.value.find((shown) => shown.tone === tone && stableJson(shown.text) === words)
      if (same) return same.id
      lastId += 1
      const id = lastId
      const passing = notices$.value.filter((shown) => shown.tone !== 'loading')
      for (const old of passing.slice(0, -2)) close(old.id)
      notices$.update((shown) => [...shown, { id, tone, text, ...(action ? { action } : {}) }])
      if (tone !== 'loading') {
        timers.set(
          id,
          clock.after(action ? ACTION_NOTICE_LIFE_MS : NOTICE_LIFE_MS, () => close(id)),
        )
      }
      return id
    },
    close,
  }
}
