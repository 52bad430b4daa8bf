import type { Seconds } from '../shared/time.ts'

/** An entry of the notifications page. (Toasts of the app itself are separate.) */
export type ServerNotice = {
  readonly id: string
  readonly title: string
  /** Plain text or server HTML; shown only through the sanitiser. */
  readonly content: string
  readonly type: string
  /** A path of this app; undefined when there is no page to open. */
  readonly link: string | undefined
  readonly isRead: boolean
  readonly createdAt: Seconds
}

/** A help article; `content` is server HTML, shown only through the sanitiser. */
export type Article = {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly createdAt: Seconds | undefined
}
