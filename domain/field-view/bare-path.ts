/** Words as our own paths and calls have them; whatever else stands in a path may be about somebody. */
const PLAIN = /^[a-z][a-z_-]{0,31}$/i

/** The path of an address without anything of a shopper: no origin, no query, `:x` for what is no plain word. */
export const barePath = (url: string): string => {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const segments = path.split('/').filter((segment) => segment !== '')
  return `/${segments.map((segment) => (PLAIN.test(segment) ? segment : ':x')).join('/')}`
}
