import { fieldsOf } from '../shared/fields.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import type { Seconds } from '../shared/time.ts'
import type { ApiFault } from './fault.ts'
import { numberOf, textOf } from './read.ts'

/** Requirement S7: an answer is accepted only when its body code equals 1. */
const SUCCESS = 1
const UNAUTHORISED = 401
const HOST_BROKEN = 500

/** When the server wrote the answer, by its own clock (api.md 1); undefined when it does not say. */
export const stampOf = (json: unknown): Seconds | undefined => numberOf(fieldsOf(json)?.['time'])

/**
 * Reads the server's envelope `{code, msg, time, data}` (requirements S7 and S8, api.md 1). Code 1 gives `data`; 401
 * is unauthorised whatever the HTTP status; any other code is a refusal with the server's message. Without an
 * envelope a failing status is returned as such, anything else as unexpected. A status of 500 or above is never a
 * refusal, whatever the body says: the server or a proxy in front of it failed, and the request may still have been
 * carried out.
 */
export const readEnvelope = (status: number, json: unknown, path: string): Result<unknown, ApiFault> => {
  const body = fieldsOf(json)
  const code = numberOf(body?.['code'])
  const message = textOf(body?.['msg'])
  if (code === UNAUTHORISED || (status === UNAUTHORISED && code !== SUCCESS)) {
    return fail({ kind: 'unauthorised', message })
  }
  const isFailing = status < 200 || status >= 300
  if (status >= HOST_BROKEN) return fail({ kind: 'status', status })
  if (isFailing && (code === undefined || message === '')) return fail({ kind: 'status', status })
  if (code === undefined) return fail({ kind: 'unexpected-answer', path })
  if (code === SUCCESS && !isFailing) return ok(body?.['data'])
  const details = body?.['data']
  return fail({ kind: 'rejected', code, message, ...(fieldsOf(details) ? { details } : {}) })
}

/** A path of an uploaded picture or film: `/upload/4f.webp`, not `//other.example/a.webp`, not `/detail/3/4`. */
const FILE_PATH = /^\/(?!\/)[^\s?#]+\.(?:webp|avif|png|jpe?g|gif|bmp|svg|mp4|webm)(?:[?#]|$)/i
// Deeper than any answer of a server.
const MOST_DEEP = 24

/** The answer with absolute addresses for the server's own files, for a page on another origin. */
export const withAbsoluteUrls = (answer: unknown, base: string, deep = 0): unknown => {
  if (typeof answer === 'string') return FILE_PATH.test(answer) ? base + answer : answer
  if (typeof answer !== 'object' || answer === null || deep > MOST_DEEP) return answer
  if (Array.isArray(answer)) return answer.map((item) => withAbsoluteUrls(item, base, deep + 1))
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withAbsoluteUrls(value, base, deep + 1)]),
  )
}
