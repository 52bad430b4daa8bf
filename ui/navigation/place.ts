import type { RouteMatch } from './routes.ts'
import type { Screen } from './screen.ts'

/** How a page came to be shown: decides scrolling and focus. */
export type Arrival = 'start' | 'forward' | 'replace' | 'back'

/** Where the shopper is, once everything that the page needs is here. */
export type Place = {
  readonly url: string
  readonly arrival: Arrival
  /** Identifies the entry of the browser's history, so that Back restores the place on the page. */
  readonly historyId: number
  readonly match: RouteMatch | undefined
  /** Undefined when the path has no screen, or its code could not be loaded. */
  readonly screen: Screen | undefined
  readonly hasFailed: boolean
}

/** The browser's history in our words. */
export interface HistoryPort {
  url(): string
  push(url: string): number
  replace(url: string): number
  /** Called when Back or Forward led to another entry. */
  listen(moved: () => void): void
  currentId(): number
}
