import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { Socket, SocketListener, SocketPort } from '../../application/ports/socket-port.ts'
import {
  type Accept,
  type Cut,
  type CutHow,
  type Direction,
  type FakeConnection,
  openFakeConnection,
} from './fake-connection.ts'

/** A fake network whose sockets a test answers and cuts. */
export type FakeNetwork = SocketPort & {
  /** Sets the server. Without one every opening is refused. */
  readonly serve: (accept: Accept) => void
  /** The result of openings from now on: a refused one is closed, a hanging one is never answered. */
  readonly answerOpenings: (how: 'accept' | 'refuse' | 'hang') => void
  readonly setLatency: (upMs: number, downMs?: number) => void
  /** Plans a cut; each happens once. */
  readonly plan: (cut: Cut) => void
  /** Cuts every open connection. */
  readonly cutNow: (how: CutHow) => void
  /** Bytes carried so far over all connections, without those lost in a silent cut. */
  readonly carried: Readonly<Record<Direction, number>>
  /** Addresses that were opened, in order. */
  readonly opened: readonly string[]
  /** Currently open connections, including silently cut ones. */
  readonly live: () => number
}

const isAddress = (text: string): boolean => /^wss?:/.test(text) && URL.canParse(text)

/** A network with one server, driven by the clock: without latency things arrive at `advance(0)`. */
export const createFakeNetwork = (clock: ClockPort): FakeNetwork => {
  let accept: Accept | undefined
  let openings: 'accept' | 'refuse' | 'hang' = 'accept'
  const latency: Record<Direction, number> = { up: 0, down: 0 }
  const carried: Record<Direction, number> = { up: 0, down: 0 }
  const opened: string[] = []
  let cuts: readonly Cut[] = []
  const connections = new Set<FakeConnection>()

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

  const refuse = (listener: SocketListener): Socket => {
    const timer = clock.after(latency.up + latency.down, () => listener.closed())
    return { send: () => undefined, close: () => timer.cancel() }
  }

  return {
    open: (address, listener) => {
      opened.push(address)
      if (openings === 'hang') return { send: () => undefined, close: () => undefined }
      if (openings === 'refuse' || !accept || !isAddress(address)) return refuse(listener)
      return openFakeConnection({ clock, latency, carried, connections, passing }, address, listener, accept)
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
