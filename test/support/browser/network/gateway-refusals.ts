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

type Frame = { readonly packet: Packet; readonly bytes: Uint8Array }

/** The packets of one socket message of the page. */
const framesIn = (message: Uint8Array): readonly Frame[] => {
  const framer = createFramer()
  framer.push(message)
  const frames: Frame[] = []
  for (let frame = framer.next(); frame; frame = framer.next()) {
    const packet = decodePacket(frame.head, frame.body, VERSION) as Packet
    const encoded = encodePacket(packet, VERSION)
    if (!encoded.ok) throw new Error(`a ${packet.kind} of the page cannot be written again`)
    frames.push({ packet, bytes: encoded.value })
  }
  return frames
}

const refusal = (clientSeq: number, reasonCode: number): Buffer => {
  const encoded = encodePacket(
    { kind: 'sendack', flags: 0, messageID: '0', clientSeq, messageSeq: 0, reasonCode },
    VERSION,
  )
  if (!encoded.ok) throw new Error('the refusal cannot be written')
  return Buffer.from(encoded.value)
}

/** Stands between a page and the gateway, before the page opens its chat. The gateway never sees a refused message. */
export const refuseAtGateway = async (page: Page): Promise<Refusals> => {
  let reason: number | undefined
  await page.routeWebSocket(CHAT, (socket) => {
    const gateway = socket.connectToServer()
    socket.onMessage((message) => {
      const refused = reason
      if (refused === undefined || typeof message === 'string') {
        gateway.send(message)
        return
      }
      for (const { packet, bytes } of framesIn(message)) {
        if (packet.kind === 'send') socket.send(refusal(packet.clientSeq, refused))
        else gateway.send(Buffer.from(bytes))
      }
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
