import type { StoragePort } from '../../application/ports/storage-port.ts'
import { unescaped } from '../../domain/shared/url.ts'

type Page = Pick<Document, 'cookie'>

/**
 * Values as cookies of the whole site, for what the server must read too (token, language). SameSite=Lax,
 * and Secure where the page is. Both `max-age` and `expires` are set: the test DOM knows only the latter.
 */
export const createCookieStorage = (
  page: Page = document,
  isSecure: boolean = globalThis.location?.protocol === 'https:',
  now: () => number = Date.now,
): StoragePort => {
  const put = (name: string, value: string, seconds: number): void => {
    const expires = new Date(seconds > 0 ? now() + seconds * 1000 : 0).toUTCString()
    const secure = isSecure ? '; Secure' : ''
    page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; Expires=${expires}; SameSite=Lax${secure}`
  }
  return {
    read: (name) => {
      for (const pair of page.cookie.split('; ')) {
        const at = pair.indexOf('=')
        if (pair.slice(0, at) === name) {
          const value = unescaped(pair.slice(at + 1))
          return value === '' ? undefined : value
        }
      }
      return undefined
    },
    write: (name, value, days) => put(name, value, Math.round(days * 86_400)),
    remove: (name) => put(name, '', 0),
  }
}
