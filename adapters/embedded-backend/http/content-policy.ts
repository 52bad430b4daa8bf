import type { ShopSettings } from '../../../domain/api/shop-settings.ts'

/** The origin of an address as a policy names it; undefined for an empty one, and for a path of our own. */
const originOf = (address: string): string | undefined =>
  address === '' || address.startsWith('/') ? undefined : new URL(address).origin

/**
 * The policy of the build, with the servers that the settings send the page to: its API, whose pictures are shown
 * too, its messaging servers, and where it reports to.
 */
export const widenPolicy = (
  policy: string,
  { apiBase, messagingUrl, fieldView }: Pick<ShopSettings, 'apiBase' | 'messagingUrl' | 'fieldView'>,
  sockets: readonly string[] = [],
): string => {
  const api = originOf(apiBase)
  // Where nothing else is named the chat is with the API; who has it elsewhere says so in the settings.
  const chat = messagingUrl === '' ? api?.replace(/^http/, 'ws') : originOf(messagingUrl)
  const more: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'connect-src': [api, chat, ...[...sockets, fieldView].map(originOf)],
    'img-src': [api],
    'media-src': [api],
  }
  return policy
    .split('; ')
    .map((rule) => {
      const origins = (more[rule.split(' ', 1)[0] ?? ''] ?? []).filter((origin) => origin !== undefined)
      return [rule, ...new Set(origins)].join(' ')
    })
    .join('; ')
}
