import { followMessages } from '../../../../adapters/embedded-backend/chat/api/follow-messages.ts'
import type { OpenStreamAs } from '../../../../adapters/embedded-backend/chat/merchants/merchant-sender.ts'
import { createMerchantWorker } from '../../../../adapters/embedded-backend/chat/merchants/merchant-worker.ts'
import { type ChatServer, readPayload, startChatServer } from './host-chat.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
type ShopperMessage = any

/** A chat with its simulated merchants. */
export type MerchantChat = ChatServer & {
  /** Time goes by in small steps, and the merchants do what is due. */
  readonly pass: (ms: number) => Promise<void>
  /** Stored payloads from one uid to another, oldest first. */
  readonly messagesFrom: (from: string, to?: string) => readonly ShopperMessage[]
  /** The texts among them. */
  readonly texts: (from: string, to?: string) => readonly string[]
  /** A shopper writes, and gets the whole answer. */
  readonly ask: (text: string | object, peer?: string, shopper?: string) => Promise<void>
  /** The merchants leave as if the process ended, and others take their place. */
  readonly restart: () => Promise<void>
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

const STEP_MS = 500
/** Longer than reading, typing and any answer, shorter than asking for a rating. */
const ANSWER_MS = 20_000

export const startMerchantChat = async (
  config: Parameters<typeof startChatServer>[0] = {},
  openStream?: OpenStreamAs,
): Promise<MerchantChat> => {
  const chat = await startChatServer(config)
  const { shop, im } = chat
  const open = () => {
    const worker = createMerchantWorker(shop.deps, im, openStream)
    const following = followMessages(shop.deps, im, [worker.receive])
    worker.resume()
    return { worker, following }
  }
  let at = open()
  const settle = async () => {
    // What a merchant sends comes back to it from the server.
    for (let round = 0; round < 3; round += 1) {
      await at.following.settled()
      await at.worker.settled()
    }
  }
  const stop = async () => {
    await at.following.stop()
    await at.worker.stop()
  }
  const pass = async (ms: number) => {
    await settle()
    for (let left = ms; left > 0; left -= STEP_MS) {
      shop.clock.advance(Math.min(left, STEP_MS))
      await settle()
    }
  }
  const messagesFrom = (from: string, to = 'u1') =>
    im.sent
      .filter((one) => one.fromUID === from && one.channelID === to && !one.header.noPersist)
      .map(({ payload }) => readPayload(payload))
  return {
    ...chat,
    pass,
    settle,
    messagesFrom,
    texts: (from, to) =>
      messagesFrom(from, to).flatMap((message: ShopperMessage) =>
        message.type === 1 ? [message.content as string] : [],
      ),
    ask: async (text, peer = 'm1', shopper = 'u1') => {
      await chat.send(shopper, peer, typeof text === 'string' ? { type: 1, content: text } : text)
      await pass(ANSWER_MS)
    },
    restart: async () => {
      await stop()
      at = open()
    },
    close: async () => {
      await stop()
      await shop.close()
    },
  }
}
