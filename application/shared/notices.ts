import type { ApiFault } from '../../domain/api/fault.ts'
import type { StateStream } from './state-stream.ts'

/** What a toast says: a fault, a key of the locale files with its values, or the host's own words. */
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
  /** Gives the id to close it with. The same text within its life is shown once. */
  readonly show: (tone: NoticeTone, text: NoticeText, action?: NoticeAction) => number
  readonly close: (id: number) => void
  /** From now on a toast lives from when it is seen: what shows them may still be on its way. */
  readonly waitForEyes: () => void
  /** These are on the screen. */
  readonly seen: (ids: readonly number[]) => void
}
