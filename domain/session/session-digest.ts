/**
 * Tells one session from another without giving its token away: 32 bits of it (FNV-1a, over UTF-16 units), as eight hex digits. Stands in a page
 * that was rendered for a shopper, so that its answers are given to nobody who signed in meanwhile.
 */
export const sessionDigest = (token: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
