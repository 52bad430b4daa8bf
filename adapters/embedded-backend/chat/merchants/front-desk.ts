import type { BackendDeps } from '../../backend-deps.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import type { Follower } from '../api/follow-messages.ts'
import type { Heard } from '../api/reminders/remind.ts'
import type { ImServer } from '../im-server.ts'
import { createDesk, type Desk } from './desk.ts'
import type { OpenStreamAs } from './merchant-sender.ts'
import { isForDesk, noteWaiting } from './waiting.ts'

const LEASE = 'merchants'
const TOPIC = 'merchants'

const writeHeard = ({ payload, ...rest }: Heard): string =>
  JSON.stringify({ ...rest, payload: Buffer.from(payload).toString('base64') })

const readHeard = (text: string): Heard => {
  const { payload, ...rest } = JSON.parse(text)
  return { ...rest, payload: Uint8Array.from(Buffer.from(payload, 'base64')) }
}

/**
 * Receives shoppers' messages to merchants in every process. One process runs the desk; the others record the
 * unanswered message and pass it on. When another process takes over the desk, it continues with what is recorded.
 */
export const createFrontDesk = (
  deps: BackendDeps,
  im: ImServer,
  openStream?: OpenStreamAs,
): Stoppable & { readonly hear: Follower } => {
  const { cluster } = deps
  let desk: Desk | undefined
  const listening = cluster.subscribe(TOPIC, (text) => void desk?.hear(readHeard(text), undefined))
  const lease = cluster.lead(LEASE, () => {
    const mine = createDesk(deps, im, openStream)
    desk = mine
    mine.resume()
    return {
      stop: () => {
        if (desk === mine) desk = undefined
        return mine.stop()
      },
    }
  })
  return {
    hear: async (message, visit) => {
      if (desk) return desk.hear(message, visit)
      if (isForDesk(message) === undefined) return
      await noteWaiting(deps.database, message, secondsOf(deps.clock))
      cluster.publish(TOPIC, writeHeard(message))
    },
    stop: async () => {
      listening.stop()
      await lease.stop()
    },
  }
}
