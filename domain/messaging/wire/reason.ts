/** Reason codes of CONNACK, SENDACK, SUBACK and DISCONNECT (protocol.md 5). Unknown numbers must not break anything. */
export const ReasonCode = {
  unknown: 0,
  success: 1,
  authFail: 2,
  subscriberNotExist: 3,
  inBlacklist: 4,
  channelNotExist: 5,
  userNotOnNode: 6,
  senderOffline: 7,
  msgKeyError: 8,
  payloadDecodeError: 9,
  forwardSendPacketError: 10,
  notAllowSend: 11,
  connectKick: 12,
  notInWhitelist: 13,
  queryTokenError: 14,
  systemError: 15,
  channelIDError: 16,
  nodeMatchError: 17,
  nodeNotMatch: 18,
  ban: 19,
  notSupportHeader: 20,
  clientKeyIsEmpty: 21,
  rateLimit: 22,
  notSupportChannelType: 23,
  disband: 24,
  sendBan: 25,
  channelDeleting: 26,
  protocolUpgradeRequired: 27,
  idempotencyConflict: 28,
  messageSeqExhausted: 29,
} as const

/** What may be done about a refused message: nothing, send it again, or send it once more with new keys. */
export type ReasonRemedy = 'none' | 'retry' | 'retry-after-handshake'

const RETRIED: ReadonlySet<number> = new Set([
  ReasonCode.forwardSendPacketError,
  ReasonCode.queryTokenError,
  ReasonCode.systemError,
  ReasonCode.nodeMatchError,
  ReasonCode.nodeNotMatch,
  ReasonCode.rateLimit,
])

export const reasonRemedy = (code: number): ReasonRemedy => {
  if (code === ReasonCode.payloadDecodeError || code === ReasonCode.msgKeyError)
    return 'retry-after-handshake'
  return RETRIED.has(code) ? 'retry' : 'none'
}
