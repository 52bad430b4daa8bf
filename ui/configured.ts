import './app/shell-chunk.ts'
import { configuredHost } from '../adapters/container/configured-host.ts'
import type { Host } from '../adapters/container/host-of.ts'
import type { AppConfig } from '../application/shared/app-config.ts'
import type { Brand } from '../domain/api/brand.ts'
import { brandRules } from '../domain/api/brand-settings.ts'
import { lookOf } from '../domain/api/shop-settings.ts'
import { applySettings } from './app/start/apply-settings.ts'
import { matchRoute } from './navigation/routes.ts'

/** A page as a pattern, such as `/detail/:product?/:mer?`, without personal data. */
const pageOf = (path: string): string => matchRoute(path)?.route.path ?? 'other'

/**
 * Adds the brand's colours if the page was served without them: to the page's stylesheet, because the policy allows
 * no other.
 */
const applyColours = (brand: Brand, page: Document = document): void => {
  if (page.querySelector('style[data-brand]')) return
  const { sheet } = page.querySelector('style') ?? {}
  for (const rule of brandRules(brand)) sheet?.insertRule(rule, sheet.cssRules.length)
  for (const bar of brand.accent ? page.querySelectorAll('meta[name="theme-color"]') : []) {
    const isDark = bar.getAttribute('media')?.includes('dark')
    bar.setAttribute('content', (isDark ? brand.accent?.dark : brand.accent?.light) ?? '')
  }
}

/**
 * The part of the composition root for servers with settings (docs/configuration.md); loaded only then. The third is
 * a key of their look (`lookOf`).
 */
export const configured = (
  settingsFile: unknown,
  loadChat: Host['loadChat'],
): readonly [Host, AppConfig, string] => {
  const { host, config, settings } = configuredHost(settingsFile, pageOf, loadChat)
  applySettings(settings)
  applyColours(settings.brand)
  return [host, config, lookOf(settings)]
}
