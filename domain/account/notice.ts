import type { Seconds } from '../shared/time.ts'

/** A notice of the server; named apart from the toasts of the App. */
export type ServerNotice = {
  readonly id: string
  readonly title: string
  /** Plain text or server HTML; shown only through the sanitiser. */
  readonly content: string
  readonly type: string
  /** A path of this app; undefined when there is nowhere to go. */
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
