import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { SocketListener, SocketPort } from '../../application/ports/socket-port.ts'

/** The far side sends back each message; it ends the connection on a message that is this one byte. */
export const END = 0xff

export type SocketSetUp = {
  readonly port: SocketPort
  readonly address: string
  /** Nobody answers there. */
  readonly deadAddress: string
  /** The connection is taken there, the opening never answered. */
  readonly silentAddress: string
  /** Lets time pass until `isThere`. */
  readonly until: (isThere: () => boolean) => Promise<void>
  /** Long enough for anything that could still come. */
  readonly rest: () => Promise<void>
}

const record = () => {
  const told: string[] = []
  const bytes: number[] = []
  const listener: SocketListener = {
    opened: () => told.push('opened'),
    received: (piece) => {
      told.push('received')
      bytes.push(...piece)
    },
    closed: () => told.push('closed'),
  }
  return { told, bytes, listener }
}

/** What every SocketPort keeps to. */
export const socketContract = (name: string, create: () => SocketSetUp): void => {
  const socket = suite(`SocketPort: ${name}`)

  const open = async ({ port, address, until }: SocketSetUp) => {
    const heard = record()
    const opened = port.open(address, heard.listener)
    assert.equal(heard.told, [], 'nothing is told before `open` has returned')
    await until(() => heard.told.length > 0)
    return { ...heard, opened }
  }

  socket('opens, carries bytes both ways in order and unchanged', async () => {
    const setUp = create()
    const { told, bytes, opened } = await open(setUp)
    const sent = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
    opened.send(sent)
    opened.send(Uint8Array.of(1, 2, 3))
    await setUp.until(() => bytes.length >= sent.length + 3)
    opened.close()
    assert.is(told[0], 'opened')
    assert.ok(told.slice(1).every((word) => word === 'received'))
    assert.equal(Uint8Array.from(bytes), Uint8Array.of(...sent, 1, 2, 3))
  })

  socket('sends a view into larger memory, as it was at the call', async () => {
    const setUp = create()
    const { bytes, opened } = await open(setUp)
    const memory = Uint8Array.of(9, 1, 2, 3, 9)
    opened.send(memory.subarray(1, 4))
    memory.fill(0)
    await setUp.until(() => bytes.length >= 3)
    opened.close()
    assert.equal(bytes, [1, 2, 3])
  })

  socket('reports once that the other side has closed it', async () => {
    const setUp = create()
    const { told, opened } = await open(setUp)
    opened.send(Uint8Array.of(END))
    await setUp.until(() => told.length > 1)
    opened.send(Uint8Array.of(1))
    await setUp.rest()
    assert.equal(told, ['opened', 'closed'])
  })

  for (const kind of ['dead', 'bad'] as const) {
    socket(`reports a ${kind} address once, asynchronously, as a close`, async () => {
      const { port, deadAddress, until, rest } = create()
      const { told, listener } = record()
      port.open(kind === 'dead' ? deadAddress : 'ws://[', listener)
      assert.equal(told, [])
      await until(() => told.length > 0)
      await rest()
      assert.equal(told, ['closed'])
    })
  }

  socket('emits nothing more after `close`, whatever was being received', async () => {
    const setUp = create()
    const { told, opened } = await open(setUp)
    opened.send(Uint8Array.of(1, 2, 3))
    opened.send(Uint8Array.of(END))
    opened.close()
    opened.close()
    await setUp.rest()
    assert.equal(told, ['opened'])
  })

  socket('drops bytes sent before it is open', async () => {
    const setUp = create()
    const { told, bytes, listener } = record()
    const opened = setUp.port.open(setUp.address, listener)
    opened.send(Uint8Array.of(1))
    await setUp.until(() => told.length > 0)
    opened.send(Uint8Array.of(2))
    await setUp.until(() => bytes.length > 0)
    opened.close()
    opened.send(Uint8Array.of(3))
    await setUp.rest()
    assert.equal(bytes, [2])
  })

  for (const place of ['address', 'deadAddress', 'silentAddress'] as const) {
    socket(`emits nothing when it is closed while it opens (${place})`, async () => {
      const setUp = create()
      const { told, listener } = record()
      setUp.port.open(setUp[place], listener).close()
      await setUp.rest()
      assert.equal(told, [])
    })
  }

  socket('waits for an opening that is never answered', async () => {
    const { port, silentAddress, rest } = create()
    const { told, listener } = record()
    const opened = port.open(silentAddress, listener)
    await rest()
    opened.close()
    await rest()
    assert.equal(told, [])
  })

  socket.run()
}
