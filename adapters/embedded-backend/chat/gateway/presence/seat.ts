import type { Connect, Packet, Recv, Send, Sub } from '../../../../../domain/messaging/wire/packet.ts'

/** The far end of a connection: bytes out, how many of them still wait, and its end. */
export type Wire = {
  readonly write: (bytes: Uint8Array) => void
  readonly close: () => void
  readonly backlog?: () => number
}

/** One client's connection as the gateway sees it. */
export type GatewayConnection = {
  /** From the wire. */
  readonly received: (bytes: Uint8Array) => void
  readonly closed: () => void
}

/** A connection that has said who it is. */
export type Seat = {
  readonly uid: string
  readonly deviceFlag: number
  readonly deviceID: string
  readonly version: number
  /** Sends a message; stored ones are kept until they are acknowledged. */
  readonly deliver: (recv: Recv) => void
  readonly tell: (packet: Packet) => void
  /** DISCONNECT with a reason, then the close a little later (protocol.md 6.2). */
  readonly kick: (reason: string, closeMs: number) => void
  readonly close: () => void
}

export type SendAnswer = {
  readonly reasonCode: number
  readonly messageID: string
  readonly messageSeq: number
}

/** protocol.md 2.4: a refused SEND has no id and no number. */
export const refusal = (reasonCode: number): SendAnswer => ({ reasonCode, messageID: '0', messageSeq: 0 })

/** What a connection asks of the gateway it belongs to. */
export type Desk = {
  /** The level of the token when it is the right one for uid and device flag. */
  readonly admit: (connect: Connect) => Promise<0 | 1 | undefined>
  readonly sat: (seat: Seat, level: 0 | 1) => void
  readonly left: (seat: Seat) => void
  readonly take: (seat: Seat, send: Send, payload: Uint8Array) => Promise<SendAnswer>
  readonly subscribe: (seat: Seat, sub: Sub) => number
  /** Whether this user has not said too much of late. */
  readonly mayPass: (uid: string) => boolean
  readonly count: (what: 'received' | 'rejected' | 'redelivered' | 'sent') => void
  /** Something broke that is no client's fault. */
  readonly failed: (cause: unknown) => void
}
