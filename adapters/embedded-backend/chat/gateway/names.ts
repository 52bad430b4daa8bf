import { ReasonCode } from '../../../../domain/messaging/wire/packets.ts'

// Longer than any id in use, and short enough for a database index (which does not accept zero bytes either).
const NAME_LIMIT = 255
const FORBIDDEN = /[@#&]/

const isKeepable = (text: string): boolean => text.length <= NAME_LIMIT && !text.includes('\0')

/** Requirement W2.1: a uid is not blank, and contains none of the characters that join names on the server. */
export const isUid = (text: string): boolean =>
  text.trim() !== '' && isKeepable(text) && !FORBIDDEN.test(text)

/** The reason code for a message with invalid names; `success` when they are valid. */
export const checkNames = (channelID: string, clientMsgNo: string): number =>
  isUid(channelID) && isKeepable(clientMsgNo) ? ReasonCode.success : ReasonCode.channelIDError
