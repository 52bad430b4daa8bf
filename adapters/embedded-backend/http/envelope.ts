import { packText } from './compress.ts'

/** The body of every answer (api.md 1). `time` is Unix seconds. */
export type Envelope = {
  readonly code: number
  readonly msg: string
  readonly time: number
  readonly data: unknown
}

/** Body code of an accepted call (api.md 1). */
export const SUCCESS = 1
/** Body code of a refused call (api.md 1). */
export const FAILURE = 0
/** Body code of a call without a session (api.md 1). */
export const UNAUTHORISED = 401
/** Body code of a call that the caller may not make (api.md 1). */
export const FORBIDDEN = 403
/** Body code of an unknown call or item (api.md 1). */
export const NOT_FOUND = 404
/** Body code of a server error (api.md 1). */
export const SERVER_FAULT = 500

/** HTTP status of a code where it is one; success and ordinary refusals use 200 (api.md 1). */
const statusFor = (code: number): number => (code >= 200 && code < 1000 ? code : 200)

/** The envelope of an answer; `time` is seconds since 1970 (api.md 1). */
export const envelope = (code: number, msg: string, time: number, data: unknown = null): Envelope => ({
  code,
  msg,
  time,
  data,
})

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  // Answers contain texts of shoppers: browsers must not interpret them as a page.
  'x-content-type-options': 'nosniff',
}

/** The HTTP answer for an envelope, compressed if worthwhile and accepted. */
export const answer = (request: Request, body: Envelope): Response => {
  const { body: packed, encoding } = packText(request, JSON.stringify(body))
  const headers = {
    ...HEADERS,
    vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  }
  return new Response(packed, { status: statusFor(body.code), headers })
}
