import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** The far side that the contract of HttpPort speaks to, on a port of its own; and /form, which tells what form came. */
export const startEchoServer = async (): Promise<{ readonly base: string; readonly close: () => void }> => {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const text = await readBody(request)
    const { token, 'content-type': contentType } = request.headers
    if (url.pathname === '/silent') return
    if (url.pathname === '/refused') response.writeHead(418).end('{"code":0}')
    else if (url.pathname === '/text') response.writeHead(503).end('<h1>down</h1>')
    else if (url.pathname === '/form') response.end(JSON.stringify({ contentType, text }))
    else {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      response.end(JSON.stringify({ method: request.method, query: url.search, token, contentType, body }))
    }
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  server.unref()
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
