import type { Container } from 'inversify'
import { createLanguageState } from '../../application/account/language-state.ts'
import { createThemeState } from '../../application/account/theme-state.ts'
import { createApi } from '../../application/api/api-client.ts'
import { createSessionState } from '../../application/session/session-state.ts'
import { createNotices } from '../../application/shared/create-notices.ts'
import { createDeviceMemory } from '../../application/shared/device-memory.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** What every context stands on: notices, the session store, language, theme and the API client. */
export const bindBase = (container: Container): void => {
  const { clock, log, http, cookies, device, tabs, config, notices, sessionState } = TOKENS
  provide(container, notices, createNotices, { clock })
  provide(container, TOKENS.deviceMemory, createDeviceMemory, { device })
  provide(container, sessionState, createSessionState, { cookies, device, tabs })
  provide(container, TOKENS.languageState, createLanguageState, { cookies, tabs })
  provide(container, TOKENS.themeState, createThemeState, { cookies, tabs })
  provide(container, TOKENS.api, createApi, { http, clock, log, notices, sessionState, config })
}
