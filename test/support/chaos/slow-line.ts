import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { SocketPort } from '../../../application/ports/socket-port.ts'
import type { SeededRandom } from '../seeded-random.ts'

export type LineWeather = {
  /** One way. */
  readonly delayMs: number
  /** Of a hundred packets so many are lost; TCP sends each again after a second, then two, then four. */
  readonly lostPercent: number
  /** Of a thousand packets so many are the last of their connection. */
  readonly fatalPermille: number
}

type Line = {
  readonly socket: SocketPort
  /** A call to a server over the same line: there and back. */
  readonly call: <T>(ask: () => Promise<T>) => Promise<T>
  readonly figures: { packets: number; lost: number; deaths: number; openings: number }
  readonly setWeather: (weather: LineWeather) => void
}

const FIRST_RESEND_MS = 1000

/** A bad line in virtual time: slow, lossy, in order, and dead now and then. */
export const createSlowLine = (
  { clock, random, port }: { clock: ClockPort; random: SeededRandom; port: SocketPort },
  given: LineWeather,
): Line => {
  const figures = { packets: 0, lost: 0, deaths: 0, openings: 0 }
  let weather = given

  const travelMs = (): number => {
    figures.packets += 1
    let stallMs = 0
    for (let again = FIRST_RESEND_MS; random.below(100) < weather.lostPercent; again *= 2) {
      figures.lost += 1
      stallMs += again
    }
    return weather.delayMs + stallMs
  }

  /** One direction: nothing overtakes. */
  const createLane = () => {
    let freeAt = 0
    return (run: () => void): void => {
      freeAt = Math.max(freeAt, clock.now() + travelMs())
      clock.after(freeAt - clock.now(), run)
    }
  }

  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve))

  const socket: SocketPort = {
    open: (address, listener) => {
      figures.openings += 1
      const [up, down] = [createLane(), createLane()]
      let isOver = false
      let inner: ReturnType<SocketPort['open']> | undefined
      const die = (): void => {
        if (isOver) return
        figures.deaths += 1
        isOver = true
        inner?.close()
        clock.after(0, () => listener.closed())
      }
      const carry = (lane: typeof up, run: () => void): void => {
        const isFatal = random.below(1000) < weather.fatalPermille
        lane(() => {
          if (isOver) return
          if (isFatal) die()
          else run()
        })
      }
      // Two ways there and back: that of TCP, and that of the upgrade.
      carry(up, () =>
        carry(down, () =>
          carry(up, () => {
            inner = port.open(address, {
              opened: () => carry(down, () => listener.opened()),
              received: (bytes) => carry(down, () => listener.received(bytes)),
              closed: () =>
                carry(down, () => {
                  isOver = true
                  listener.closed()
                }),
            })
          }),
        ),
      )
      return {
        send: (bytes) => carry(up, () => inner?.send(bytes)),
        close: () => {
          isOver = true
          inner?.close()
        },
      }
    },
  }

  return {
    socket,
    figures,
    call: async (ask) => {
      await wait(travelMs())
      const answer = await ask()
      await wait(travelMs())
      return answer
    },
    setWeather: (next) => {
      weather = next
    },
  }
}
