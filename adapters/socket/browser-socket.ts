import type { SocketPort } from '../../application/ports/socket-port.ts'
import { followWebSocket, type WebSocketLike } from './follow-web-socket.ts'

// `WebSocketLike` asks less of its listeners than the platform's type: they are written to, and never read.
const openWebSocket = (address: string): WebSocketLike => new WebSocket(address) as unknown as WebSocketLike

/** The WebSocket of the browser. An address that it does not take is a close, told later like any other. */
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
