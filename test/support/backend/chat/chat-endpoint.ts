import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { Gateway } from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'

/** A gateway behind a real socket, for the scripted client of gateway-client.ts. */
export const throughSocket = (
  origin: string,
  headers: Record<string, string> = {},
  opened: (socket: WebSocket) => void = () => undefined,
): Pick<Gateway, 'connect'> => ({
  connect: (wire) => {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/im-ws`, {
      headers,
      perMessageDeflate: false,
    })
    opened(socket)
    const early: Uint8Array[] = []
    socket.on('open', () => {
      for (const bytes of early.splice(0)) socket.send(bytes)
    })
    socket.on('message', (bytes) => {
      if (bytes instanceof Buffer) wire.write(Uint8Array.from(bytes))
    })
    socket.on('close', () => wire.close())
    socket.on('error', () => undefined)
    return {
      received: (bytes) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(bytes)
        else early.push(bytes.slice())
      },
      closed: () => socket.terminate(),
    }
  },
})

/** What a server answers to a request for an upgrade, written by hand: its first line, or '' when it just closes. */
export const askForUpgrade = (
  origin: string,
  target: string,
  headers: readonly string[] = [],
): Promise<string> =>
  new Promise((done) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname, () => {
      const fixed = [
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]
      socket.write([...fixed, ...headers, '', ''].join('\r\n'))
    })
    let text = ''
    const finish = (): void => {
      socket.destroy()
      done(text.split('\r\n', 1)[0] ?? '')
    }
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (text.includes('\r\n')) finish()
    })
    socket.on('close', finish)
    socket.on('error', finish)
  })
