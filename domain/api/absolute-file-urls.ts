/** A path of the server's own picture or film: `/upload/4f.webp`, not `//other.example/a.webp`, not `/detail/3/4`. */
const FILE_PATH = /^\/(?!\/)[^\s?#]+\.(?:webp|avif|png|jpe?g|gif|bmp|svg|mp4|webm)(?:[?#]|$)/i
// Deeper than any answer of a server.
const MOST_DEEP = 24

/** The answer with the addresses of the server's own files made whole, for a page that stands on another origin. */
export const withAbsoluteUrls = (answer: unknown, base: string, deep = 0): unknown => {
  if (typeof answer === 'string') return FILE_PATH.test(answer) ? base + answer : answer
  if (typeof answer !== 'object' || answer === null || deep > MOST_DEEP) return answer
  if (Array.isArray(answer)) return answer.map((item) => withAbsoluteUrls(item, base, deep + 1))
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withAbsoluteUrls(value, base, deep + 1)]),
  )
}
