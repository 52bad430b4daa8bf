import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs'
import type { Api } from '../api/api-client.ts'
import type { ChatMemory } from '../messaging/chat-memory.ts'
import { startChat } from '../messaging/chat-session.ts'
import type { Chat, ChatState, MessagingPorts } from '../messaging/messaging-context.ts'
import type { MessagingHost } from '../messaging/messaging-host.ts'
import { rowsOf } from '../messaging/outbox.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { PicturesPort } from '../ports/pictures-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { AppConfig } from '../shared/app-config.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { StaffSession, StaffSessions } from './session.ts'

/** The shop's chat calls as staff make them (api.md 9): other paths, with the shop in the query. */
const apiOfShop = (api: Api, shop: number): Api => {
  const pathOf = (path: string): string =>
    path === '/api/common/upload'
      ? '/api/staff/picture'
      : `${path.replace(/^\/api\/chat\//, '/api/staff/chat/')}?shop=${shop}`
  return {
    get: (path, ...args) => api.get(pathOf(path), ...args),
    post: (path, ...args) => api.post(pathOf(path), ...args),
    put: (path, ...args) => api.put(pathOf(path), ...args),
    upload: (path, ...args) => api.upload(pathOf(path), ...args),
  }
}

/** Personal data stay on this device: drafts. Features that staff must not use for all of them are left out. */
const withoutOwn = ({
  setConversationExtra: _draft,
  removeConversation: _hidden,
  removeMessage: _deleted,
  reportRemindersDone: _done,
  ...host
}: MessagingHost): MessagingHost => host

/** The server is asked each time for the uid: staff change, and the counter is never opened without a network. */
const memoryOf = (keep: ChatMemory['keep']): ChatMemory => ({
  recall: () => undefined,
  isTaken: () => false,
  keep,
  confirm: async () => undefined,
  markUnconfirmed: () => undefined,
  wipe: async () => undefined,
})

const KEPT = 'lintas_counter_chats'
const DAYS = 365

/** The staff member and shops whose rows this device stores. */
type StoredUids = { readonly staffId: number; readonly uids: readonly string[] }

const createKeptUids = (device: StoragePort) => ({
  read: (): StoredUids => {
    const [staffId = '', ...uids] = (device.read(KEPT) ?? '').split(' ')
    return { staffId: Number(staffId), uids: uids.filter((uid) => uid !== '') }
  },
  write: ({ staffId, uids }: StoredUids): void => device.write(KEPT, [staffId, ...uids].join(' '), DAYS),
  forget: (): void => device.remove(KEPT),
})

/** The dependencies of the counter's chat. */
export type StaffMessagingDeps = MessagingPorts & {
  readonly api: Api
  readonly sessions: Pick<StaffSessions, 'session$'>
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly pictures: PicturesPort
  readonly device: StoragePort
  readonly config: AppConfig
}

/** The messaging engine for staff: on behalf of one shop at a time. */
export type StaffMessaging = {
  readonly chat$: StateStream<ChatState>
  /** The shop on whose behalf the engine is connected; undefined while it is off. */
  readonly shop$: StateStream<number | undefined>
  /** Connects on behalf of a shop (0: customer service), and disconnects the previous one. */
  readonly open: (shop: number) => Promise<void>
  /** Retries after a failure. */
  readonly retry: () => Promise<void>
  readonly close: () => void
}

const staffIdOf = (session: StaffSession): number | undefined =>
  session.kind === 'signed-in' ? session.me.staff.id : undefined

const isOver = (session: StaffSession): boolean => session.kind === 'signed-in' && session.isOver

/** One opening, from `open` until it ends. */
type Opening = { readonly shop: number; chat?: Chat }

/** The engine of the open shop; it ends with the session, and a sign-out deletes its data on the device. */
export const createStaffMessaging = (deps: StaffMessagingDeps): StaffMessaging => {
  const { sessions, records, device, log } = deps
  const chat$ = new BehaviorSubject<ChatState>({ phase: 'off' })
  const shop$ = new BehaviorSubject<number | undefined>(undefined)
  const kept = createKeptUids(device)
  let current: Opening | undefined
  let lastShop: number | undefined

  const wipe = async (): Promise<void> => {
    const { uids } = kept.read()
    kept.forget()
    for (const uid of uids) await records.clear(rowsOf(uid))
  }

  /** Rows of a previous staff member are deleted before the engine reads them. */
  const keep = async (uid: string): Promise<void> => {
    const staffId = staffIdOf(sessions.session$.value) ?? 0
    if (kept.read().staffId !== staffId) await wipe()
    const { uids } = kept.read()
    kept.write({ staffId, uids: [...new Set([...uids, uid])] })
  }

  const end = (state: ChatState, rows: 'keep' | 'forget' = 'keep'): void => {
    const ended = current
    current = undefined
    shop$.next(undefined)
    chat$.next(state)
    void ended?.chat?.client.dispose(rows)
  }

  const open = async (shop: number): Promise<void> => {
    if (current?.shop === shop || staffIdOf(sessions.session$.value) === undefined) return
    end({ phase: 'opening' })
    lastShop = shop
    const opening: Opening = { shop }
    current = opening
    shop$.next(shop)
    const isOurs = (): boolean => current === opening
    const started = await startChat({
      ...deps,
      api: apiOfShop(deps.api, shop),
      memory: memoryOf(keep),
      isOurs,
      refused: (fault) => {
        if (isOurs()) end({ phase: 'failed', fault: fault ?? { kind: 'cancelled' } })
      },
      narrowed: withoutOwn,
    }).catch((cause: unknown) => {
      log.write('error', 'chat-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
      return undefined
    })
    if (!isOurs()) {
      if (started?.ok) void started.value.client.dispose('keep')
      return
    }
    if (!started?.ok) return end({ phase: 'failed', fault: started?.fault ?? { kind: 'offline' } })
    opening.chat = started.value
    chat$.next({ phase: 'open', chat: started.value })
  }

  sessions.session$
    .pipe(
      map((session) => ({ id: staffIdOf(session), kind: session.kind, isOver: isOver(session) })),
      distinctUntilChanged((a, b) => a.id === b.id && a.kind === b.kind && a.isOver === b.isOver),
    )
    .subscribe(({ id, kind, isOver: hasEnded }) => {
      if (kind === 'signed-out') {
        end({ phase: 'off' }, 'forget')
        void wipe()
      } else if (id !== undefined && !hasEnded) current?.chat?.client.retry()
    })

  return {
    chat$: stateOf(chat$),
    shop$: stateOf(shop$),
    open,
    retry: async () => {
      if (chat$.value.phase === 'failed' && lastShop !== undefined) await open(lastShop)
    },
    close: () => end({ phase: 'off' }),
  }
}
