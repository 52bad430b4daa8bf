import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { widenPolicy } from './content-policy.ts'

/** Used when the build has no policy of its own: only this origin, nothing inline. */
const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The response headers of pages. The build writes `server-headers.json` {"csp": "..."} next to the public folder,
 * because it knows the hashes of inline code; the settings name other origins that the page may reach.
 */
export const securityHeaders = (
  publicDir: string | undefined,
  settings: ShopSettings = DEFAULT_SHOP_SETTINGS,
  sockets: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  'content-security-policy': widenPolicy(policyOf(publicDir) ?? STRICT_POLICY, settings, sockets),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
})

/**
 * The response headers of hashed scripts and stylesheets. A page's policy governs what it loads, whatever these say;
 * this one is for workers, and for a file that is opened like a page. The policy of pages names each of their inline
 * styles: repeated by a dozen scripts it was 20 KB of a first visit.
 */
export const ASSET_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lintas",
  'x-content-type-options': 'nosniff',
}

const policyOf = (publicDir: string | undefined): string | undefined => {
  if (publicDir === undefined) return undefined
  try {
    const text = readFileSync(join(publicDir, '..', 'server-headers.json'), 'utf8')
    const { csp } = JSON.parse(text) as { readonly csp?: unknown }
    return typeof csp === 'string' ? csp : undefined
  } catch {
    return undefined
  }
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** Headers as nginx directives. */
export const nginxHeaders = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('')
