import type { Page } from 'playwright-core'
import { decodePacket } from '../../../../domain/messaging/wire/decode.ts'
import { encodePacket } from '../../../../domain/messaging/wire/encode.ts'
import { createFramer } from '../../../../domain/messaging/wire/framer.ts'
import type { Packet } from '../../../../domain/messaging/wire/packets.ts'

const CHAT = /\/im-ws/
const ADDRESS = '**/api/chat/getWebSocketUrl'
const VERSION = 4

type Refusals = {
  /** With this reason every message of the page is refused, while there is one. */
  readonly answerSends: (reason: number | undefined) => void
}

/** The same bytes with another answer to what was sent; nothing else in them is touched. */
const answered = (bytes: Uint8Array, reasonCode: number): Uint8Array => {
  const framer = createFramer()
  framer.push(bytes)
  const parts: Uint8Array[] = []
  for (let frame = framer.next(); frame; frame = framer.next()) {
    const packet = decodePacket(frame.head, frame.body, VERSION) as Packet
    const told = packet.kind === 'sendack' ? { ...packet, reasonCode, messageSeq: 0 } : packet
    const encoded = encodePacket(told, VERSION)
    if (encoded.ok) parts.push(encoded.value)
  }
  return Buffer.concat(parts)
}

/** Stands between a page and the gateway: before the page opens its chat. */
export const refuseAtGateway = async (page: Page): Promise<Refusals> => {
  let reason: number | undefined
  await page.routeWebSocket(CHAT, (socket) => {
    const gateway = socket.connectToServer()
    gateway.onMessage((message) => {
      const isPlain = reason === undefined || typeof message === 'string'
      socket.send(isPlain ? message : Buffer.from(answered(message, reason as number)))
    })
  })
  return {
    answerSends: (next) => {
      reason = next
    },
  }
}

/** Gives a page tokens that the gateway does not take, until the promise's function is called. */
export const spoilTokens = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(ADDRESS, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...rest, data: { ...data, token: 'of-yesterday' } } })
  })
  return () => page.unroute(ADDRESS)
}
