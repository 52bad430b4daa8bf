import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { createNobleCrypto } from '../../../../adapters/crypto/noble-crypto.ts'
import { createGateway, type Gateway } from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import type { GatewayOptions } from '../../../../adapters/embedded-backend/chat/gateway/gateway-options.ts'
import { createImOfGateway } from '../../../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { mountImApi } from '../../../../adapters/embedded-backend/chat/im-api/mount-im-api.ts'
import type { ImMessage, ImServer } from '../../../../adapters/embedded-backend/chat/im-server.ts'
import type { HostBindings } from '../../../../adapters/embedded-backend/http/caller.ts'
import { createSystemClock } from '../../../../adapters/embedded-backend/time/clock.ts'
import { ChannelType } from '../../../../domain/messaging/channels/channel.ts'
import { createMemoryLog } from './memory-log.ts'
import { createEventSockets, mountSecondGeneration } from './second-generation.ts'

export type LoopbackGateway = {
  readonly gateway: Gateway
  readonly ws: string
  readonly api: string
  readonly managerToken: string
  readonly close: () => Promise<void>
}

type Options = Partial<GatewayOptions> & {
  /** false: a message that is sent again is stored again, as by the servers before 2026. */
  readonly isDeduplicating?: boolean
  /** Messages between two bear the name of the addressee, whoever asks, as on the public servers of 2023. */
  readonly namesAddressee?: boolean
  /** Streams by events, stored commands and late storing, as of WuKongIM v2.2.5. */
  readonly isSecondGeneration?: boolean
}

const MANAGER_TOKEN = 'manager'

const addressed = (uid: string, message: ImMessage): ImMessage =>
  message.channelType === ChannelType.person && message.fromUID !== uid
    ? { ...message, channelID: uid }
    : message

const naming = (im: ImServer): ImServer => ({
  ...im,
  messages: async (uid, channel, pull) => {
    const page = await im.messages(uid, channel, pull)
    return { ...page, messages: page.messages.map((message) => addressed(uid, message)) }
  },
  conversations: async (uid, ask) =>
    (await im.conversations(uid, ask)).map((row) => ({
      ...row,
      recents: row.recents.map((message) => addressed(uid, message)),
    })),
})

/** A messaging server without a shop, on a port of its own: it can be made to behave as other servers do. */
export const startLoopbackGateway = async ({
  isDeduplicating,
  namesAddressee = false,
  isSecondGeneration = false,
  ...options
}: Options = {}): Promise<LoopbackGateway> => {
  const gateway = createGateway({
    clock: createSystemClock(),
    crypto: createNobleCrypto(),
    log: createMemoryLog(isDeduplicating),
    options,
  })
  const app = new Hono<{ Bindings: HostBindings }>()
  const im = createImOfGateway(gateway)
  const eventSockets = createEventSockets()
  if (isSecondGeneration) mountSecondGeneration(app, { gateway, im, sockets: eventSockets })
  mountImApi(app, { log: { write: () => undefined } }, namesAddressee ? naming(im) : im, MANAGER_TOKEN)
  const server = createServer(getRequestListener((request) => app.fetch(request)))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    if (isSecondGeneration) eventSockets.watch(socket)
    const connection = gateway.connect({
      write: (bytes) => socket.send(bytes),
      close: () => socket.close(),
      backlog: () => socket.bufferedAmount,
    })
    socket.on('message', (bytes) => connection.received(Uint8Array.from(bytes as Buffer)))
    socket.on('close', connection.closed)
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    gateway,
    ws: `ws://${host}`,
    api: `http://${host}/im`,
    managerToken: MANAGER_TOKEN,
    close: async () => {
      gateway.close()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
