import { createNobleCrypto } from '../../../adapters/crypto/noble-crypto.ts'
import { createGateway } from '../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import { createImOfGateway } from '../../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle, createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createLoneLock } from '../../../adapters/lock/lone-lock.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { createLoneTab } from '../../../adapters/tabs/broadcast-tabs.ts'
import { createMessaging } from '../../../application/messaging/create-messaging.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { SocketPort } from '../../../application/ports/socket-port.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { createGatewaySocket } from '../backend/chat/gateway-socket.ts'
import { createMemoryLog } from '../backend/chat/memory-log.ts'
import { hostOfIm } from './host-of-im.ts'

type Talker = {
  readonly uid: string
  readonly peer: string
  readonly socket: SocketPort
  /** What stands between the client and its host. */
  readonly hostBehind?: (host: MessagingHost) => MessagingHost
}

/** The real gateway in virtual time, and clients in their own conversations on it. */
export const createGatewayWorld = (server: 'deduplicating' | 'forgetful') => {
  const clock = createFakeClock()
  const crypto = createNobleCrypto()
  const gateway = createGateway({ clock, crypto, log: createMemoryLog(server === 'deduplicating') })
  const im = createImOfGateway(gateway)

  /** Connects, and opens the conversation with the peer. */
  const openConversationOver = async ({ uid, peer, socket, hostBehind = (host) => host }: Talker) => {
    await gateway.register(uid, 'token', 1, 0)
    const registry = createContentRegistry()
    const channel = { channelID: peer, channelType: 1 }
    const client = createMessaging({
      socket,
      records: createMemoryRecords(),
      locks: createLoneLock(),
      tabs: createLoneTab(),
      crypto,
      clock,
      lifecycle: createFakeLifecycle(),
      log: createFakeLog(),
      host: hostBehind(hostOfIm(im, uid, registry)),
      registry,
      address: 'ws://gateway',
      identity: { uid, token: 'token', deviceFlag: 1, deviceID: uid, protocolVersion: 4 },
    })
    const heard: string[] = []
    client.arrived.subscribe(({ content: { body } }) => {
      if (body.kind === 'text') heard.push(body.text)
    })
    client.connect()
    void client.openConversation(channel)
    const shown = () =>
      client
        .messages$(channelKey(channel))
        .value.messages.map(({ content: { body } }) => (body.kind === 'text' ? body.text : ''))
    return { client, channel, heard, shown }
  }

  return {
    clock,
    openConversationOver,
    createSocket: () => createGatewaySocket(() => gateway, clock),
    pass: async (ms: number) => {
      await clock.advanceAsync(ms)
      for (let turn = 0; turn < 3; turn++) await settle()
    },
  }
}
