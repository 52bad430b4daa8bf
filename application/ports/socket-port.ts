/**
 * Receives events of a socket; never called before `open` has returned. `closed` is called once, also when opening
 * failed. Nothing is called after `closed`, nor after the caller's own `close`.
 */
export interface SocketListener {
  opened(): void
  /** A chunk of the byte stream, split anywhere; the listener may keep the array. */
  received(bytes: Uint8Array): void
  closed(): void
}

/** One connection. It cannot be reopened once it has ended. */
export interface Socket {
  /** Drops the bytes when the socket is not open. */
  send(bytes: Uint8Array): void
  /** Closes the connection; the listener is not called any more. */
  close(): void
}

/**
 * Opens connections to a messaging server (requirement M7). Never throws: for an invalid address `closed` is called.
 */
export interface SocketPort {
  open(address: string, listener: SocketListener): Socket
}
