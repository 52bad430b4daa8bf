import type { Connect, Packet, Recv, Send, Sub } from '../../../../../domain/messaging/wire/packets.ts'

/** The socket of a connection, to the client: writes bytes, closes, and tells how many bytes still wait (`backlog`). */
export type Wire = {
  readonly write: (bytes: Uint8Array) => void
  /** `why`: the client is too slow to be waited for. */
  readonly close: (why?: SlowReason) => void
  readonly backlog?: () => number
}

/** Why a connection is ended whose client holds up the server. */
export type SlowReason = 'reads too slowly' | 'acknowledges too little'

/** The server's side of a connection, to its socket. */
export type GatewayConnection = {
  /** Takes bytes that have arrived. */
  readonly received: (bytes: Uint8Array) => void
  readonly closed: () => void
}

/** An authenticated connection: one whose CONNECT was accepted. */
export type Seat = {
  readonly uid: string
  readonly deviceFlag: number
  readonly deviceID: string
  readonly version: number
  /** Sends a message; stored ones are kept until they are acknowledged. */
  readonly deliver: (recv: Recv) => void
  readonly tell: (packet: Packet) => void
  /** Sends DISCONNECT with a reason, and closes `closeMs` milliseconds later (requirement W6.2). */
  readonly kick: (reason: string, closeMs: number) => void
  readonly close: () => void
}

/** The outcome of a SEND: its reason code, and id and number when stored. */
export type SendAnswer = {
  readonly reasonCode: number
  readonly messageID: string
  readonly messageSeq: number
}

/** Requirement W2.4: a refused SEND has no id and no number. */
export const refusal = (reasonCode: number): SendAnswer => ({ reasonCode, messageID: '0', messageSeq: 0 })

/** What a connection asks of its gateway. */
export type Desk = {
  /** The device level of the token; undefined when it is not that of the uid and device flag. */
  readonly admit: (connect: Connect) => Promise<0 | 1 | undefined>
  /** A connection was authenticated. */
  readonly sat: (seat: Seat, level: 0 | 1) => void
  /** It has ended. */
  readonly left: (seat: Seat) => void
  /** Stores and delivers a message, and gives the answer to it. */
  readonly take: (seat: Seat, send: Send, payload: Uint8Array) => Promise<SendAnswer>
  /** Gives the reason code of the SUBACK. */
  readonly subscribe: (seat: Seat, sub: Sub) => number
  /** Whether this user may send now, by the rate limit. */
  readonly mayPass: (uid: string) => boolean
  readonly count: (what: 'received' | 'rejected' | 'redelivered' | 'sent') => void
  /** An exception of the server. */
  readonly failed: (cause: unknown) => void
  /** A client was too slow: its connection has been ended, and what waited for it let go. */
  readonly dropped: (uid: string, why: SlowReason) => void
}
