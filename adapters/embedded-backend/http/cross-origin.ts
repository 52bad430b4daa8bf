import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../domain/account/language.ts'

const HOUR_SECONDS = 3600

/** Allows pages of other origins to call the API with the token in its header; cookies are not accepted. */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['token', 'content-type', 'accept-language'],
    maxAge: HOUR_SECONDS,
  })

/**
 * The language of a call from a page of another origin, which has no cookie here and sends a language tag of its own.
 * The browser's Accept-Language is the reader's preference, not the page's language.
 */
export const languageFromAfar = (request: Request): Language | undefined => {
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(request.url).origin) return undefined
  const tag = request.headers.get('accept-language')
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag)
}
