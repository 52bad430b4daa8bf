import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import { readEnvelope } from '../../domain/api/envelope.ts'

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
