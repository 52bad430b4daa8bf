import { reconnectDelayMs } from '../../../domain/messaging/connection/connection-policy.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import type { Messaging } from '../messaging.ts'

/** How many times in a row; after that the shopper has to act. */
const MOST = 5

type Deps = {
  readonly client: Pick<Messaging, 'status$' | 'retry'>
  readonly clock: ClockPort
  readonly random: () => number
  /** Asks the shop for the connection's data again; gives whether they differ from those that were refused. */
  readonly isOtherNow: () => Promise<boolean>
}

/**
 * After a refused CONNECT the client does not connect again by itself. The data that the shop gave for it may have been
 * corrupted on their way, so the shop is asked a few more times, in growing intervals; when its answer is another one,
 * the client tries again.
 */
export const retryRefused = ({ client, clock, random, isOtherNow }: Deps): void => {
  let made = 0
  let timer: TimerHandle | undefined

  const later = (): void => {
    if (made === MOST) return
    timer = clock.after(Math.ceil(reconnectDelayMs(made, random())), () => void ask())
    made += 1
  }

  const ask = async (): Promise<void> => {
    const isOther = await isOtherNow()
    if (client.status$.value.state !== 'refused') return
    if (isOther) client.retry()
    else later()
  }

  client.status$.subscribe(({ state }) => {
    timer?.cancel()
    if (state === 'connected') made = 0
    if (state === 'refused') later()
  })
}
