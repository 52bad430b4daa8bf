import { BehaviorSubject, map } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Fields } from '../../domain/shared/fields.ts'
import type { Result } from '../../domain/shared/result.ts'
import {
  type First,
  needsPassword,
  type Parcel,
  type ParcelDone,
  readFirst,
  type StaffItem,
} from '../../domain/staff/answers.ts'
import {
  isWorkKind,
  KIND_RULES,
  type StaffKind,
  type StaffList,
  type StaffRow,
} from '../../domain/staff/queue.ts'
import { overwrites } from '../../domain/staff/rules.ts'
import { atField } from '../api/api-client.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import { createCursorList, type ListFilter, type Listing } from './cursor-list.ts'
import type { StaffSessions } from './session.ts'
import type { StaffApi } from './staff-api.ts'

/** The state of a list. */
export type QueueList = Listing<StaffRow, StaffList['limits']>

/** The item that is open beside the list. */
export type OpenItem =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string; readonly fault: ApiFault }
  | { readonly kind: 'open'; readonly id: string; readonly item: StaffItem }

/** The result of an action. Only `done` has an effect. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly row: StaffRow | null }
  /** Dangerous: repeat it with the password. */
  | { readonly kind: 'password-needed' }
  /** Somebody else was first. */
  | { readonly kind: 'too-late'; readonly first: First }
  | { readonly kind: 'refused'; readonly fault: ApiFault }

/**
 * The password of a dangerous action, and the version of the item that the user has read: an action that overwrites
 * (`overwrites`) is refused if the item has changed since.
 */
export type ActOptions = { readonly password?: string; readonly version?: number }

/** A work queue, or a list of any other kind: its rows, the open item, and the actions on it. */
export type Queue = {
  readonly kind: StaffKind
  readonly list$: StateStream<QueueList>
  readonly item$: StateStream<OpenItem>
  /** Lists with another filter or search; if already shown, nothing changes. */
  readonly show: (shown: ListFilter) => Promise<void>
  readonly more: () => Promise<void>
  /** Reloads the list and the open item; the current data stay visible. */
  readonly refresh: () => Promise<void>
  /** Opens an item; undefined closes it. */
  readonly open: (id: string | undefined) => Promise<void>
  /** Carries out an action on the item with this id, with the password confirmed first where given. */
  readonly act: (id: string, act: string, fields: Fields, options?: ActOptions) => Promise<ActOutcome>
  /** Ships several parcels, each independently. */
  readonly shipMany: (parcels: readonly Parcel[]) => Promise<Result<readonly ParcelDone[], ApiFault>>
}

/** The queues and lists by kind, each created once. */
export type Queues = (kind: StaffKind) => Queue

type Deps = {
  readonly staffApi: StaffApi
  readonly sessions: StaffSessions
  readonly requestIds: RequestIds
}

/** Rows of a page, the server's maximum. */
const PAGE = 50
const MAX_ROWS = 100

const createQueue = (kind: StaffKind, { staffApi, sessions, requestIds }: Deps): Queue => {
  const item$ = new BehaviorSubject<OpenItem>({ kind: 'none' })
  // Work queues are sorted by waiting time, others by most recent change.
  const sort = isWorkKind(kind) ? 'waiting' : 'newest'
  const list = createCursorList<StaffRow, StaffList['limits']>({
    start: { filter: KIND_RULES[kind].filters[0] ?? '', limits: null },
    load: (ask) => staffApi.list(kind, { limit: PAGE, ...ask, sort }),
    identify: ({ id }) => id,
  })
  // Answers to earlier requests are dropped.
  let itemRequest = 0

  const loadItem = async (id: string): Promise<void> => {
    itemRequest += 1
    const request = itemRequest
    const answer = await staffApi.item(kind, id)
    if (request !== itemRequest) return
    if (answer.ok) item$.next({ kind: 'open', id, item: answer.value })
    // A temporary network failure does not close what is open.
    else if (item$.value.kind !== 'open' || answer.fault.kind === 'rejected')
      item$.next({ kind: 'failed', id, fault: answer.fault })
  }

  const refresh = async (): Promise<void> => {
    const open = item$.value
    const shown = list.list$.value.rows.length
    await Promise.all([
      list.isAsked() ? list.refresh(Math.min(MAX_ROWS, Math.max(PAGE, shown))) : undefined,
      open.kind === 'none' ? undefined : loadItem(open.id),
    ])
  }

  const act: Queue['act'] = async (id, name, fields, { password, version: read } = {}) => {
    const version = read !== undefined && overwrites(kind, name) ? { version: read } : {}
    if (password !== undefined) {
      const looked = await sessions.confirm(password)
      if (!looked.ok) {
        const at = atField({ password: 'password' })(looked)
        return { kind: 'refused', fault: at.ok ? looked.fault : at.fault }
      }
    }
    const label = `${kind}/${name} ${id} ${JSON.stringify({ ...fields, ...version })}`
    const done = await requestIds.send(label, (request_id) =>
      staffApi.act(kind, name, { id, fields, request_id, ...version }),
    )
    if (done.ok) {
      // The action's result at once; its position is updated by the reload.
      if (done.value.row) list.replace(done.value.row)
      await Promise.all([refresh(), sessions.refresh()])
      return { kind: 'done', row: done.value.row }
    }
    const { fault } = done
    if (fault.kind === 'rejected') {
      if (needsPassword(fault.details)) return { kind: 'password-needed' }
      const first = readFirst(fault.details)
      if (first) {
        // The result is returned first: the reload may remove the form with the typed values.
        void refresh()
        return { kind: 'too-late', first }
      }
    }
    const names = Object.fromEntries(Object.keys(fields).map((field) => [field, field]))
    const at = atField(names)(done)
    return { kind: 'refused', fault: at.ok ? fault : at.fault }
  }

  return {
    kind,
    list$: stateOf(list.list$),
    item$: stateOf(item$),
    show: list.show,
    more: list.more,
    refresh,
    open: async (id) => {
      const now = item$.value
      if (id === undefined) {
        itemRequest += 1
        item$.next({ kind: 'none' })
        return
      }
      if (now.kind !== 'none' && now.id === id && now.kind !== 'failed') return
      item$.next({ kind: 'loading', id })
      await loadItem(id)
    },
    act,
    shipMany: async (parcels) => {
      const label = `order/ship_many ${JSON.stringify(parcels)}`
      const done = await requestIds.send(label, (request_id) => staffApi.shipMany(parcels, request_id))
      await Promise.all([refresh(), sessions.refresh()])
      return done
    },
  }
}

/** Work queues. The next staff member who signs in gets new ones. */
export const createQueues = (deps: Deps): Queues => {
  const made = new Map<StaffKind, Queue>()
  const who$ = stateOf(
    deps.sessions.session$.pipe(map((session) => (session.kind === 'signed-in' ? session.me.staff.id : 0))),
  )
  who$.subscribe(() => made.clear())
  return (kind) => {
    const known = made.get(kind) ?? createQueue(kind, deps)
    made.set(kind, known)
    return known
  }
}
