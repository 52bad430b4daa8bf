import './app/shell-chunk.ts'
import { configuredHost } from '../adapters/container/configured-host.ts'
import type { Host } from '../adapters/container/host-of.ts'
import type { AppConfig } from '../application/shared/app-config.ts'
import { applySettings } from './app/start/apply-settings.ts'
import { matchRoute } from './navigation/routes.ts'

/** A page as a pattern, such as `/detail/:product?/:mer?`: what is in its place is nobody's business. */
const pageOf = (path: string): string => matchRoute(path)?.route.path ?? 'other'

/** The part of the composition root for a server that has set something (docs/configuration.md): it comes only then. */
export const configured = (given: unknown, loadChat: Host['loadChat']): readonly [Host, AppConfig] => {
  const { host, config, settings } = configuredHost(given, pageOf, loadChat)
  applySettings(settings)
  return [host, config]
}
