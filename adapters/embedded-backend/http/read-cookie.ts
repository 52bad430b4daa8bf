import { LANGUAGE_TAGS, LANGUAGES, type Language, languageFrom } from '../../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { unescaped } from '../../../domain/shared/url.ts'

/** The value of a request's cookie; undefined when it is missing or empty. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return unescaped(pair.slice(at + 1).trim()) || undefined
  }
  return undefined
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The language in an address, by its tag or its own name (`?lang=ja`, `?lang=ri`), as links from outside have it. */
const namedLanguage = (request: Request): Language | undefined => {
  const named = new URL(request.url).searchParams.get('lang')?.toLowerCase()
  return LANGUAGES.find((one) => named === one || named === LANGUAGE_TAGS[one].toLowerCase())
}

/** The language of a page: from its address, else the reader's earlier choice. */
export const languageOf = (request: Request): Language =>
  namedLanguage(request) ?? languageFrom(readCookie(request, COOKIE_NAMES.language))

/** A cookie for the language in an address, so that the next page has it too; nothing where it is set already. */
export const keptLanguage = (request: Request): Readonly<Record<string, string>> => {
  const named = namedLanguage(request)
  if (named === undefined || named === readCookie(request, COOKIE_NAMES.language)) return {}
  return { 'set-cookie': `${COOKIE_NAMES.language}=${named}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax` }
}
