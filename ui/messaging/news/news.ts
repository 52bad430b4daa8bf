import type { NoticeText } from '../../../application/shared/notices.ts'
import { type Channel, type ChannelInfo, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { withoutSecrets } from '../../../domain/messaging/content/secrets.ts'
import { type Message, shownContent } from '../../../domain/messaging/message.ts'
import { firstOf } from '../../../domain/shared/text.ts'
import type { Place } from '../../navigation/navigator.ts'
import { channelOfPath } from '../conversation-path.ts'

const LONGEST = 60

/** Whether a page already shows this conversation, open or as a row. */
export const isOnPage = (place: Place | undefined, channel: Channel): boolean => {
  const name = place?.match?.route.name
  if (name === 'chatRoom') return true
  const path = name === 'service' ? 'service' : place?.match?.params['merId']
  const isRoom = name === 'service' || name === 'chatRoomDetail'
  const shown = isRoom ? channelOfPath(path) : undefined
  return shown !== undefined && channelKey(shown) === channelKey(channel)
}

const shortened = (text: string): string => {
  const line = withoutSecrets(text).replace(/\s+/g, ' ').trim()
  const shown = firstOf(line, LONGEST)
  return shown === line ? line : `${shown}…`
}

/** A message as a toast: its text follows the language at the time of rendering. */
export const newsText = (message: Message, info: ChannelInfo | undefined): NoticeText => {
  const name = info?.title ?? ''
  if (name === '') return { kind: 'key', key: 'chat.news.hidden' }
  const { body } = shownContent(message)
  if (body.kind === 'text' && body.text.trim() !== '') {
    return { kind: 'key', key: 'chat.news.text', with: { name, text: shortened(body.text) } }
  }
  if (body.kind === 'image') return { kind: 'key', key: 'chat.news.photo', with: { name } }
  if (body.kind === 'custom' && body.name === 'product') {
    return { kind: 'key', key: 'chat.news.product', with: { name } }
  }
  if (body.kind === 'custom' && body.name === 'order') {
    return { kind: 'key', key: 'chat.news.order', with: { name } }
  }
  return { kind: 'key', key: 'chat.news.other', with: { name } }
}
