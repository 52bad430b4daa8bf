import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { END } from '../../contracts/socket-contract.ts'

const echo = (socket: WebSocket): void => {
  socket.on('message', (bytes: Buffer) => {
    if (bytes.length === 1 && bytes[0] === END) socket.close()
    else socket.send(bytes)
  })
}

/** The far side of the socket contract on an HTTP server: /echo, /silent, and no word for anything else. */
export const echoSockets = (server: Server): void => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  server.on('upgrade', (request, stream: Duplex, head) => {
    if (request.url === '/echo') sockets.handleUpgrade(request, stream, head, echo)
    else if (request.url !== '/silent') stream.destroy()
    // A page that goes away resets it.
    stream.on('error', () => stream.destroy())
  })
}
