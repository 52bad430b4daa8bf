import { ContainerModule } from 'inversify'
import { createLanguageState } from '../../application/account/language-state.ts'
import { createThemeState } from '../../application/account/theme-state.ts'
import { type ApiDeps, createApi } from '../../application/api/api-client.ts'
import { createNotices } from '../../application/shared/notices.ts'
import { createRequestIds, type RequestIds } from '../../application/shared/request-ids.ts'
import { createServerClock, type ServerClock } from '../../application/shared/server-clock.ts'
import { createStaffCatalogue, type StaffCatalogue } from '../../application/staff/catalogue.ts'
import type { StaffChat } from '../../application/staff/chat.ts'
import type { Counter } from '../../application/staff/counter.ts'
import { createQueues, type Queues } from '../../application/staff/queue.ts'
import {
  createStaffSessionState,
  createStaffSessions,
  type StaffSessionState,
  type StaffSessions,
} from '../../application/staff/session.ts'
import { createStaffApi, type StaffApi } from '../../application/staff/staff-api.ts'
import type { Host } from './host-of.ts'
import { get, newContainer, once, provide, token } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The counter's own tokens, in addition to the ports and the common base. */
export const COUNTER = {
  sessionState: token<StaffSessionState>('staffSessionState'),
  staffApi: token<StaffApi>('staffApi'),
  sessions: token<StaffSessions>('staffSessions'),
  requestIds: token<RequestIds>('staffRequestIds'),
  queues: token<Queues>('staffQueues'),
  catalogue: token<StaffCatalogue>('staffCatalogue'),
  /** Bound once the chat is loaded. */
  staffChat: token<StaffChat>('staffChat'),
  loadChat: token<Counter['loadChat']>('staffLoadChat'),
  counter: token<Counter>('counter'),
} as const

type StaffApiDeps = ApiDeps & { readonly serverClock: ServerClock; readonly sessionState: StaffSessionState }

const counterModule = new ContainerModule(({ bind }) => {
  const { clock, log, http, cookies, device, tabs, random, lifecycle, notices, config } = TOKENS
  const { sessionState, staffApi, sessions, requestIds, queues } = COUNTER
  provide(bind, config, () => ({ baseUrl: '' }), {})
  provide(bind, TOKENS.serverClock, (deps) => createServerClock(deps.clock), { clock })
  provide(bind, TOKENS.serverTime, (deps) => deps.serverClock, { serverClock: TOKENS.serverClock })
  provide(bind, notices, createNotices, { clock, lifecycle })
  provide(bind, TOKENS.languageState, createLanguageState, { cookies, tabs })
  provide(bind, TOKENS.themeState, createThemeState, { cookies, tabs })
  provide(bind, sessionState, createStaffSessionState, {})
  provide(bind, TOKENS.api, (deps: StaffApiDeps) => createApi(deps), {
    http,
    clock,
    serverClock: TOKENS.serverClock,
    log,
    notices,
    sessionState,
    config,
  })
  provide(bind, staffApi, createStaffApi, { api: TOKENS.api })
  provide(bind, sessions, createStaffSessions, {
    staffApi,
    state: sessionState,
    clock: TOKENS.serverTime,
  })
  provide(bind, requestIds, (deps) => createRequestIds(deps, 'lintas_counter_acts'), { device, random })
  provide(bind, queues, createQueues, { staffApi, sessions, requestIds })
  provide(bind, COUNTER.catalogue, createStaffCatalogue, { staffApi, random })
  provide(bind, COUNTER.counter, (parts: Counter) => parts, {
    session: sessions,
    api: staffApi,
    queues,
    catalogue: COUNTER.catalogue,
    requestIds,
    loadChat: COUNTER.loadChat,
    language: TOKENS.languageState,
    theme: TOKENS.themeState,
    device,
    notices,
    clock: TOKENS.serverTime,
    lifecycle,
    log,
    pictures: TOKENS.pictures,
  })
})

/** The object that the counter's page needs, from a container of its own without any shopper contexts. */
export const createCounter = (host: Host): Counter => {
  const container = newContainer()
  const loadChat = once(async () => {
    container.load(...(await host.loadChat()))
    return get(container, COUNTER.staffChat)
  })
  provide(container.bind.bind(container), COUNTER.loadChat, () => loadChat, {})
  container.load(host.ports, counterModule)
  return get(container, COUNTER.counter)
}
