import type { ApiFault } from '../../domain/api/fault.ts'
import type { StateStream } from './state-stream.ts'

/** What a toast says: a fault, a key of the locale files with its values, or the server's own words. */
export type NoticeText =
  | { readonly kind: 'fault'; readonly fault: ApiFault }
  | { readonly kind: 'key'; readonly key: string; readonly with?: Readonly<Record<string, string | number>> }
  | { readonly kind: 'text'; readonly text: string }

export type NoticeTone = 'info' | 'success' | 'error' | 'loading'

export type Notice = {
  readonly id: number
  readonly tone: NoticeTone
  readonly text: NoticeText
  readonly action?: NoticeAction
}

export type NoticeAction = { readonly key: string; readonly run: () => void }

/** Toasts as data (spec storefront 8 and 9): 1.2 s each; a loading one stays until it is closed. */
export type Notices = {
  readonly notices$: StateStream<readonly Notice[]>
  /** Shows a toast and gives its id, for `close`. A text that is on the screen already is not shown twice. */
  readonly show: (tone: NoticeTone, text: NoticeText, action?: NoticeAction) => number
  readonly close: (id: number) => void
  /** From now on a toast's time begins when it is shown (`seen`): the code that shows toasts may not be loaded yet. */
  readonly pauseUntilVisible: () => void
  /** To be called when these toasts have come onto the screen. */
  readonly seen: (ids: readonly number[]) => void
}
