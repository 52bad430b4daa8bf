import { BehaviorSubject } from 'rxjs'
import { COOKIE_NAMES } from '../../domain/session/session.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { Theme } from './account-context.ts'

const DAYS = 365
const TOPIC = 'theme'
const THEMES: readonly Theme[] = ['system', 'light', 'dark']

const themeFrom = (text: string | undefined): Theme => THEMES.find((theme) => theme === text) ?? 'system'

/** The current theme, synchronised between tabs. */
export type ThemeState = {
  readonly theme$: StateStream<Theme>
  readonly choose: (theme: Theme) => void
}

type Deps = { readonly cookies: StoragePort; readonly tabs: TabsPort }

/**
 * Light, dark or system, synchronised between tabs. Kept in a cookie, so that server-rendered pages have the right
 * theme (docs/serving.md); reading localStorage before the first paint would wait for another process.
 */
export const createThemeState = ({ cookies, tabs }: Deps): ThemeState => {
  const theme$ = new BehaviorSubject(themeFrom(cookies.read(COOKIE_NAMES.theme)))
  tabs.listen(TOPIC, (text) => theme$.next(themeFrom(text)))
  return {
    theme$: stateOf(theme$),
    choose: (theme) => {
      cookies.write(COOKIE_NAMES.theme, theme, DAYS)
      theme$.next(theme)
      tabs.announce(TOPIC, theme)
    },
  }
}
