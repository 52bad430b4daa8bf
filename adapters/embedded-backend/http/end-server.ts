import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ClockPort } from '../../../application/ports/clock-port.ts'

/** A request that is on its way to a connection of a moment ago has this long to arrive: nobody asks it twice. */
export const SPARE_MS = 200

/** Takes no more connections and ends those that are there: at once, or when their answer is given, or after `patienceMs`. */
export type EndServer = (patienceMs: number) => Promise<void>

/**
 * Knows every connection of a server from its beginning, because Node does not say enough at its end: a browser's spare
 * connection, on which nothing was asked yet, counts there as busy, and one that was upgraded is in no list.
 */
export const createEndServer = (server: Server, clock: Pick<ClockPort, 'after'>): EndServer => {
  const sockets = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections())
    })
  })
  return (patienceMs) =>
    new Promise((resolve) => {
      if (!server.listening) return resolve()
      isEnding = true
      const unused = clock.after(SPARE_MS, () => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      })
      const timer = clock.after(patienceMs, () => {
        for (const socket of sockets) socket.destroy()
      })
      server.close(() => {
        unused.cancel()
        timer.cancel()
        resolve()
      })
      server.closeIdleConnections()
    })
}
