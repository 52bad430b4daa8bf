import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server whose address is known before there is anything to serve. */
export type PagesElsewhere = {
  readonly origin: string
  /** From now on every page is that of this server. */
  readonly show: (origin: string) => void
  readonly close: () => void
}

/** Opens it on a free port; it hands everything on, as a proxy does. */
export const openPagesElsewhere = async (): Promise<PagesElsewhere> => {
  let target = ''
  const server = createServer((asked, answer) => {
    const { host } = new URL(target)
    const headers = { ...asked.headers, host }
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (origin) => {
      target = origin
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
