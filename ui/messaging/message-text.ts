import { isServiceChannel } from '../../domain/messaging/channels/channel.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import { systemText } from '../../domain/messaging/content/content.ts'
import { SystemType } from '../../domain/messaging/content/shop-content.ts'
import { fieldsOf, textField } from '../../domain/shared/fields.ts'
import type { Translations } from '../i18n/translations.ts'
import { momentLabel, timeThere } from './time-label.ts'

type SystemBody = Extract<Content['body'], { readonly kind: 'system' }>
type TextBody = Extract<Content['body'], { readonly kind: 'text' }>

const nameIn = ({ names, fields }: SystemBody, t: Translations['t']): string => {
  const extra = fields['extra']
  const [first] = Array.isArray(extra) ? extra : []
  const channelID = textField(fieldsOf(first) ?? {}, 'uid')
  return isServiceChannel({ channelID, channelType: 1 }) ? t('core.title.service') : (names[0] ?? '')
}

/** A system message in the reader's current language; an unknown one with its own text. */
export const systemLine = (contentType: number, body: SystemBody, { t }: Translations): string => {
  const name = nameIn(body, t)
  const score = body.fields['score']
  if (contentType === SystemType.entered && name !== '') return t('chat.line.entered', { name })
  if (contentType === SystemType.ratingAsked && name !== '') return t('chat.line.ratingAsked', { name })
  if (contentType === SystemType.rated && typeof score === 'number') return t('chat.line.rated', { score })
  return systemText(body.template, body.names)
}

/** The text of a message; for automatic replies with a time, the time on the reader's clock and on theirs. */
export const messageText = (
  { text, away }: TextBody,
  nowSeconds: number,
  { t, language }: Translations,
): string => {
  if (!away) return text
  const when = momentLabel(away.opensAt, nowSeconds, language)
  const there = timeThere(away.opensAt, away.opensText, language)
  return there === '' ? t('chat.line.away', { when }) : t('chat.line.awayThere', { when, there })
}
