import type { ContainerModule } from 'inversify'
import type { App } from '../../application/app.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import { createContainerWith } from './create-container.ts'
import type { Host } from './host-of.ts'
import { get } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The app of a page in a browser; modules that only signed-in shoppers use are loaded on demand. */
export const createPageApp = (
  host: Host,
  config: AppConfig,
  loadShopperModules: () => Promise<readonly ContainerModule[]>,
): App => get(createContainerWith(host, config, loadShopperModules), TOKENS.app)
