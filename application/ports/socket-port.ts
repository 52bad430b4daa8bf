/**
 * What a socket tells, never before `open` has returned. `closed` comes once, for a failed opening as well; nothing comes
 * after it or after `close`.
 */
export interface SocketListener {
  opened(): void
  /** One message of the other side: a piece of the byte stream, owned by the listener. */
  received(bytes: Uint8Array): void
  closed(): void
}

/** One connection, from its opening to its end; never used again. */
export interface Socket {
  /** Bytes for a socket that is not open (any more) are dropped. */
  send(bytes: Uint8Array): void
  /** Ends it without a further word to the listener. */
  close(): void
}

/** Opens byte streams to a messaging server (spec messaging 7). Never throws: a bad address is a close. */
export interface SocketPort {
  open(address: string, listener: SocketListener): Socket
}
