import type { Message } from '../../../domain/messaging/message.ts'
import type { ClockPort } from '../../ports/clock-port.ts'
import { withinTime } from '../../shared/within-time.ts'
import { type Composition, type OutboxRows, ROW_LIMIT_MS } from '../delivery/outbox-rows.ts'
import type { Leader } from './leader.ts'
import type { LeaderRequest } from './tab-notes.ts'

/** Puts messages of the following tabs into the leader's outbox, in the order in which they were told. */
export type HandedOver = {
  readonly enqueue: (request: Extract<LeaderRequest, { ask: 'enqueue' }>) => void
  readonly discard: (clientMsgNo: string) => void
}

type Deps = {
  readonly clock: ClockPort
  readonly rows: OutboxRows
  readonly leader: () => Leader | undefined
  /** Resolves when the unsent messages of the last page are in the outbox. */
  readonly restored: () => Promise<unknown>
  /** Called for a message whose file cannot be read, which is not sent. */
  readonly lost: (message: Message) => void
}

export const createHandedOver = ({ clock, rows, leader, restored, lost }: Deps): HandedOver => {
  let line: Promise<unknown> = Promise.resolve()

  const enqueue = async ({ message, hasFile }: Extract<LeaderRequest, { ask: 'enqueue' }>): Promise<void> => {
    let row: Composition | undefined
    const read = async (): Promise<void> => {
      row = await rows.find(message.clientMsgNo)
    }
    if (hasFile) await withinTime(clock, read(), ROW_LIMIT_MS)
    await restored()
    if (hasFile && !row) lost(message)
    else leader()?.enqueue(row ?? { message })
  }

  const inTurn = (run: () => unknown): void => {
    line = line.then(run, run)
  }

  return {
    enqueue: (request) => inTurn(() => enqueue(request)),
    discard: (clientMsgNo) => inTurn(() => leader()?.discard(clientMsgNo)),
  }
}
