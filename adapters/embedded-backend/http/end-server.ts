import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { ClockPort } from '../../../application/ports/clock-port.ts'

/**
 * How long (milliseconds) a request on its way to an idle connection may take to arrive, because load balancers do
 * not retry.
 */
export const SPARE_MS = 200

/** Accepts no more connections and closes the existing ones: when idle or answered, or after `patienceMs`. */
export type EndServer = (patienceMs: number) => Promise<void>

/**
 * Tracks every connection of a server, because Node does not: a browser's spare connection without a request counts
 * there as busy, and upgraded ones are in no list.
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
    // Sets "Connection: close", so that the client sends nothing more.
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
      // On a busy machine a request may have arrived unread: handle it first.
      const sparing = clock.after(SPARE_MS, () => setImmediate(endUnused))
      const timer = clock.after(patienceMs, () => {
        for (const socket of sockets) socket.destroy()
      })
      // The HTTP server's `close` would close idle connections at once; the inherited one does not.
      NetServer.prototype.close.call(server, () => {
        sparing.cancel()
        timer.cancel()
        resolve()
      })
    })
}
