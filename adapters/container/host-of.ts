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

export type Ports = {
  readonly http: HttpPort
  readonly cookies: StoragePort
  readonly device: StoragePort
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly userAgent: string
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
