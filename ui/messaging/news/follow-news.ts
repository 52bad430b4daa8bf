import type { App } from '../../../application/app.ts'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { StateStream } from '../../../application/shared/state-stream.ts'
import { type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import { isNews } from '../../../domain/messaging/conversations/news.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { readAlertWish, showAlert } from '../../device/message-alerts.ts'
import { createSound, readSoundWish } from '../../device/message-sound.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Place } from '../../navigation/navigator.ts'
import { roomPath } from '../room-path.ts'
import { isOnPage, newsText } from './news.ts'

export type NewsDeps = {
  readonly app: Pick<App, 'clock' | 'notices' | 'lifecycle'>
  readonly chat: Chat
  readonly place$: StateStream<Place | undefined>
  readonly go: (path: string) => void
  readonly translations: Pick<TranslationStore, 'translations$' | 'load'>
  readonly play?: () => void
}

type Toast = { readonly id: number; readonly count: number; readonly path: string }

/**
 * Tells of messages that nobody sees coming in: a toast on another page of the app, a notification of the browser
 * when the whole app is out of sight and the shopper has asked for that (messaging.md 7).
 */
export const followNews = ({ app, chat, place$, go, translations, play }: NewsDeps): { stop(): void } => {
  const { notices, lifecycle } = app
  const { client } = chat
  const sound = createSound(app.clock, play)
  const alerts = new Map<ChannelKey, { close(): void }>()
  let toast: Toast | undefined

  /** A second one joins the first instead of pushing it away. */
  const showToast = (message: Message): void => {
    const path = roomPath(message.channel)
    const before = notices.notices$.value.some(({ id }) => id === toast?.id) ? toast : undefined
    const count = (before?.count ?? 0) + 1
    const goal = before && before.path !== path ? '/chatRoom' : path
    if (before) notices.close(before.id)
    const text = newsText(message, client.channelInfo$(channelKey(message.channel)).value)
    const id = notices.show(
      'info',
      count > 1 ? { kind: 'key', key: 'chat.news.many', with: { count } } : text,
      { key: 'chat.news.open', run: () => go(goal) },
    )
    toast = { id, count, path: goal }
  }

  const alert = async (message: Message): Promise<void> => {
    const wish = readAlertWish()
    if (wish === 'off' && !readSoundWish()) return
    // Another tab of the shopper's shows a toast already.
    if (await client.isSeenElsewhere()) return
    sound()
    if (wish === 'off') return
    // Words that cannot be had are no reason to say nothing.
    await translations.load(['chat']).catch(() => undefined)
    const { t } = translations.translations$.value
    const key = channelKey(message.channel)
    const info = client.channelInfo$(key).value
    const news = newsText(message, info)
    const said = news.kind === 'key' && wish === 'text' ? (news.with?.['text'] ?? t(news.key, news.with)) : ''
    const shown = showAlert({
      title: info?.title || t('chat.news.hidden'),
      body: String(said || t('chat.news.hidden')),
      tag: key,
      onOpen: () => go(roomPath(message.channel)),
    })
    if (shown) alerts.set(key, shown)
  }

  const listening = client.arrived.subscribe((message) => {
    const info = client.channelInfo$(channelKey(message.channel)).value
    if (!isNews(message, client.uid, info)) return
    if (!lifecycle.life$.value.isVisible) void alert(message)
    else if (!isOnPage(place$.value, message.channel)) {
      showToast(message)
      sound()
    }
  })
  // Read here or anywhere else: nothing is left to tell.
  const reading = client.conversations$.subscribe((conversations) => {
    for (const conversation of conversations) {
      const key = channelKey(conversation.channel)
      if (logicalUnread(conversation) > 0) continue
      alerts.get(key)?.close()
      alerts.delete(key)
    }
  })
  return {
    stop: () => {
      listening.unsubscribe()
      reading.unsubscribe()
      for (const shown of alerts.values()) shown.close()
    },
  }
}
