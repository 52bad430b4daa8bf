import type { BackendDeps } from '../../backend-deps.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import type { Follower } from '../api/follow-messages.ts'
import type { ReceivedMessage } from '../api/reminders/remind.ts'
import type { ImServer } from '../im-server.ts'
import type { OpenStreamAs } from './merchant-sender.ts'
import { createMerchantWorker, type MerchantWorker } from './merchant-worker.ts'
import { noteWaiting, shopperAsking } from './waiting.ts'

const LEASE = 'merchants'
const TOPIC = 'merchants'

const writeReceived = ({ payload, ...rest }: ReceivedMessage): string =>
  JSON.stringify({ ...rest, payload: Buffer.from(payload).toString('base64') })

const readReceived = (text: string): ReceivedMessage => {
  const { payload, ...rest } = JSON.parse(text)
  return { ...rest, payload: Uint8Array.from(Buffer.from(payload, 'base64')) }
}

/**
 * Receives shoppers' messages to merchants in every process. One process has the worker that
 * answers; the others record the unanswered message and pass it on. Another process that becomes the worker continues
 * with what is recorded.
 */
export const createMerchants = (
  deps: BackendDeps,
  im: ImServer,
  openStream?: OpenStreamAs,
): Stoppable & { readonly receive: Follower } => {
  const { cluster } = deps
  let worker: MerchantWorker | undefined
  const listening = cluster.subscribe(TOPIC, (text) => void worker?.receive(readReceived(text), undefined))
  const lease = cluster.lead(LEASE, () => {
    const mine = createMerchantWorker(deps, im, openStream)
    worker = mine
    mine.resume()
    return {
      stop: () => {
        if (worker === mine) worker = undefined
        return mine.stop()
      },
    }
  })
  return {
    receive: async (message, visit) => {
      if (worker) return worker.receive(message, visit)
      if (shopperAsking(message) === undefined) return
      await noteWaiting(deps.database, message, secondsOf(deps.clock))
      cluster.publish(TOPIC, writeReceived(message))
    },
    stop: async () => {
      listening.stop()
      await lease.stop()
    },
  }
}
