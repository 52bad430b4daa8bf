import {
  type Connection,
  connectionStatus,
  isProbablyRefused,
  shownConnection,
} from '../../../domain/messaging/connection-state.ts'
import type { ConnectionView } from '../messaging.ts'

export const OFF_VIEW: ConnectionView = {
  state: 'off',
  status: 0,
  reasonCode: undefined,
  nodeId: undefined,
  attempt: 0,
  nextAt: undefined,
  isProbablyRefused: false,
}

export const viewOf = (connection: Connection): ConnectionView => ({
  state: shownConnection(connection),
  status: connectionStatus(connection),
  reasonCode: connection.reasonCode,
  nodeId: connection.nodeId,
  attempt: connection.attempt,
  nextAt: connection.phase === 'waiting' ? connection.deadline : undefined,
  isProbablyRefused: isProbablyRefused(connection),
})

/** Whether two views look the same to a shopper. */
export const isSameView = (a: ConnectionView, b: ConnectionView): boolean =>
  a.state === b.state &&
  a.status === b.status &&
  a.reasonCode === b.reasonCode &&
  a.nodeId === b.nodeId &&
  a.attempt === b.attempt &&
  a.nextAt === b.nextAt &&
  a.isProbablyRefused === b.isProbablyRefused
