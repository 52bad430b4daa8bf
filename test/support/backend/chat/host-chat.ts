import { payloadOf } from '../../../../adapters/embedded-backend/chat/api/uids.ts'
import { createChatApiPart } from '../../../../adapters/embedded-backend/chat/chat-api-part.ts'
import { backendParts } from '../../../../adapters/embedded-backend/parts.ts'
import { createFakeIm, type FakeIm } from '../../messaging/fake-im-server.ts'
import { type Answer, startBackend, type TestBackend } from '../backend.ts'

export const STORED = { noPersist: false, redDot: true, syncOnce: false }

/** A backend whose messaging server is the fake, with Sari (u1) and Budi (u2) signed in. */
export type ChatServer = {
  readonly shop: TestBackend
  readonly im: FakeIm
  readonly sari: string
  readonly budi: string
  readonly get: (call: string, fields?: Readonly<Record<string, unknown>>, token?: string) => Promise<Answer>
  readonly post: (call: string, fields?: Readonly<Record<string, unknown>>, token?: string) => Promise<Answer>
  /** Sends a payload from one uid to another and gives its id. */
  readonly send: (from: string, to: string, payload?: object) => Promise<string>
  /** Commands that went to a uid, and who they came from. */
  readonly commands: (to: string) => readonly { cmd: string; from: string; param: Record<string, unknown> }[]
}

// biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
export const readPayload = (payload: Uint8Array): any => JSON.parse(new TextDecoder().decode(payload))

/** The parts without those of the chat, which bring a messaging server of their own. */
const otherParts = backendParts.filter(({ name }) => !/chat|gateway/.test(name))

export const startChatServer = async (
  config: Parameters<typeof startBackend>[0] = {},
): Promise<ChatServer> => {
  let im: FakeIm | undefined
  const part = createChatApiPart(({ clock }) => {
    im ??= createFakeIm(clock)
    return im
  })
  const shop = await startBackend({ ...config, parts: [...otherParts, part] })
  const server = im ?? createFakeIm(shop.clock)
  // Another world has other people, and its test signs them in.
  const isSmall = config.world === undefined
  const sari = isSmall ? await shop.signIn() : ''
  const budi = isSmall ? await shop.signIn('budi@example.com') : ''
  return {
    shop,
    im: server,
    sari,
    budi,
    get: (call, fields = {}, token = sari) => {
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      return shop.get(`/api/chat/${call}?${query}`, token)
    },
    post: (call, fields = {}, token = sari) => shop.post(`/api/chat/${call}`, fields, token),
    send: async (from, to, payload = { type: 1, content: 'Halo' }) =>
      (
        await server.send({
          channelID: to,
          channelType: 1,
          fromUID: from,
          header: STORED,
          payload: payloadOf({ ...payload }),
        })
      ).messageID,
    commands: (to) =>
      server.sent.flatMap(({ channelID, fromUID, payload, header }) => {
        const fields = readPayload(payload)
        if (channelID !== to || fields.type !== 99 || !header.noPersist) return []
        return [{ cmd: fields.cmd, from: fromUID, param: fields.param }]
      }),
  }
}

export const MERCHANT = { channelID: 'm1', channelType: 1 }
