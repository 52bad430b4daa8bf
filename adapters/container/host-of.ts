import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import type { TabsPort } from '../../application/ports/tabs-port.ts'
import type { HostModule } from './create-app.ts'
import { provide } from './provide.ts'
import { HOST } from './tokens.ts'

/** What the app asks of its surroundings (docs/hosts.md). */
export type Ports = {
  readonly http: HttpPort
  /** What the host is to see as well: the session's token, the language, the theme. */
  readonly cookies: StoragePort
  /** What is the device's own: a visitor's cart, searches, ids of requests without an answer. May be `cookies`. */
  readonly device: StoragePort
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  /** Tells a phone from a computer. */
  readonly userAgent: string
  /** Asked for whenever a chat opens or is wiped: the same ports each time, so that both mean the same rows. */
  readonly messagingPorts: () => Promise<MessagingPorts>
}

/** A host made of given ports: fakes in tests, or whatever a new kind of host brings. */
export const hostOf =
  (ports: Ports): HostModule =>
  (container) => {
    provide(container, HOST.http, () => ports.http, {})
    provide(container, HOST.cookies, () => ports.cookies, {})
    provide(container, HOST.device, () => ports.device, {})
    provide(container, HOST.clock, () => ports.clock, {})
    provide(container, HOST.random, () => ports.random, {})
    provide(container, HOST.lifecycle, () => ports.lifecycle, {})
    provide(container, HOST.tabs, () => ports.tabs, {})
    provide(container, HOST.log, () => ports.log, {})
    provide(container, HOST.userAgent, () => ports.userAgent, {})
    provide(container, HOST.messagingPorts, () => ports.messagingPorts, {})
  }
