import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { Socket, SocketListener } from '../../application/ports/socket-port.ts'
import { createFakePipe } from './fake-pipe.ts'

/** The client's end of a fake connection. */
export type NetworkClient = { readonly send: (bytes: Uint8Array) => void; readonly close: () => void }
/** The server's end of a fake connection. */
export type NetworkPeer = {
  readonly received: (bytes: Uint8Array) => void
  /** The client is gone. Not called for a silent cut, nor after the server's own close. */
  readonly closed: () => void
}
/** The server's side of a new connection. */
export type Accept = (address: string, client: NetworkClient) => NetworkPeer

/** The direction of bytes: 'up' to the server. */
export type Direction = 'up' | 'down'
/**
 * `clean`: bytes in transit arrive, then both sides see the end. `abrupt`: bytes in transit are lost, both sides see
 * the end at once. `silent`: all further bytes are lost in both directions, and neither side is told.
 */
export type CutHow = 'clean' | 'abrupt' | 'silent'
/** Cuts the connection that carries byte number `atByte` (from 0, over all connections) before that byte. */
export type Cut = { readonly direction: Direction; readonly atByte: number; readonly how: CutHow }

/** One connection of the fake network, which a test can cut. */
export type FakeConnection = { readonly cut: (how: CutHow) => void }

/** The state shared by connections: clock, latency (milliseconds), carried bytes, and planned cuts. */
type Network = {
  readonly clock: ClockPort
  readonly latency: Readonly<Record<Direction, number>>
  readonly carried: Record<Direction, number>
  /** The currently open connections. */
  readonly connections: Set<FakeConnection>
  /** How many of these bytes get through, and the cut that stops the rest. */
  readonly passing: (direction: Direction, count: number) => { readonly through: number; readonly cut?: Cut }
}

/** One connection from a client to the server: opened after a round trip, cut as planned. */
export const openFakeConnection = (
  network: Network,
  address: string,
  listener: SocketListener,
  serve: Accept,
): Socket => {
  const { clock, latency, carried, connections, passing } = network
  const up = createFakePipe(clock, () => latency.up)
  const down = createFakePipe(clock, () => latency.down)
  let peer: NetworkPeer | undefined
  let isOpen = false
  // Whether each side still listens.
  let isClientThere = true
  let isServerThere = true
  let isSilent = false

  const deliverToClient = (): void => {
    if (!isClientThere) return
    isClientThere = false
    listener.closed()
  }
  const deliverToServer = (): void => {
    connections.delete(connection)
    if (!isServerThere) return
    isServerThere = false
    peer?.closed()
  }

  const cut = (how: CutHow): void => {
    if (isSilent) return
    connections.delete(connection)
    if (how === 'silent') {
      isSilent = true
      connections.add(connection)
      up.end()
      down.end()
      return
    }
    if (how === 'clean') {
      up.carry(deliverToServer)
      down.carry(deliverToClient)
    } else {
      up.sever()
      down.sever()
      clock.after(0, deliverToServer)
      clock.after(0, deliverToClient)
    }
    up.end()
    down.end()
  }
  const connection: FakeConnection = { cut }

  const carry = (direction: Direction, bytes: Uint8Array, deliver: (piece: Uint8Array) => void): void => {
    if (isSilent || !connections.has(connection)) return
    const { through, cut: planned } = passing(direction, bytes.length)
    carried[direction] += through
    const piece = bytes.slice(0, through)
    if (through > 0) (direction === 'up' ? up : down).carry(() => deliver(piece))
    if (planned) cut(planned.how)
  }

  const client: NetworkClient = {
    send: (bytes) => {
      if (!isServerThere) return
      carry('down', bytes, (piece) => {
        if (isClientThere) listener.received(piece)
      })
    },
    close: () => {
      isServerThere = false
      connections.delete(connection)
      down.carry(deliverToClient)
    },
  }

  up.carry(() => {
    down.carry(() => {
      isOpen = true
      if (isClientThere) listener.opened()
    })
    connections.add(connection)
    peer = serve(address, client)
  })

  return {
    send: (bytes) => {
      if (!isOpen || !isClientThere) return
      carry('up', bytes, (piece) => {
        if (isServerThere) peer?.received(piece)
      })
    },
    close: () => {
      if (!isClientThere) return
      isClientThere = false
      if (isSilent) connections.delete(connection)
      up.carry(deliverToServer)
    },
  }
}
