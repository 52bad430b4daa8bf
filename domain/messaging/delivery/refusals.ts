import type { Message } from '../message.ts'
import { ReasonCode } from '../wire/packets.ts'

// The last four: not a member of the group, not on its allow list, group dissolved, group does not exist (requirement
// W5).
const FORBIDDEN: ReadonlySet<number> = new Set([
  ReasonCode.ban,
  ReasonCode.sendBan,
  ReasonCode.inBlacklist,
  ReasonCode.notAllowSend,
  ReasonCode.subscriberNotExist,
  ReasonCode.notInWhitelist,
  ReasonCode.disband,
  ReasonCode.channelNotExist,
])

/** Whether the account itself is banned, so that another token would not help. */
export const isShutOut = (reasonCode: number | undefined): boolean =>
  reasonCode === ReasonCode.ban || reasonCode === ReasonCode.inBlacklist

/** Whether the server refused a message because its sender may not write here. */
export const isForbidden = ({ status, failReason }: Message): boolean =>
  status === 'fail' && failReason !== undefined && FORBIDDEN.has(failReason)

/** Requirement E7: whether the shopper's last message was refused, so that further ones would be too. */
export const refusedLast = (messages: readonly Message[], uid: string): Message | undefined => {
  const last = messages.findLast(({ fromUID }) => fromUID === uid)
  return last && isForbidden(last) ? last : undefined
}
