import { createSystemClock } from '../../adapters/clock/system-clock.ts'
import { createNodeMessagingPorts } from '../../adapters/container/node-messaging-ports.ts'
import { createSteadyLifecycle } from '../../adapters/lifecycle/steady-lifecycle.ts'
import { createLoneTab } from '../../adapters/tabs/broadcast-tabs.ts'
import { createMessaging } from '../../application/messaging/create-messaging.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import type { MessagingHost } from '../../application/messaging/messaging-host.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { type ConnectionPolicy, SPEC_POLICY } from '../../domain/messaging/connection/connection-policy.ts'
import { createContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../domain/messaging/message.ts'
import { createUnsteadySocket } from './unsteady-socket.ts'

export type Who = {
  readonly uid: string
  readonly token: string
  readonly deviceID?: string
  readonly address: string
  readonly host?: MessagingHost
  readonly policy?: Partial<ConnectionPolicy>
  readonly protocol?: number
}

export type LiveClient = {
  readonly client: Messaging
  /** Messages of others as they came in. */
  readonly arrived: readonly Message[]
  readonly commands: readonly Message[]
  /** The line breaks; the client is told at once. */
  readonly cut: () => void
  /** From now on nothing that the server says comes through. */
  readonly goDeaf: (isDeaf: boolean) => void
  readonly texts: (channel: Channel) => readonly string[]
  readonly close: () => Promise<void>
}

// A machine that waits for a reconnect need not wait three seconds for the first one.
const POLICY = { ...SPEC_POLICY, firstDelayMs: 150 }
let devices = 0

/** Our client as Node runs it: real sockets and the system's clock. */
export const openLiveClient = ({
  uid,
  token,
  address,
  deviceID,
  host = {},
  policy,
  protocol = 4,
}: Who): LiveClient => {
  const ports = createNodeMessagingPorts()
  const socket = createUnsteadySocket(ports.socket)
  const arrived: Message[] = []
  const commands: Message[] = []
  devices += 1
  const client = createMessaging({
    ...ports,
    socket,
    clock: createSystemClock(),
    lifecycle: createSteadyLifecycle(),
    tabs: createLoneTab(),
    log: { write: () => undefined },
    host,
    registry: createContentRegistry(),
    address,
    connectionPolicy: { ...POLICY, ...policy },
    identity: {
      uid,
      token,
      deviceFlag: 1,
      deviceID: deviceID ?? `interop-device-${devices}`,
      protocolVersion: protocol,
    },
  })
  client.arrived.subscribe((message) => void arrived.push(message))
  client.commands.subscribe((message) => void commands.push(message))
  return {
    client,
    arrived,
    commands,
    cut: socket.cut,
    goDeaf: socket.goDeaf,
    texts: (channel) =>
      client
        .messages$(channelKey(channel))
        .value.messages.flatMap(({ content: { body } }) => (body.kind === 'text' ? [body.text] : [])),
    close: () => client.dispose(),
  }
}
