import { type Content, isVisibleTo } from '../../domain/messaging/content/content.ts'
import { withoutSecrets } from '../../domain/messaging/content/secrets.ts'
import { isSentBy, type Message, shownContent } from '../../domain/messaging/message.ts'
import type { Fields } from '../../domain/shared/fields.ts'
import { firstOf } from '../../domain/shared/text.ts'
import type { Translations } from '../i18n/translations.ts'
import { messageText, systemLine } from './message-text.ts'

/** Most characters of a preview: a row shows one line. */
const LONGEST = 160

const textOf = (fields: Fields, ...names: readonly string[]): string => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

const titleOf = (fields: Fields, { language }: Translations): string =>
  language === 'dgn' ? textOf(fields, 'title', 'titleEn') : textOf(fields, 'titleEn', 'title')

const ofCard = (name: string, fields: Fields, translations: Translations): string => {
  if (name === 'product')
    return translations.t('chat.digest.product', { title: titleOf(fields, translations) })
  if (name === 'order') return translations.t('chat.digest.order', { number: textOf(fields, 'orderSn') })
  return ofUnknown(fields, translations)
}

/** Decision 8: newer types contain a text for clients that do not know them. */
const ofUnknown = (fields: Fields, { t }: Translations): string =>
  textOf(fields, 'content') || t('chat.digest.unknown')

const ofContent = (
  { contentType, body }: Content,
  nowSeconds: number,
  translations: Translations,
): string => {
  switch (body.kind) {
    case 'text':
      return withoutSecrets(messageText(body, nowSeconds, translations))
    case 'image':
      return translations.t('chat.digest.photo')
    case 'stream':
      return translations.t('chat.digest.answering')
    case 'system':
      return systemLine(contentType, body, translations)
    case 'custom':
      return ofCard(body.name, body.fields, translations)
    case 'unknown':
      return ofUnknown(body.fields, translations)
    case 'signal':
    case 'unreadable':
      return translations.t('chat.digest.unknown')
    case 'command':
      return ''
  }
}

/** The whole content of a message as text, for screen readers. */
export const plainTextOf = (message: Message, uid: string, translations: Translations): string => {
  const isMine = isSentBy(message, uid)
  if (message.extra.isRevoked) {
    return translations.t(isMine ? 'chat.digest.recalledByYou' : 'chat.digest.recalled')
  }
  const content = shownContent(message)
  if (!isVisibleTo(content, uid)) return ''
  // For opening times, the day on which the message was sent matters.
  const text = ofContent(content, message.timestamp, translations).replace(/\s+/g, ' ').trim()
  // The server has a streamed answer's text only when it is complete.
  if (text === '' && message.stream) return translations.t('chat.digest.answering')
  return text
}

/** A message as one line: for the list, quotes and notifications. */
export const digestOf = (message: Message, uid: string, translations: Translations): string =>
  firstOf(plainTextOf(message, uid, translations), LONGEST)
