import type { Message } from './message.ts'
import * as ReasonCode from './wire/reason-code.ts'

const BANNED: ReadonlySet<number> = new Set([
  ReasonCode.ban,
  ReasonCode.sendBan,
  ReasonCode.inBlacklist,
  ReasonCode.notAllowSend,
])

/** Whether a connect was refused because the account itself is shut out: no other token would help. */
export const isShutOut = (reasonCode: number | undefined): boolean =>
  reasonCode === ReasonCode.ban || reasonCode === ReasonCode.inBlacklist

/** Whether the server refused a message because its sender may not write here. */
export const isBanned = ({ status, failReason }: Message): boolean =>
  status === 'fail' && failReason !== undefined && BANNED.has(failReason)

/** messaging.md 7: the shopper's last word was refused, so nothing else will get through for now. */
export const refusedLast = (messages: readonly Message[], uid: string): Message | undefined => {
  const last = messages.findLast(({ fromUID }) => fromUID === uid)
  return last && isBanned(last) ? last : undefined
}
