import { createServer } from 'node:net'

/** A port of this machine that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
