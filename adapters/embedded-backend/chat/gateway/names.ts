import * as ReasonCode from '../../../../domain/messaging/wire/reason-code.ts'

// Longer than any id in use, and short enough for an index of the database, which also knows no zero byte.
const NAME_LIMIT = 255
const FORBIDDEN = /[@#&]/

const isKeepable = (text: string): boolean => text.length <= NAME_LIMIT && !text.includes('\0')

/** protocol.md 2.1: a uid is not blank and has none of the signs that join names on the server. */
export const isUid = (text: string): boolean =>
  text.trim() !== '' && isKeepable(text) && !FORBIDDEN.test(text)

/** Why a message of these names cannot be taken; `success` when it can. */
export const checkNames = (channelID: string, clientMsgNo: string): number =>
  isUid(channelID) && isKeepable(clientMsgNo) ? ReasonCode.success : ReasonCode.channelIDError
