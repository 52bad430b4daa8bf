import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { RecordsPort } from '../../../application/ports/records-port.ts'
import type { Socket, SocketPort } from '../../../application/ports/socket-port.ts'
import type { TabsPort } from '../../../application/ports/tabs-port.ts'

type PagePorts = {
  readonly clock: ClockPort
  readonly socket: SocketPort
  readonly records: RecordsPort
  readonly tabs: TabsPort
}

export type MortalPage = PagePorts & {
  /** From here on nothing of this page runs, and nothing that it still says is heard. Its sockets close. */
  readonly die: () => void
  /** Like a page that the browser suspends: its timers and news wait for `thaw`; its sockets stay open. */
  readonly freeze: () => void
  readonly thaw: () => void
}

/** The ports as one page of a browser has them: they can be thrown away or suspended while the browser goes on. */
export const createMortalPage = ({ clock, socket, records, tabs }: PagePorts): MortalPage => {
  let isAlive = true
  let waiting: (() => void)[] | undefined
  const sockets = new Set<Socket>()

  const inPage = (run: () => void): void => {
    if (!isAlive) return
    if (waiting) waiting.push(run)
    else run()
  }

  const never = <T>(): Promise<T> => new Promise(() => undefined)
  const answer = <T>(call: () => Promise<T>): Promise<T> =>
    isAlive
      ? new Promise((done, failed) => call().then((value) => inPage(() => done(value)), failed))
      : never<T>()

  return {
    clock: {
      now: clock.now,
      after: (delayMs, run) => {
        let isCancelled = false
        const timer = clock.after(delayMs, () =>
          inPage(() => {
            if (!isCancelled) run()
          }),
        )
        return {
          cancel: () => {
            isCancelled = true
            timer.cancel()
          },
        }
      },
    },
    socket: {
      open: (address, listener) => {
        if (!isAlive) return { send: () => undefined, close: () => undefined }
        const own = socket.open(address, {
          opened: () => inPage(listener.opened),
          received: (bytes) => inPage(() => listener.received(bytes)),
          closed: () => inPage(listener.closed),
        })
        sockets.add(own)
        return {
          send: (bytes) => {
            if (isAlive) own.send(bytes)
          },
          close: () => {
            sockets.delete(own)
            own.close()
          },
        }
      },
    },
    records: {
      list: (table, prefix) => answer(() => records.list(table, prefix)),
      change: (table, changes) => answer(() => records.change(table, changes)),
      clear: (prefix) => answer(() => records.clear(prefix)),
    },
    tabs: {
      announce: (topic, text) => {
        if (isAlive) tabs.announce(topic, text)
      },
      listen: (topic, heard) => tabs.listen(topic, (text) => inPage(() => heard(text))),
    },
    die: () => {
      isAlive = false
      for (const own of sockets) own.close()
    },
    freeze: () => {
      waiting ??= []
    },
    thaw: () => {
      const missed = waiting ?? []
      waiting = undefined
      for (const run of missed) run()
    },
  }
}
