import type { App } from '../../application/app.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import { createContainerWith, type LateModules } from './create-container.ts'
import type { Host } from './host-of.ts'
import { get } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The app of a page in a browser; what its first page does not need is loaded on demand. */
export const createPageApp = (host: Host, config: AppConfig, late: LateModules): App =>
  get(createContainerWith(host, config, late), TOKENS.app)
