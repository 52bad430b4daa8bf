import type { Gateway } from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import type { SocketPort } from '../../../../application/ports/socket-port.ts'

export type GatewaySocket = SocketPort & {
  /** Every open connection ends, as when a network is lost. */
  readonly cut: () => void
  readonly setOnline: (isOnline: boolean) => void
}

/** Sockets that lead straight into a gateway of this process. */
export const createGatewaySocket = (gateway: () => Gateway, clock: ClockPort): GatewaySocket => {
  const cuts = new Set<() => void>()
  let isOnline = true
  return {
    open: (_, listener) => {
      let isOver = false
      const end = (): void => {
        if (isOver) return
        isOver = true
        cuts.delete(end)
        connection?.closed()
        clock.after(0, () => listener.closed())
      }
      const connection = isOnline
        ? gateway().connect({
            write: (bytes) =>
              void clock.after(0, () => {
                if (!isOver) listener.received(bytes.slice())
              }),
            close: end,
          })
        : undefined
      cuts.add(end)
      clock.after(0, () => {
        if (isOver) return
        if (connection) listener.opened()
        else end()
      })
      return {
        send: (bytes) => {
          if (!isOver) connection?.received(bytes.slice())
        },
        close: () => {
          if (isOver) return
          isOver = true
          cuts.delete(end)
          connection?.closed()
        },
      }
    },
    cut: () => {
      for (const end of [...cuts]) end()
    },
    setOnline: (next) => {
      isOnline = next
    },
  }
}
