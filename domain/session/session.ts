import type { User } from '../account/user.ts'

/** A token in the store means signed in (requirement S4). The user may still be on the way. */
export type Session =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: User | undefined }
/**
 * The cookies of the shop, as page and server both read them. The token lives in a cookie named for the admin token
 * (requirement S6).
 */
export const COOKIE_NAMES = {
  token: 'admin_token',
  language: 'lintas_lang',
  theme: 'lintas_theme',
} as const

/**
 * Tells one session from another without giving its token away: 32 bits of it (FNV-1a, over UTF-16 units), as eight hex digits. Stands in a page
 * that was rendered for a shopper, so that its answers are given to nobody who signed in meanwhile.
 */
export const sessionDigest = (token: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
