import { type Channel, type ChannelInfo, isServiceChannel } from '../../domain/messaging/channels/channel.ts'
import type { Translations } from '../i18n/translations.ts'

/** What the other side is called; a plain word as long as the server has not said. */
export const channelName = (channel: Channel, info: ChannelInfo | undefined, { t }: Translations): string =>
  info?.title || t(isServiceChannel(channel) ? 'core.title.service' : 'chat.someShop')
