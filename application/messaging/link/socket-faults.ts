import type { SocketPort } from '../../ports/socket-port.ts'

/**
 * The port, of which no call throws: one that does has lost its connection, and says so in a later turn like any
 * other. In the middle of a step of the client it would end the program, or leave the link half-way for ever.
 */
export const withSocketFaults = (port: SocketPort): SocketPort => ({
  open: (address, listener) => {
    let isOver = false
    const lost = (): void =>
      void Promise.resolve().then(() => {
        if (isOver) return
        close()
        listener.closed()
      })
    const attempt = <T>(call: () => T): T | undefined => {
      try {
        return call()
      } catch {
        lost()
        return undefined
      }
    }
    const socket = attempt(() => port.open(address, listener))
    const close = (): void => {
      isOver = true
      attempt(() => socket?.close())
    }
    return { send: (bytes) => attempt(() => socket?.send(bytes)), close }
  },
})
