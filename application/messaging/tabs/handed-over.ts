import type { Message } from '../../../domain/messaging/message.ts'
import type { ClockPort } from '../../ports/clock-port.ts'
import { withinTime } from '../../shared/within-time.ts'
import { type Composition, type OutboxRows, ROW_LIMIT_MS } from '../delivery/outbox-rows.ts'
import type { Leader } from './leader.ts'
import type { LeaderRequest } from './tab-notes.ts'

/** What tabs that follow have written, on its way into the line of the leading one: in the order in which it was told. */
export type HandedOver = {
  readonly enqueue: (request: Extract<LeaderRequest, { ask: 'enqueue' }>) => void
  readonly discard: (clientMsgNo: string) => void
}

type Deps = {
  readonly clock: ClockPort
  readonly rows: OutboxRows
  readonly leader: () => Leader | undefined
  /** Until what the last page left is in line. */
  readonly restored: () => Promise<unknown>
  /** A message whose file cannot be read: it would go out empty. */
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
