import { createHash } from 'node:crypto'
import { brandRules } from '../../../domain/api/brand-settings.ts'
import type { ShopSettings } from '../../../domain/api/shop-settings.ts'

/** The origin of an address as a policy names it; undefined for an empty one, and for a path of our own. */
const originOf = (address: string): string | undefined =>
  address === '' || address.startsWith('/') ? undefined : new URL(address).origin

/** A piece of style or script as a policy names it. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of a page: files from here, its inline scripts and sheets by hash, and nothing else inline. */
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
 * The policy of the build, with the servers that the settings send the page to: its API, whose pictures are shown
 * too, others that have pictures, its messaging servers, and where it reports to; and with the colours of the brand.
 */
export const widenPolicy = (
  policy: string,
  { apiBase, messagingUrl, fieldView, brand, pictureOrigins = [] }: Widening,
  sockets: readonly string[] = [],
): string => {
  const api = originOf(apiBase)
  // Where nothing else is named the chat is with the API; who has it elsewhere says so in the settings.
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
