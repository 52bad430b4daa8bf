import type { User } from '../account/user.ts'

/** A stored token means signed in (requirement S4). The user's data may still be loading. */
export type Session =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: User | undefined }
/** The shop's cookies, read by page and server. The name of the token's cookie is given by requirement S6. */
export const COOKIE_NAMES = {
  token: 'admin_token',
  language: 'lintas_lang',
  theme: 'lintas_theme',
} as const

/**
 * Identifies a session without revealing its token: a 32-bit hash (FNV-1a, over UTF-16 units) as eight hex digits. A
 * server-rendered page contains it, so that its data are not shown to somebody who has signed in since.
 */
export const sessionDigest = (token: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
