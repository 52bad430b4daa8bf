import { ContainerModule } from 'inversify'
import type { MessagingPorts } from '../../application/messaging/messaging-context.ts'
import type { AlertsPort, SoundPort } from '../../application/ports/alerts-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { AddressHashesPort, Sha256Port } from '../../application/ports/crypto-port.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { PicturesPort } from '../../application/ports/pictures-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import type { ServiceWorkerPort } from '../../application/ports/service-worker-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import type { TabsPort } from '../../application/ports/tabs-port.ts'
import { chatModule } from './chat-module.ts'
import { provide } from './provide.ts'
import { MESSAGING_PORTS, PORTS } from './tokens.ts'

/** Binds the ports to the adapters of one kind of host: browser, Node or test. */
export type Host = {
  /** Binds every port; the chat's may be missing if `loadChat` brings them. */
  readonly ports: ContainerModule
  /** Loads the chat's engine, with the ports that only it needs, when it is first opened or its data are deleted. */
  readonly loadChat: () => Promise<readonly ContainerModule[]>
}

/** The ports that the app requires (docs/hosts.md). */
export type Ports = MessagingPorts & {
  readonly http: HttpPort
  /** Values that the server reads too: the session's token, language, theme. */
  readonly cookies: StoragePort
  /** Values of this device only: a visitor's cart, searches, request ids without an answer. May be `cookies`. */
  readonly device: StoragePort
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly sha256: Sha256Port
  readonly addressHashes: AddressHashesPort
  /** Notifications outside the page. */
  readonly alerts: AlertsPort
  /** The sound of new messages. */
  readonly sound: SoundPort
  /** Makes chosen pictures ready to be sent. */
  readonly pictures: PicturesPort
  readonly serviceWorker: ServiceWorkerPort
  /** The browser's user agent. */
  readonly userAgent: string
}

/** The ports of the chat as a module, for `Host.loadChat`. */
export const messagingPortsModule = (ports: MessagingPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    provide(bind, MESSAGING_PORTS.socket, () => ports.socket, {})
    provide(bind, MESSAGING_PORTS.records, () => ports.records, {})
    provide(bind, MESSAGING_PORTS.locks, () => ports.locks, {})
    provide(bind, MESSAGING_PORTS.crypto, () => ports.crypto, {})
    provide(bind, MESSAGING_PORTS.tabMemory, () => ports.tabMemory, {})
  })

/** A host from given ports: fakes in tests, or the adapters of a new kind of host. */
export const hostOf = (ports: Ports): Host => ({
  ports: new ContainerModule((options) => {
    const { bind } = options
    provide(bind, PORTS.http, () => ports.http, {})
    provide(bind, PORTS.cookies, () => ports.cookies, {})
    provide(bind, PORTS.device, () => ports.device, {})
    provide(bind, PORTS.clock, () => ports.clock, {})
    provide(bind, PORTS.random, () => ports.random, {})
    provide(bind, PORTS.lifecycle, () => ports.lifecycle, {})
    provide(bind, PORTS.tabs, () => ports.tabs, {})
    provide(bind, PORTS.log, () => ports.log, {})
    provide(bind, PORTS.sha256, () => ports.sha256, {})
    provide(bind, PORTS.addressHashes, () => ports.addressHashes, {})
    provide(bind, PORTS.alerts, () => ports.alerts, {})
    provide(bind, PORTS.sound, () => ports.sound, {})
    provide(bind, PORTS.pictures, () => ports.pictures, {})
    provide(bind, PORTS.serviceWorker, () => ports.serviceWorker, {})
    provide(bind, PORTS.userAgent, () => ports.userAgent, {})
    void messagingPortsModule(ports).load(options)
  }),
  loadChat: async () => [chatModule],
})
