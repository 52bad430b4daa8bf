import type { App } from '../../application/app.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import { createContainerWith } from './create-container.ts'
import type { Host } from './host-of.ts'
import { get } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The app of a page in a browser, which loads what only a signed-in shopper's pages use with the first of them. */
export const createPageApp = (host: Host, config: AppConfig): App => {
  const load = async () => (await import('./shopper-modules.ts')).shopperModules
  return get(createContainerWith(host, config, load), TOKENS.app)
}
