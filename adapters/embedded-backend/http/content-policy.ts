import { createHash } from 'node:crypto'
import { brandRules } from '../../../domain/api/brand-settings.ts'
import type { ShopSettings } from '../../../domain/api/shop-settings.ts'

/** The origin of an address in CSP form; undefined for an empty one, and for a path of our own. */
const originOf = (address: string): string | undefined =>
  address === '' || address.startsWith('/') ? undefined : new URL(address).origin

/** The CSP hash of an inline style or script. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page: files of this origin, its inline scripts and styles by hash, no other inline code. */
export const policyOf = (scripts: readonly string[], sheets: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...sheets.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lintas',
  ].join('; ')

type Widening = Pick<ShopSettings, 'apiBase' | 'messagingUrl' | 'fieldView'> &
  Partial<Pick<ShopSettings, 'brand' | 'pictureOrigins'>>

/**
 * The build's policy extended by the servers in the settings (API, pictures, messaging servers, report target) and by
 * the style with the brand's colours.
 */
export const widenPolicy = (
  policy: string,
  { apiBase, messagingUrl, fieldView, brand, pictureOrigins = [] }: Widening,
  sockets: readonly string[] = [],
): string => {
  const api = originOf(apiBase)
  // Without another setting the messaging server is on the API's host.
  const chat = messagingUrl === '' ? api?.replace(/^http/, 'ws') : originOf(messagingUrl)
  const rules = brand ? brandRules(brand) : []
  const more: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'connect-src': [api, chat, ...[...sockets, fieldView].map(originOf)],
    'img-src': [api, ...pictureOrigins],
    'media-src': [api, ...pictureOrigins],
    'style-src': rules.length === 0 ? [] : [hashOf(rules.join(''))],
  }
  return policy
    .split('; ')
    .map((rule) => {
      const origins = (more[rule.split(' ', 1)[0] ?? ''] ?? []).filter((origin) => origin !== undefined)
      return [rule, ...new Set(origins)].join(' ')
    })
    .join('; ')
}
