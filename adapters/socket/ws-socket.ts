import type { Socket, SocketPort } from '../../application/ports/socket-port.ts'
import { followWebSocket, type WebSocketLike } from './browser-socket.ts'

// A server that does not answer the close must not keep a process running for 30 seconds.
const OPTIONS = { perMessageDeflate: false, closeTimeout: 1_000 }

/** Sockets for Node 20, which has no WebSocket. `ws` is loaded on first use. */
export const createWsSocket = (): SocketPort => ({
  open: (address, listener) => {
    let socket: Socket | undefined
    let isOver = false
    const open = async (): Promise<void> => {
      try {
        const { WebSocket } = await import('ws')
        if (isOver) return
        const opened = new WebSocket(address, OPTIONS as object)
        // As in the browser: listeners are only assigned.
        socket = followWebSocket(opened as unknown as WebSocketLike, listener)
      } catch {
        if (!isOver) listener.closed()
      }
    }
    void open()
    return {
      send: (bytes) => socket?.send(bytes),
      close: () => {
        isOver = true
        socket?.close()
      },
    }
  },
})
