import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { LANGUAGE_TAGS, languageFrom } from '../../domain/account/language.ts'
import { readEnvelope, withAbsoluteUrls } from '../../domain/api/envelope.ts'
import { COOKIE_NAMES } from '../../domain/session/session.ts'

/**
 * An API on another origin than the page: no cookie goes along, so that the language travels as a header that
 * needs no leave of the other side, and pictures are addressed where they are.
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

/** Writes a line for each call that has failed; a call that we took back ourselves has not. */
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
