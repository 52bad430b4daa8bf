import { BehaviorSubject } from 'rxjs'
import type { Connection } from '../../../domain/messaging/connection/connection-state.ts'
import { type StateStream, stateOf } from '../../shared/state-stream.ts'
import { isSameView, OFF_VIEW, viewOf } from '../link/connection-view.ts'
import type { ConnectionView } from '../messaging.ts'
import type { TabNote } from './tab-notes.ts'

type LeadNote = Extract<TabNote, { kind: 'lead' }>

/** The connection's state as every tab of the account shows it, whichever of them holds the socket. */
export type LeadView = {
  readonly status$: StateStream<ConnectionView>
  readonly latency$: StateStream<number | undefined>
  /** Server clock minus device clock in milliseconds, as the leading tab has told it. */
  readonly skewMs: () => number
  /** This tab begins to lead at this instant (milliseconds): later notes of earlier leaders are ignored. */
  readonly begin: (now: number) => void
  /** Shows the state of this tab's own connection; false when nothing that is shown has changed. */
  readonly show: (connection: Connection) => boolean
  /** Shows the state that the leading tab has told; true when that tab is a new leader. */
  readonly follow: (note: LeadNote) => boolean
  /** The note that tells the other tabs of the state. */
  readonly note: (skewMs: number) => LeadNote
  readonly end: () => void
}

export const createLeadView = (): LeadView => {
  const status$ = new BehaviorSubject<ConnectionView>(OFF_VIEW)
  const latency$ = new BehaviorSubject<number | undefined>(undefined)
  let epoch = 0
  let toldSkewMs = 0
  return {
    status$: stateOf(status$),
    latency$: stateOf(latency$),
    skewMs: () => toldSkewMs,
    begin: (now) => {
      epoch = Math.max(epoch + 1, now)
    },
    show: (connection) => {
      const view = viewOf(connection)
      const { latencyMs } = connection
      if (isSameView(view, status$.value) && latencyMs === latency$.value) return false
      status$.next(view)
      latency$.next(latencyMs)
      return true
    },
    follow: (note) => {
      if (note.epoch < epoch) return false
      const isNew = note.epoch !== epoch
      epoch = note.epoch
      toldSkewMs = note.skewMs ?? 0
      status$.next(note.view)
      latency$.next(note.latencyMs)
      return isNew
    },
    note: (skewMs) => ({ kind: 'lead', epoch, view: status$.value, skewMs, latencyMs: latency$.value }),
    end: () => status$.next(OFF_VIEW),
  }
}
