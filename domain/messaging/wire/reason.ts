import * as ReasonCode from './reason-code.ts'

/** What may be done about a refused message: nothing, send it again, or send it once more with new keys. */
export type ReasonRemedy = 'none' | 'retry' | 'retry-after-handshake'

const RETRIED: ReadonlySet<number> = new Set<number>([
  ReasonCode.forwardSendPacketError,
  ReasonCode.queryTokenError,
  ReasonCode.systemError,
  ReasonCode.nodeMatchError,
  ReasonCode.nodeNotMatch,
  ReasonCode.rateLimit,
])

/** The protocol's name of a code, for logs; the number itself when nobody knows it. */
export const reasonName = (code: number): string =>
  Object.entries(ReasonCode).find(([, number]) => number === code)?.[0] ?? String(code)

/** A code that nobody knows has no remedy. */
export const reasonRemedy = (code: number): ReasonRemedy => {
  if (code === ReasonCode.payloadDecodeError || code === ReasonCode.msgKeyError)
    return 'retry-after-handshake'
  return RETRIED.has(code) ? 'retry' : 'none'
}
