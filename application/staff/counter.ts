import type { LanguageState } from '../account/language-state.ts'
import type { ThemeState } from '../account/theme-state.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { PicturesPort } from '../ports/pictures-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { Notices } from '../shared/notices.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { StaffCatalogue } from './catalogue.ts'
import type { StaffChat } from './chat.ts'
import type { Queues } from './queue.ts'
import type { StaffSessions } from './session.ts'
import type { StaffApi } from './staff-api.ts'

/** All streams and use-cases of the counter's page. Created once per page by `adapters/container`. */
export type Counter = {
  readonly session: StaffSessions
  readonly api: StaffApi
  /** The work queues, one for each kind. */
  readonly queues: Queues
  /** Editors, pictures and imports of the catalogue. */
  readonly catalogue: StaffCatalogue
  /** Request ids, so that an action repeated after a lost answer happens only once. */
  readonly requestIds: RequestIds
  /** The chat, whose code is loaded when first opened; rejects when loading fails. */
  readonly loadChat: () => Promise<StaffChat>
  readonly language: LanguageState
  readonly theme: ThemeState
  /** Small named values that survive the page. */
  readonly device: StoragePort
  /** Toasts. */
  readonly notices: Notices
  /** The server's time; timers are the device's. */
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  /** Makes chosen pictures ready to be sent. */
  readonly pictures: PicturesPort
}
