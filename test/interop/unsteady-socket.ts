import type { SocketPort } from '../../application/ports/socket-port.ts'

export type UnsteadySocket = SocketPort & {
  /** Every open connection ends, and its client hears of it. */
  readonly cut: () => void
  /** While deaf, nothing that the server says comes through. */
  readonly goDeaf: (isDeaf: boolean) => void
}

/** Real sockets that can be broken on purpose. */
export const createUnsteadySocket = (inner: SocketPort): UnsteadySocket => {
  const open = new Set<() => void>()
  let isDeaf = false
  return {
    open: (address, listener) => {
      let isOver = false
      const socket = inner.open(address, {
        opened: () => {
          if (!isOver) listener.opened()
        },
        received: (bytes) => {
          if (!isOver && !isDeaf) listener.received(bytes)
        },
        closed: () => {
          open.delete(cut)
          if (!isOver) listener.closed()
          isOver = true
        },
      })
      const cut = (): void => {
        open.delete(cut)
        if (isOver) return
        isOver = true
        socket.close()
        listener.closed()
      }
      open.add(cut)
      return {
        send: (bytes) => {
          if (!isOver) socket.send(bytes)
        },
        close: () => {
          open.delete(cut)
          isOver = true
          socket.close()
        },
      }
    },
    cut: () => {
      for (const end of [...open]) end()
    },
    goDeaf: (next) => {
      isDeaf = next
    },
  }
}
