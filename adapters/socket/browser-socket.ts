import type { SocketPort } from '../../application/ports/socket-port.ts'
import { followWebSocket, type WebSocketLike } from './follow-web-socket.ts'

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
