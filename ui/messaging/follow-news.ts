import type { App } from '../../application/app.ts'
import type { Chat } from '../../application/messaging/messaging-context.ts'
import type { StateStream } from '../../application/shared/streams.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { channelOfPath, conversationPath } from '../../domain/messaging/channels/conversation-path.ts'
import { noticeText } from '../i18n/fault-text.ts'
import type { TranslationStore } from '../i18n/translations.ts'
import type { Place } from '../navigation/navigator.ts'

export type NewsDeps = {
  readonly app: Pick<App, 'notices' | 'alerts' | 'sound'>
  readonly chat: Chat
  readonly place$: StateStream<Place | undefined>
  readonly go: (path: string) => void
  readonly translations: Pick<TranslationStore, 'translations$' | 'load'>
}

/** Whether a page already shows this conversation, open or as a row. */
const isOnPage = (place: Place | undefined, channel: Channel): boolean => {
  const name = place?.match?.route.name
  if (name === 'chatRoom') return true
  const path = name === 'service' ? 'service' : place?.match?.params['merId']
  const isRoom = name === 'service' || name === 'chatRoomDetail'
  const shown = isRoom ? channelOfPath(path) : undefined
  return shown !== undefined && channelKey(shown) === channelKey(channel)
}

/** Notifies of the chat's messages on this page and this device. */
export const followNews = ({ app, chat, place$, go, translations }: NewsDeps): { stop(): void } =>
  chat.notify({
    notices: app.notices,
    page: {
      shows: (channel) => isOnPage(place$.value, channel),
      open: (channel) => go(channel ? conversationPath(channel) : '/chatRoom'),
      loadTranslator: async () => {
        // If texts cannot be loaded, the notification is still shown.
        await translations.load(['chat']).catch(() => undefined)
        return (text) => noticeText(text, translations.translations$.value)
      },
    },
    alerts: app.alerts,
    sound: app.sound,
  })
