import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'
import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
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

/** What a screen says in place of its content, and whether a screen reader hears it by itself. */
export type SaidOnPage = { readonly words: string; readonly isAnnounced: boolean }

type NoticeAction = { readonly key: string; readonly run: () => void }

/**
 * Toasts as data (requirements S8 and S9): 1.2 s each; a loading one stays until closed. Their time runs only while the
 * page is visible: who comes back to it has all of it.
 */
export type Notices = {
  readonly notices$: StateStream<readonly Notice[]>
  /** Shows a toast and returns its id for `close`. A text that is already on screen is not shown twice. */
  readonly show: (tone: NoticeTone, text: NoticeText, action?: NoticeAction) => number
  readonly close: (id: number) => void
  /**
   * Holds toasts back until `resume`: there is no page yet that could show them or say the same itself. After that a
   * toast's time begins when it becomes visible (`markSeen`): its texts may not be loaded yet.
   */
  readonly pauseUntilVisible: () => void
  readonly resume: () => void
  /** Call when these toasts have become visible. */
  readonly markSeen: (ids: readonly number[]) => void
  /** What screens in sight say in place of their content: no toast repeats it. */
  readonly saidOnPage$: StateStream<readonly SaidOnPage[]>
  /** A screen says these words in place of its content; call what it returns when that is gone. */
  readonly sayOnPage: (words: string, isAnnounced: boolean) => () => void
}

/** How long a toast is shown, in milliseconds (requirements S8 and S9). */
const NOTICE_LIFE_MS = 1200
/** A toast with an action stays longer, so that it can be tapped. */
const ACTION_NOTICE_LIFE_MS = 6000
/** A toast that nobody has seen for this long is dropped. */
const UNSEEN_LIFE_MS = 10_000

const lifeOf = (action: NoticeAction | undefined): number => (action ? ACTION_NOTICE_LIFE_MS : NOTICE_LIFE_MS)

/** The text of a toast as a key; which call a fault comes from does not matter. */
const keyOfText = (text: NoticeText): string =>
  stableJson(text.kind === 'fault' ? { ...text.fault, path: undefined, details: undefined } : text)

type Deps = { readonly clock: ClockPort; readonly lifecycle: LifecyclePort }

/** How long a toast has to live, and what ends it then; nothing does while the page is hidden. */
type Life = { readonly ms: number; readonly timer: TimerHandle | undefined }

/** Toasts as data. At most three at once: older ones are removed. */
export const createNotices = ({ clock, lifecycle: { life$ } }: Deps): Notices => {
  const notices$ = new BehaviorSubject<readonly Notice[]>([])
  const saidOnPage$ = new BehaviorSubject<readonly SaidOnPage[]>([])
  let notices: readonly Notice[] = []
  const lives = new Map<number, Life>()
  const unseen = new Set<number>()
  let isHeld = false
  let isWaiting = false
  let lastId = 0

  const change = (next: readonly Notice[]): void => {
    notices = next
    if (!isHeld) notices$.next(next)
  }

  const close = (id: number): void => {
    lives.get(id)?.timer?.cancel()
    lives.delete(id)
    unseen.delete(id)
    if (notices.some((n) => n.id === id)) change(notices.filter((n) => n.id !== id))
  }

  const closeAfter = (id: number, ms: number): void => {
    lives.get(id)?.timer?.cancel()
    const timer = life$.value.isVisible ? clock.after(ms, () => close(id)) : undefined
    lives.set(id, { ms, timer })
  }
  life$
    .pipe(
      map(({ isVisible }) => isVisible),
      distinctUntilChanged(),
    )
    .subscribe(() => {
      for (const [id, { ms }] of [...lives]) closeAfter(id, ms)
    })

  const begin = ({ id, tone, action }: Notice): void => {
    if (tone === 'loading') return
    if (isWaiting) unseen.add(id)
    closeAfter(id, isWaiting ? UNSEEN_LIFE_MS : lifeOf(action))
  }

  return {
    notices$: stateOf(notices$),
    show: (tone, text, action) => {
      const textKey = keyOfText(text)
      const same = notices.find((shown) => shown.tone === tone && keyOfText(shown.text) === textKey)
      if (same) return same.id
      lastId += 1
      const notice: Notice = { id: lastId, tone, text, ...(action ? { action } : {}) }
      const passing = notices.filter((shown) => shown.tone !== 'loading')
      for (const old of passing.slice(0, -2)) close(old.id)
      change([...notices, notice])
      if (!isHeld) begin(notice)
      return notice.id
    },
    close,
    pauseUntilVisible: () => {
      isHeld = true
      isWaiting = true
    },
    resume: () => {
      if (!isHeld) return
      isHeld = false
      change(notices)
      for (const notice of notices) begin(notice)
    },
    markSeen: (ids) => {
      for (const { id, action } of notices) {
        if (ids.includes(id) && unseen.delete(id)) closeAfter(id, lifeOf(action))
      }
    },
    saidOnPage$: stateOf(saidOnPage$),
    sayOnPage: (words, isAnnounced) => {
      const said = { words, isAnnounced }
      saidOnPage$.next([...saidOnPage$.value, said])
      return () => saidOnPage$.next(saidOnPage$.value.filter((other) => other !== said))
    },
  }
}
