import type { Connect, Packet, Recv, Send, Sub } from '../../../../../domain/messaging/wire/packets.ts'

/** The socket to the client: writes bytes, closes, and tells how many bytes are still queued (`backlog`). */
export type Wire = {
  readonly write: (bytes: Uint8Array) => void
  /** `why`: the client is too slow. */
  readonly close: (why?: SlowReason) => void
  readonly backlog?: () => number
}

/** Why a connection is closed whose client holds up the server. */
export type SlowReason = 'reads too slowly' | 'acknowledges too little'

/** The server's side of a connection, for its socket. */
export type GatewayConnection = {
  /** Handles received bytes. */
  readonly received: (bytes: Uint8Array) => void
  readonly closed: () => void
}

/** An authenticated connection: one whose CONNECT was accepted. */
export type ClientSession = {
  readonly uid: string
  readonly deviceFlag: number
  readonly deviceID: string
  readonly version: number
  /** Sends a message; stored ones are kept until acknowledged. */
  readonly deliver: (recv: Recv) => void
  readonly sendPacket: (packet: Packet) => void
  /** Sends DISCONNECT with a reason, and closes `closeMs` milliseconds later (requirement W6.2). */
  readonly kick: (reason: string, closeMs: number) => void
  readonly close: () => void
}

/** The result of a SEND: its reason code, and id and number when stored. */
export type SendAnswer = {
  readonly reasonCode: number
  readonly messageID: string
  readonly messageSeq: number
}

/** Requirement W2.4: a refused SEND has no id and no number. */
export const refusal = (reasonCode: number): SendAnswer => ({ reasonCode, messageID: '0', messageSeq: 0 })

/** What a connection needs from its gateway. */
export type ConnectionHandlers = {
  /** The device level of the token; undefined when it does not match uid and device flag. */
  readonly admit: (connect: Connect) => Promise<0 | 1 | undefined>
  /** Called when a connection was authenticated. */
  readonly opened: (session: ClientSession, level: 0 | 1) => void
  /** Called when it has ended. */
  readonly closed: (session: ClientSession) => void
  /** Stores and delivers a message, and returns the answer. */
  readonly receive: (session: ClientSession, send: Send, payload: Uint8Array) => Promise<SendAnswer>
  /** Returns the reason code of the SUBACK. */
  readonly subscribe: (session: ClientSession, sub: Sub) => number
  /** Whether this user may send now, by the rate limit. */
  readonly mayPass: (uid: string) => boolean
  readonly count: (what: 'received' | 'rejected' | 'redelivered' | 'sent') => void
  /** Called with an exception of the server. */
  readonly failed: (cause: unknown) => void
  /** Called when a slow client's connection was closed and its queue dropped. */
  readonly dropped: (uid: string, why: SlowReason) => void
}
