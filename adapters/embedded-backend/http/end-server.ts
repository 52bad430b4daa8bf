import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { ClockPort } from '../../../application/ports/clock-port.ts'

/** A request that is on its way to an idle connection has this long to arrive: a balancer does not ask twice. */
export const SPARE_MS = 200

/** Takes no more connections and ends those that are there: when their answer is given, or idle, or after `patienceMs`. */
export type EndServer = (patienceMs: number) => Promise<void>

/**
 * Knows every connection of a server from its beginning, because Node does not say enough at its end: a browser's spare
 * connection, on which nothing was asked yet, counts there as busy, and one that was upgraded is in no list.
 */
export const createEndServer = (server: Server, clock: Pick<ClockPort, 'after'>): EndServer => {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let isEnding = false
  let isSpared = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_, response: ServerResponse) => {
    answers.add(response)
    // Says so, that nothing more is sent on it.
    if (isEnding) response.shouldKeepAlive = false
    response.once('close', () => {
      answers.delete(response)
      if (isSpared) setImmediate(() => server.closeIdleConnections())
    })
  })
  const endUnused = (): void => {
    isSpared = true
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  return (patienceMs) =>
    new Promise((resolve) => {
      if (!server.listening) return resolve()
      isEnding = true
      for (const answer of answers) answer.shouldKeepAlive = false
      // On a busy machine a request may have come and not been read: that is done first.
      const sparing = clock.after(SPARE_MS, () => setImmediate(endUnused))
      const timer = clock.after(patienceMs, () => {
        for (const socket of sockets) socket.destroy()
      })
      // The `close` of an HTTP server would hang up on idle connections at once; the one it inherits does not.
      NetServer.prototype.close.call(server, () => {
        sparing.cancel()
        timer.cancel()
        resolve()
      })
    })
}
