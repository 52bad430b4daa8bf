import type { LanguageState } from '../account/language-state.ts'
import type { ThemeState } from '../account/theme-state.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { Notices } from '../shared/notices.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { StaffCatalogue } from './catalogue.ts'
import type { StaffChat } from './chat.ts'
import type { Queues } from './queue.ts'
import type { StaffSessions } from './session.ts'
import type { StaffApi } from './staff-api.ts'

/** What the page of the counter may touch: its streams and use-cases. Made once a page by `adapters/container`. */
export type Counter = {
  readonly session: StaffSessions
  readonly api: StaffApi
  /** What waits for staff, a queue for each kind of work. */
  readonly queues: Queues
  /** Editors, pictures and imports of the catalogue. */
  readonly catalogue: StaffCatalogue
  /** An id for each act: sent again after a lost answer it has happened once. */
  readonly requestIds: RequestIds
  /** The chat, whose code comes with its first opening; rejects when it cannot be had. */
  readonly loadChat: () => Promise<StaffChat>
  readonly language: LanguageState
  readonly theme: ThemeState
  /** Small named values that outlive the page. */
  readonly device: StoragePort
  /** Toasts. */
  readonly notices: Notices
  /** The server's time; timers are the device's. */
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
}
