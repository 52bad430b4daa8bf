import { reconnectDelayMs } from '../../../domain/messaging/connection/connection-policy.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import type { Messaging } from '../messaging.ts'

/** So often in a row; after that it is the shopper's to act. */
const MOST = 5

type Deps = {
  readonly client: Pick<Messaging, 'status$' | 'retry'>
  readonly clock: ClockPort
  readonly random: () => number
  /** Asks the shop anew, and tells whether it says something else than what was refused. */
  readonly isOtherNow: () => Promise<boolean>
}

/**
 * A refused connect is final until somebody acts. The shop does when it says something else than the answer that was
 * refused, as that one was spoilt on its way: it is asked a few times, slower and slower.
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
