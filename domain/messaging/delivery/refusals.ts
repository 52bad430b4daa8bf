import type { Message } from '../message.ts'
import { ReasonCode } from '../wire/packets.ts'

// The last four: who is no member of a group, who is not on its list, a group that was dissolved, and one that is not there
// (requirement W5).
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

/** Whether a connect was refused because the account itself is shut out: no other token would help. */
export const isShutOut = (reasonCode: number | undefined): boolean =>
  reasonCode === ReasonCode.ban || reasonCode === ReasonCode.inBlacklist

/** Whether the server refused a message because its sender may not write here. */
export const isForbidden = ({ status, failReason }: Message): boolean =>
  status === 'fail' && failReason !== undefined && FORBIDDEN.has(failReason)

/** Requirement E7: the shopper's last word was refused, so nothing else will get through for now. */
export const refusedLast = (messages: readonly Message[], uid: string): Message | undefined => {
  const last = messages.findLast(({ fromUID }) => fromUID === uid)
  return last && isForbidden(last) ? last : undefined
}
