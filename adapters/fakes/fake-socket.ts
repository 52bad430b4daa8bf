import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { Socket, SocketListener, SocketPort } from '../../application/ports/socket-port.ts'
import { createFakePipe } from './fake-pipe.ts'

export type NetworkClient = { readonly send: (bytes: Uint8Array) => void; readonly close: () => void }
export type NetworkPeer = {
  readonly received: (bytes: Uint8Array) => void
  /** The client is gone. Not told of a silent cut, nor after the server's own close. */
  readonly closed: () => void
}
/** The server's side of a new connection. */
export type Accept = (address: string, client: NetworkClient) => NetworkPeer

export type Direction = 'up' | 'down'
/**
 * `clean`: what is on its way arrives, then both sides hear of the end. `abrupt`: what is on its way is lost, both
 * hear of it at once. `silent`: every byte from here on vanishes in both directions, and nobody is told.
 */
export type CutHow = 'clean' | 'abrupt' | 'silent'
/** Cuts the connection that carries byte number `atByte` (from 0, over all connections) before that byte. */
export type Cut = { readonly direction: Direction; readonly atByte: number; readonly how: CutHow }

export type FakeNetwork = SocketPort & {
  /** Who answers from now on. Without anybody every opening is refused. */
  readonly serve: (accept: Accept) => void
  /** What happens to openings from now on: a refusal is a close, a hanging one is never answered. */
  readonly answerOpenings: (how: 'accept' | 'refuse' | 'hang') => void
  readonly setLatency: (upMs: number, downMs?: number) => void
  /** Adds a cut to come; each is made once. */
  readonly plan: (cut: Cut) => void
  /** Cuts every connection that there is. */
  readonly cutNow: (how: CutHow) => void
  /** Bytes that were sent so far, over all connections, those that vanished in a silent cut not counted. */
  readonly carried: Readonly<Record<Direction, number>>
  /** Addresses that were opened, in order. */
  readonly opened: readonly string[]
  /** Connections that a client and the server hold at this moment, silent ones among them. */
  readonly live: () => number
}

type Connection = { readonly cut: (how: CutHow) => void }

const isAddress = (text: string): boolean => /^wss?:/.test(text) && URL.canParse(text)

/** A network of one server, driven by the clock: with no latency things arrive at `advance(0)`. */
export const createFakeNetwork = (clock: ClockPort): FakeNetwork => {
  let accept: Accept | undefined
  let openings: 'accept' | 'refuse' | 'hang' = 'accept'
  const latency: Record<Direction, number> = { up: 0, down: 0 }
  const carried: Record<Direction, number> = { up: 0, down: 0 }
  const opened: string[] = []
  let cuts: readonly Cut[] = []
  const connections = new Set<Connection>()

  /** How many of these bytes get through, and the cut that stops the rest. */
  const passing = (direction: Direction, count: number): { readonly through: number; readonly cut?: Cut } => {
    const from = carried[direction]
    const [cut] = cuts
      .filter((one) => one.direction === direction && one.atByte < from + count)
      .sort((a, b) => a.atByte - b.atByte)
    if (!cut) return { through: count }
    cuts = cuts.filter((one) => one !== cut)
    return { through: Math.max(0, cut.atByte - from), cut }
  }

  const connect = (address: string, listener: SocketListener, serve: Accept): Socket => {
    const up = createFakePipe(clock, () => latency.up)
    const down = createFakePipe(clock, () => latency.down)
    let peer: NetworkPeer | undefined
    let isOpen = false
    // What each side still wants to hear.
    let isClientThere = true
    let isServerThere = true
    let isSilent = false

    const tellClient = (): void => {
      if (!isClientThere) return
      isClientThere = false
      listener.closed()
    }
    const tellServer = (): void => {
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
        up.carry(tellServer)
        down.carry(tellClient)
      } else {
        up.sever()
        down.sever()
        clock.after(0, tellServer)
        clock.after(0, tellClient)
      }
      up.end()
      down.end()
    }
    const connection: Connection = { cut }

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
        down.carry(tellClient)
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
        up.carry(tellServer)
      },
    }
  }

  const refuse = (listener: SocketListener): Socket => {
    const timer = clock.after(latency.up + latency.down, () => listener.closed())
    return { send: () => undefined, close: () => timer.cancel() }
  }

  return {
    open: (address, listener) => {
      opened.push(address)
      if (openings === 'hang') return { send: () => undefined, close: () => undefined }
      if (openings === 'refuse' || !accept || !isAddress(address)) return refuse(listener)
      return connect(address, listener, accept)
    },
    serve: (next) => {
      accept = next
    },
    answerOpenings: (how) => {
      openings = how
    },
    setLatency: (upMs, downMs = upMs) => {
      latency.up = upMs
      latency.down = downMs
    },
    plan: (cut) => {
      cuts = [...cuts, cut]
    },
    cutNow: (how) => {
      for (const connection of [...connections]) connection.cut(how)
    },
    carried,
    opened,
    live: () => connections.size,
  }
}
