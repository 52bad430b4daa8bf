import type { Language } from '../../domain/account/language.ts'
import type { ChannelInfo } from '../../domain/messaging/channels/channel.ts'
import { formatAgo } from '../i18n/format.ts'
import type { Translations } from '../i18n/translations.ts'
import { momentLabel, timeThere } from './time-label.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After this long the exact time does not matter. */
const LONG_AGO = 7 * DAY

const ago = (seconds: number, language: Language): string => {
  if (seconds >= DAY) return formatAgo(Math.floor(seconds / DAY), 'day', language)
  if (seconds >= HOUR) return formatAgo(Math.floor(seconds / HOUR), 'hour', language)
  return formatAgo(Math.max(1, Math.floor(seconds / MINUTE)), 'minute', language)
}

/**
 * The text under a name: online, typical reply time, opening time, or last seen (requirement E7). Empty while
 * unknown.
 */
export const presenceText = (
  info: ChannelInfo | undefined,
  nowSeconds: number,
  translations: Translations,
): string => {
  if (!info) return ''
  const { t, language } = translations
  const { isOnline, lastOffline, shop } = info
  if (isOnline) return t('chat.presence.online')
  if (shop && shop.opensAt > nowSeconds) {
    const when = momentLabel(shop.opensAt, nowSeconds, language)
    const there = timeThere(shop.opensAt, shop.opensText, language)
    return there === '' ? t('chat.presence.opens', { when }) : t('chat.presence.opensThere', { when, there })
  }
  if (shop && shop.replyMinutes > 0) return t('chat.presence.replies', { count: shop.replyMinutes })
  const away = nowSeconds - lastOffline
  if (lastOffline <= 0 || away >= LONG_AGO) return t('chat.presence.offline')
  return t('chat.presence.seen', { ago: ago(away, language) })
}
