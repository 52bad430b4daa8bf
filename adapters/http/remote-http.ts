import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { LANGUAGE_TAGS, languageFrom } from '../../domain/account/language.ts'
import { readEnvelope, withAbsoluteUrls } from '../../domain/api/read.ts'
import { COOKIE_NAMES } from '../../domain/session/session.ts'

/**
 * An API on another origin than the page: no cookies are sent, so the language is sent in a header that needs no
 * preflight, and picture addresses are made absolute.
 */
export const createRemoteHttp = (
  http: HttpPort,
  cookies: Pick<StoragePort, 'read'>,
  baseUrl: string,
): HttpPort => ({
  send: async (request) => {
    const language = LANGUAGE_TAGS[languageFrom(cookies.read(COOKIE_NAMES.language))]
    const headers = { 'accept-language': language, ...request.headers }
    const answer = await http.send({ ...request, headers })
    if (!answer.ok) return answer
    const json = withAbsoluteUrls(answer.value.json, baseUrl)
    return { ok: true, value: { ...answer.value, json } }
  },
})

/** Logs each failed call, except those that the app aborted. */
export const createLoggedHttp = (http: HttpPort, log: LogPort): HttpPort => ({
  send: async (request) => {
    const sent = await http.send(request)
    const answer = sent.ok ? readEnvelope(sent.value.status, sent.value.json, request.url) : sent
    if (!answer.ok && answer.fault.kind !== 'cancelled') {
      log.write('debug', 'call-failed', { path: request.url, fault: answer.fault.kind })
    }
    return sent
  },
})
