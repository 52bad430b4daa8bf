import type { ChannelInfo } from '../channels/channel.ts'
import { isSystemType, isVisibleTo } from '../content/content.ts'
import { hasRedDot, type Message } from '../message.ts'

/** Whether a message is worth a word to somebody who does not see its room. */
export const isNews = (message: Message, uid: string, info: ChannelInfo | undefined): boolean =>
  hasRedDot(message) &&
  !isSystemType(message.content.contentType) &&
  isVisibleTo(message.content, uid) &&
  info?.isMuted !== true
