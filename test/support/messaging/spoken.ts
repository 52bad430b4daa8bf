import type { Packet, Recv, Send } from '../../../domain/messaging/wire/packets.ts'
import type { MessagingRun } from './messaging-run.ts'

/** The fields of a payload that is JSON. */
export const fieldsIn = (payload: Uint8Array): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>

/** Packets of one kind that the client has put on the wire, in order. */
export const spoken = <K extends Packet['kind']>(run: MessagingRun, kind: K) =>
  run.server.heard.filter((packet): packet is Extract<Packet, { kind: K }> => packet.kind === kind)

/** What the texts of SENDs say. */
export const textsOf = (sends: readonly Send[]): readonly unknown[] =>
  sends.map(({ payload }) => fieldsIn(payload)['content'])

/** A RECV of the merchant m7, with only the data that matters given. */
export const aRecv = (messageSeq: number, changes: Partial<Recv> = {}): Recv => ({
  kind: 'recv',
  flags: 2,
  setting: 0,
  msgKey: '',
  fromUID: 'm7',
  channelID: 'm7',
  channelType: 1,
  expire: 0,
  clientMsgNo: `n${messageSeq}`,
  messageID: String(9000 + messageSeq),
  messageSeq,
  timestamp: 1_700_000_000 + messageSeq,
  payload: new TextEncoder().encode(JSON.stringify({ type: 1, content: `t${messageSeq}` })),
  ...changes,
})

/** Lets a test write bytes of its own to the client, beside what the server of the run says. */
export const tapNetwork = (run: MessagingRun): ((bytes: Uint8Array) => void) => {
  let write: (bytes: Uint8Array) => void = () => undefined
  run.network.serve((address, client) => {
    write = client.send
    return run.server.accept(address, client)
  })
  return (bytes) => write(bytes)
}
