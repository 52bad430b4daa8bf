import type { Socket, SocketListener, SocketPort } from '../../application/ports/socket-port.ts'

type ReceivedEvent = { readonly data: unknown }

/** The common interface of a browser's WebSocket and that of `ws`. */
export type WebSocketLike = {
  binaryType: string
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: ReceivedEvent) => void) | null
  onerror: (() => void) | null
  onclose: (() => void) | null
  send(bytes: Uint8Array): void
  close(): void
}

const OPEN = 1
const utf8 = new TextEncoder()

/** The stream is binary; text frames of a proxy are passed on as bytes and found malformed. */
const asBytes = (data: unknown): Uint8Array =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : utf8.encode(String(data))

/** Connects one WebSocket to its listener. */
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
  // An error is always followed by a close. Without a listener Node would end the process.
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

// `WebSocketLike` requires less of its listeners than the platform's type: they are only assigned.
const openWebSocket = (address: string): WebSocketLike => new WebSocket(address) as unknown as WebSocketLike

/** The browser's WebSocket. An invalid address is reported as a close, asynchronously. */
export const createBrowserSocket = (
  open: (address: string) => WebSocketLike = openWebSocket,
): SocketPort => ({
  open: (address, listener) => {
    try {
      return followWebSocket(open(address), listener)
    } catch {
      let isOver = false
      queueMicrotask(() => {
        if (!isOver) listener.closed()
      })
      return {
        send: () => undefined,
        close: () => {
          isOver = true
        },
      }
    }
  },
})
