import './app/shell-chunk.ts'
import { configuredHost } from '../adapters/container/configured-host.ts'
import type { Host } from '../adapters/container/host-of.ts'
import type { AppConfig } from '../application/shared/app-config.ts'
import { lookOf } from '../domain/api/shop-settings.ts'
import { applyColours, applySettings } from './app/start/apply-settings.ts'
import { matchRoute } from './navigation/routes.ts'

/** A page as a pattern, such as `/detail/:product?/:mer?`, without personal data. */
const pageOf = (path: string): string => matchRoute(path)?.route.path ?? 'other'

/**
 * The part of the composition root for servers with settings (docs/configuration.md); loaded only then. The third is
 * a key of their look (`lookOf`).
 */
export const configured = (
  given: unknown,
  loadChat: Host['loadChat'],
): readonly [Host, AppConfig, string] => {
  const { host, config, settings } = configuredHost(given, pageOf, loadChat)
  applySettings(settings)
  applyColours(settings.brand)
  return [host, config, lookOf(settings)]
}
