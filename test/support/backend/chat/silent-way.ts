import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can stop carrying anything without hanging up, as what lies between machines does. */
export type SilentWay = {
  /** The address of the server, by this way. */
  readonly url: string
  readonly fallSilent: () => void
  readonly close: () => Promise<void>
}

export const openSilentWay = async (url: string): Promise<SilentWay> => {
  const target = new URL(url)
  const ends = new Set<Socket>()
  let isSilent = false
  const carry = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.on('data', (bytes) => void (isSilent || to.write(bytes)))
    from.on('error', () => from.destroy())
    from.on('close', () => {
      ends.delete(from)
      if (!isSilent) to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const here = new URL(url)
  here.hostname = '127.0.0.1'
  here.port = String((server.address() as AddressInfo).port)
  return {
    url: here.href,
    fallSilent: () => {
      isSilent = true
    },
    close: () => {
      for (const end of ends) end.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
