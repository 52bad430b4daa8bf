// Reason codes of CONNACK, SENDACK, SUBACK and DISCONNECT (protocol.md 5). Unknown numbers must not break anything.
// To be imported as `* as ReasonCode`.

export const unknown = 0
export const success = 1
export const authFail = 2
export const subscriberNotExist = 3
export const inBlacklist = 4
export const channelNotExist = 5
export const userNotOnNode = 6
export const senderOffline = 7
export const msgKeyError = 8
export const payloadDecodeError = 9
export const forwardSendPacketError = 10
export const notAllowSend = 11
export const connectKick = 12
export const notInWhitelist = 13
export const queryTokenError = 14
export const systemError = 15
export const channelIDError = 16
export const nodeMatchError = 17
export const nodeNotMatch = 18
export const ban = 19
export const notSupportHeader = 20
export const clientKeyIsEmpty = 21
export const rateLimit = 22
export const notSupportChannelType = 23
export const disband = 24
export const sendBan = 25
export const channelDeleting = 26
export const protocolUpgradeRequired = 27
export const idempotencyConflict = 28
export const messageSeqExhausted = 29
