import { connect, createServer, type Socket } from 'node:net'

/** An address of its own for a shop, whose way to the chat can be cut while pages go on loading. */
export type CuttableWay = {
  readonly origin: string
  /** Breaks the chat connections, and lets none through until it is restored. */
  readonly cut: () => void
  /** Breaks every connection: no network at all until it is restored. */
  readonly lose: () => void
  readonly restore: () => void
  /** Chat connections that were broken in the middle. */
  readonly broken: () => number
  readonly close: () => Promise<void>
}

const CHAT = /^GET \/im-ws[ ?]/

/** Speaks for the shop at another port; what it cuts is cut as a lost network is: without a closing word. */
export const openCuttableWay = async (target: string): Promise<CuttableWay> => {
  const { hostname, port } = new URL(target)
  const all = new Set<Socket>()
  const chats = new Set<Socket>()
  let isCut = false
  let isLost = false
  let broken = 0
  const server = createServer((near) => {
    if (isLost) return void near.destroy()
    all.add(near)
    near.on('error', () => near.destroy())
    near.once('close', () => {
      all.delete(near)
      chats.delete(near)
    })
    near.once('data', (first) => {
      const isChat = CHAT.test(first.toString('latin1'))
      if (isChat && isCut) return void near.destroy()
      if (isChat) chats.add(near)
      const far = connect(Number(port), hostname)
      far.on('error', () => near.destroy())
      far.once('close', () => near.destroy())
      near.once('close', () => far.destroy())
      far.write(first)
      near.pipe(far).pipe(near)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true
      broken += chats.size
      for (const chat of chats) chat.resetAndDestroy()
    },
    lose: () => {
      isLost = true
      for (const socket of all) socket.destroy()
    },
    restore: () => {
      isCut = false
      isLost = false
    },
    broken: () => broken,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of all) socket.destroy()
      }),
  }
}
