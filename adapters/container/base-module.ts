import { ContainerModule } from 'inversify'
import { createLanguageState } from '../../application/account/language-state.ts'
import { createThemeState } from '../../application/account/theme-state.ts'
import { type ApiDeps, createApi } from '../../application/api/api-client.ts'
import { createSessionState, type SessionState } from '../../application/session/session-state.ts'
import { createDeviceMemory } from '../../application/shared/device-memory.ts'
import { createNotices } from '../../application/shared/notices.ts'
import { createServerClock, type ServerClock } from '../../application/shared/server-clock.ts'
import { createState, type StateSource } from '../../application/shared/streams.ts'
import type { KeptAnswers } from '../../domain/offline/kept-times.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

type ShopApiDeps = ApiDeps & {
  readonly serverClock: ServerClock
  readonly keptAnswers: StateSource<KeptAnswers>
  readonly sessionState: SessionState
}

/** The common base of all contexts: notices, session store, language, theme and API client. */
export const baseModule = new ContainerModule(({ bind }) => {
  const { clock, lifecycle, log, http, cookies, device, tabs, config, notices, sessionState } = TOKENS
  provide(bind, TOKENS.serverClock, ({ clock: device }) => createServerClock(device), { clock })
  provide(bind, TOKENS.serverTime, ({ serverClock }) => serverClock, { serverClock: TOKENS.serverClock })
  provide(bind, TOKENS.keptAnswers, () => createState<KeptAnswers>(new Map()), {})
  provide(bind, TOKENS.keptAnswers$, ({ keptAnswers }) => keptAnswers.stream, {
    keptAnswers: TOKENS.keptAnswers,
  })
  provide(bind, notices, createNotices, { clock, lifecycle })
  provide(bind, TOKENS.deviceMemory, createDeviceMemory, { device })
  provide(bind, sessionState, createSessionState, { cookies, device, tabs })
  provide(bind, TOKENS.languageState, createLanguageState, { cookies, tabs })
  provide(bind, TOKENS.themeState, createThemeState, { cookies, tabs })
  provide(bind, TOKENS.api, (deps: ShopApiDeps) => createApi(deps), {
    http,
    clock,
    serverClock: TOKENS.serverClock,
    keptAnswers: TOKENS.keptAnswers,
    log,
    notices,
    sessionState,
    config,
  })
})
