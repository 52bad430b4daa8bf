import {
  type Connection,
  connectionStatus,
  isProbablyRefused,
  shownConnection,
} from '../../../domain/messaging/connection/connection-state.ts'
import type { ConnectionView } from '../messaging.ts'

export const OFF_VIEW: ConnectionView = {
  state: 'off',
  status: 0,
  reasonCode: undefined,
  reason: undefined,
  nodeId: undefined,
  attempt: 0,
  nextAt: undefined,
  isProbablyRefused: false,
}

export const viewOf = (connection: Connection): ConnectionView => ({
  state: shownConnection(connection),
  status: connectionStatus(connection),
  reasonCode: connection.reasonCode,
  reason: connection.reason,
  nodeId: connection.nodeId,
  attempt: connection.attempt,
  nextAt: connection.phase === 'waiting' ? connection.deadline : undefined,
  isProbablyRefused: isProbablyRefused(connection),
})

/** Whether two views look the same to a shopper: a shopper sees all of it. */
export const isSameView = (a: ConnectionView, b: ConnectionView): boolean =>
  (Object.keys(a) as (keyof ConnectionView)[]).every((name) => a[name] === b[name])
