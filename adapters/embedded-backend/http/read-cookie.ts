/** The value of one of a request's cookies as it stands there; undefined where it has none, or an empty one. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}
