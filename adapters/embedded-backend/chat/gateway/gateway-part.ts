import type { IncomingHttpHeaders, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { ChannelType } from '../../../../domain/messaging/channels/channel.ts'
import { FRAME_LIMIT } from '../../../../domain/messaging/wire/framer.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'
import { createNobleCrypto } from '../../../crypto/noble-crypto.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import type { BackendPart } from '../../backend-part.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import { partyOf } from '../api/uids.ts'
import { createChatApiPart } from '../chat-api-part.ts'
import type { ImServer } from '../im-server.ts'
import { noteWaiting } from '../merchants/waiting.ts'
import { wukongimOf } from '../wukongim/wukongim-part.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { createImOfGateway, openMessageStream, WS_PATH } from './im-of-gateway.ts'
import { createSqlLog } from './log/sql-log.ts'
import { peerIn } from './names.ts'
import { createClusterPeers } from './presence/cluster-peers.ts'

// Requirement W1: the type and at most four bytes of length.
const FRAME_HEAD = 5
// RFC 6455 7.4.1; clients reconnect to another process.
const GOING_AWAY = 1001
// How long, in milliseconds, to wait for a client's closing frame.
const LEAVE_MS = 1_000

type Built = { readonly gateway: Gateway; readonly im: ImServer }

const built = new WeakMap<BackendDeps, Built>()

/** Who may write to whom: shoppers to merchants and customer service and vice versa; nobody to an unknown uid. */
const maySend =
  ({ database }: BackendDeps) =>
  async (fromUID: string, to: string, channelType: number): Promise<number> => {
    // Only the shop sends to data channels; connections listen.
    if (channelType !== ChannelType.person) return ReasonCode.notAllowSend
    const [from, other] = [partyOf(fromUID), partyOf(to)]
    // Users that only the server's own API knows (im-api) may write to each other.
    if (!other) return from ? ReasonCode.channelNotExist : ReasonCode.success
    if (!from) return ReasonCode.notAllowSend
    if (from.kind === 'shopper') {
      const [user] = await database.query<{ is_banned: boolean }>(
        'select chat_banned as is_banned from users where id = $1',
        [from.id],
      )
      if (user?.is_banned !== false) return ReasonCode.ban
      // A shopper may write to themselves, but not to other shoppers: it notifies their other devices.
      if (other.kind === 'shopper') return fromUID === to ? ReasonCode.success : ReasonCode.notAllowSend
    }
    if (other.kind === 'service') return ReasonCode.success
    const table = other.kind === 'merchant' ? 'shops' : 'users'
    const found = await database.query(`select 1 from ${table} where id = $1`, [other.id])
    return found.length > 0 ? ReasonCode.success : ReasonCode.channelNotExist
  }

const buildFor = (deps: BackendDeps): Built => {
  const known = built.get(deps)
  if (known) return known
  const failed = (cause: unknown): void =>
    deps.log.write('error', 'messaging-failed', { detail: String(cause) })
  const gateway = createGateway({
    clock: deps.clock,
    crypto: createNobleCrypto(),
    log: createSqlLog(deps.database, (tx, message) => {
      const { channel, fromUID, seq: messageSeq } = message
      const stored = { ...message, messageSeq, toUID: peerIn(channel, fromUID) }
      return noteWaiting(tx, stored, secondsOf(deps.clock))
    }),
    maySend: maySend(deps),
    peers: createClusterPeers(deps.database, deps.cluster, failed),
    failed,
    dropped: (uid, why) => deps.log.write('warn', 'messaging-slow-client', { uid, why }),
  })
  deps.metrics.gauge('lintas_chat_connections', 'Open connections of the chat.', gateway.connections)
  const fresh = { gateway, im: createImOfGateway(gateway) }
  built.set(deps, fresh)
  return fresh
}

/** The gateway of a backend, for tests. */
export const gatewayOf = (deps: BackendDeps): Gateway => buildFor(deps).gateway
/** The messaging server of the chat: a WuKongIM server, or this process's gateway. */
export const imOf = (deps: BackendDeps): ImServer => wukongimOf(deps) ?? buildFor(deps).im

/** Whether a request is for the chat's socket. The target may be any text, not necessarily a valid URL. */
const isForChat = (target: string | undefined): boolean => (target ?? '').split('?', 1)[0] === WS_PATH

/** Whether a request may open a socket: from a page of this shop or an allowed origin, or not from a page at all. */
const isWelcome = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  if (origin === undefined || allowed.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** The close code for "try again later" (RFC 6455, 7.4). */
const TRY_AGAIN_LATER = 1013

const serve = (gateway: Gateway, socket: WebSocket): void => {
  socket.binaryType = 'nodebuffer'
  const connection = gateway.connect({
    write: (bytes) => socket.send(bytes),
    close: (why) => {
      if (why) socket.close(TRY_AGAIN_LATER, why)
      else socket.close()
      // Do not wait for a client that does not answer the closing frame.
      setTimeout(() => socket.terminate(), 2000).unref()
    },
    backlog: () => socket.bufferedAmount,
  })
  socket.on('message', (data, isBinary) => {
    // Text frames are another protocol of the public server, not supported here.
    if (!isBinary) socket.terminate()
    // A copy: the library reuses its buffer, and readers keep views.
    else if (data instanceof Buffer) connection.received(Uint8Array.from(data))
  })
  socket.on('close', connection.closed)
  socket.on('error', () => socket.terminate())
}

const attach = (server: Server, deps: BackendDeps): Stoppable => {
  if (deps.config.wukongim) return { stop: async () => undefined }
  const { gateway } = buildFor(deps)
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_LIMIT + FRAME_HEAD,
  })
  server.on('upgrade', (request, socket, head) => {
    // Without a listener a connection reset would end the process.
    socket.on('error', () => socket.destroy())
    if (!isForChat(request.url) || !isWelcome(request.headers, deps.config.allowedOrigins)) {
      // Do not wait for clients that do not close, or the server could not end.
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy())
      return
    }
    sockets.handleUpgrade(request, socket, head, (ready) => serve(gateway, ready))
  })
  return {
    stop: async () => {
      const gone = [...sockets.clients].map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve())
            socket.close(GOING_AWAY)
            setTimeout(() => socket.terminate(), LEAVE_MS).unref()
          }),
      )
      await Promise.all(gone)
      gateway.close()
      sockets.close()
    },
  }
}

/** The messaging gateway as a backend part. */
export const gatewayPart: BackendPart = { name: 'messaging', attach }

/** The chat of the shop, on the gateway of this process. */
export const chatPart: BackendPart = createChatApiPart(imOf, (deps) =>
  deps.config.wukongim
    ? undefined
    : (fromUID, channel, name) => openMessageStream(gatewayOf(deps), fromUID, channel, name),
)
