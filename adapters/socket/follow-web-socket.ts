import type { Socket, SocketListener } from '../../application/ports/socket-port.ts'

type Heard = { readonly data: unknown }

/** What is used of a WebSocket: that of a browser and that of `ws` both have it. */
export type WebSocketLike = {
  binaryType: string
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((heard: Heard) => void) | null
  onerror: (() => void) | null
  onclose: (() => void) | null
  send(bytes: Uint8Array): void
  close(): void
}

const OPEN = 1
const utf8 = new TextEncoder()

/** The stream is binary; words of something in between are passed on, to be found malformed. */
const asBytes = (data: unknown): Uint8Array =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : utf8.encode(String(data))

/** Translates one WebSocket for its listener. */
export const followWebSocket = (socket: WebSocketLike, listener: SocketListener): Socket => {
  let isOver = false

  const close = (): void => {
    if (isOver) return
    isOver = true
    socket.close()
  }

  socket.binaryType = 'arraybuffer'
  socket.onopen = () => {
    if (!isOver) listener.opened()
  }
  socket.onmessage = ({ data }) => {
    if (!isOver) listener.received(asBytes(data))
  }
  // An error is always followed by a close. Somebody has to hear it, or Node ends the process.
  socket.onerror = () => undefined
  socket.onclose = () => {
    if (isOver) return
    isOver = true
    listener.closed()
  }

  return {
    send: (bytes) => {
      if (!isOver && socket.readyState === OPEN) socket.send(bytes)
    },
    close,
  }
}
