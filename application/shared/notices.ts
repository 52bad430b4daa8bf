import { BehaviorSubject } from 'rxjs'
import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { type StateStream, stateOf } from './streams.ts'

/** The text of a toast: a fault, a key of the locale files with its values, or the server's text. */
export type NoticeText =
  | { readonly kind: 'fault'; readonly fault: ApiFault }
  | { readonly kind: 'key'; readonly key: string; readonly with?: Readonly<Record<string, string | number>> }
  | { readonly kind: 'text'; readonly text: string }

type NoticeTone = 'info' | 'success' | 'error' | 'loading'

/** A toast: text, tone, and an optional action. */
export type Notice = {
  readonly id: number
  readonly tone: NoticeTone
  readonly text: NoticeText
  readonly action?: NoticeAction
}

type NoticeAction = { readonly key: string; readonly run: () => void }

/** Toasts as data (requirements S8 and S9): 1.2 s each; a loading one stays until closed. */
export type Notices = {
  readonly notices$: StateStream<readonly Notice[]>
  /** Shows a toast and returns its id for `close`. A text that is already on screen is not shown twice. */
  readonly show: (tone: NoticeTone, text: NoticeText, action?: NoticeAction) => number
  readonly close: (id: number) => void
  /**
   * From now on a toast's time begins when it becomes visible (`markSeen`): the code that shows toasts may not be loaded
   * yet.
   */
  readonly pauseUntilVisible: () => void
  /** Call when these toasts have become visible. */
  readonly markSeen: (ids: readonly number[]) => void
  /** What screens in sight say in place of their content: no toast repeats it. */
  readonly saidOnPage$: StateStream<readonly string[]>
  /** A screen says this text in place of its content; call what it returns when that is gone. */
  readonly sayOnPage: (said: string) => () => void
}

/** How long a toast is shown, in milliseconds (requirements S8 and S9). */
const NOTICE_LIFE_MS = 1200
/** A toast with an action stays longer, so that it can be tapped. */
const ACTION_NOTICE_LIFE_MS = 6000
/** A toast that nobody has seen for this long is dropped. */
const UNSEEN_LIFE_MS = 10_000

/** The text of a toast as a key; which call a fault comes from does not matter. */
const keyOfText = (text: NoticeText): string =>
  stableJson(text.kind === 'fault' ? { ...text.fault, path: undefined, details: undefined } : text)

/** Toasts as data. At most three at once: older ones are removed. */
export const createNotices = ({ clock }: { readonly clock: ClockPort }): Notices => {
  const notices$ = new BehaviorSubject<readonly Notice[]>([])
  const saidOnPage$ = new BehaviorSubject<readonly string[]>([])
  const timers = new Map<number, TimerHandle>()
  const unseen = new Set<number>()
  let isWaiting = false
  let lastId = 0

  const close = (id: number): void => {
    timers.get(id)?.cancel()
    timers.delete(id)
    unseen.delete(id)
    const shown = notices$.value
    if (shown.some((n) => n.id === id)) notices$.next(shown.filter((n) => n.id !== id))
  }

  const closeAfter = (id: number, ms: number): void => {
    timers.get(id)?.cancel()
    timers.set(
      id,
      clock.after(ms, () => close(id)),
    )
  }
  const lifeOf = (action: NoticeAction | undefined): number =>
    action ? ACTION_NOTICE_LIFE_MS : NOTICE_LIFE_MS

  return {
    notices$: stateOf(notices$),
    show: (tone, text, action) => {
      const textKey = keyOfText(text)
      const same = notices$.value.find((shown) => shown.tone === tone && keyOfText(shown.text) === textKey)
      if (same) return same.id
      lastId += 1
      const id = lastId
      const passing = notices$.value.filter((shown) => shown.tone !== 'loading')
      for (const old of passing.slice(0, -2)) close(old.id)
      notices$.next([...notices$.value, { id, tone, text, ...(action ? { action } : {}) }])
      if (tone !== 'loading') {
        if (isWaiting) unseen.add(id)
        closeAfter(id, isWaiting ? UNSEEN_LIFE_MS : lifeOf(action))
      }
      return id
    },
    close,
    pauseUntilVisible: () => {
      isWaiting = true
    },
    markSeen: (ids) => {
      for (const notice of notices$.value) {
        if (ids.includes(notice.id) && unseen.delete(notice.id)) closeAfter(notice.id, lifeOf(notice.action))
      }
    },
    saidOnPage$: stateOf(saidOnPage$),
    sayOnPage: (said) => {
      saidOnPage$.next([...saidOnPage$.value, said])
      return () => {
        const at = saidOnPage$.value.indexOf(said)
        saidOnPage$.next(saidOnPage$.value.filter((_, other) => other !== at))
      }
    },
  }
}
