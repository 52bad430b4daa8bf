import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ShopWithNextBuild = {
  readonly origin: string
  /** From now on the shop has a worker of another build, over the same files. */
  readonly deploy: () => void
  readonly close: () => Promise<void>
}

/** The id under which `deploy` brings the build out once more. */
export const NEXT_BUILD = 'a-build-after'

/** Stands before a shop and hands everything on, but for the worker's build id once the next build is out. */
export const beforeShop = async (shop: string): Promise<ShopWithNextBuild> => {
  let isOut = false
  const server = createServer(async (request, response) => {
    try {
      const { method = 'GET', url = '/', headers } = request
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      // Bare of what belongs to one connection; bodies travel as they are.
      const kept = ['cookie', 'token', 'content-type', 'accept', 'accept-language', 'cache-control']
      const sent = Object.fromEntries(
        kept.flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
      )
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }
      const answer = await fetch(shop + url, { method, headers: sent, redirect: 'manual', ...body })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const passed = [...answer.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(passed))
      const isWorker = isOut && url === '/sw.js'
      response.end(isWorker ? bytes.toString().replace(/id:"[0-9a-f]+"/, `id:"${NEXT_BUILD}"`) : bytes)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      isOut = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
