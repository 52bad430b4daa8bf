import type { App } from '../../../application/app.ts'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { StateStream } from '../../../application/shared/streams.ts'
import { type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { isNews, isStillNews } from '../../../domain/messaging/conversations/news.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { readAlertWish, showAlert } from '../../device/message-alerts.ts'
import { createSound, readSoundWish } from '../../device/message-sound.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Place } from '../../navigation/navigator.ts'
import { conversationPath } from '../conversation-path.ts'
import { isOnPage, newsText } from './news.ts'

export type NewsDeps = {
  readonly app: Pick<App, 'clock' | 'notices' | 'lifecycle'>
  readonly chat: Chat
  readonly place$: StateStream<Place | undefined>
  readonly go: (path: string) => void
  readonly translations: Pick<TranslationStore, 'translations$' | 'load'>
  readonly play?: () => void
}

type Toast = { readonly id: number; readonly messages: readonly Message[]; readonly path: string }
/** A shown browser notification, and its message. */
type Alert = { readonly message: Message; readonly close: () => void }

/**
 * Notifies of messages in conversations that are not visible: by a toast on another page of the app, by a browser
 * notification when the app is in the background and the shopper has enabled them (requirement E7).
 */
export const followNews = ({ app, chat, place$, go, translations, play }: NewsDeps): { stop(): void } => {
  const { notices, lifecycle } = app
  const { client } = chat
  const sound = createSound(app.clock, play)
  const alerts = new Map<ChannelKey, Alert>()
  let toast: Toast | undefined

  /** A second message joins the toast instead of replacing it. */
  const showToast = (message: Message): void => {
    const path = conversationPath(message.channel)
    const before = notices.notices$.value.some(({ id }) => id === toast?.id) ? toast : undefined
    const messages = [...(before?.messages ?? []), message]
    const count = messages.length
    const goal = before && before.path !== path ? '/chatRoom' : path
    if (before) notices.close(before.id)
    const text = newsText(message, client.channelInfo$(channelKey(message.channel)).value)
    const id = notices.show(
      'info',
      count > 1 ? { kind: 'key', key: 'chat.news.many', with: { count } } : text,
      { key: 'chat.news.open', run: () => go(goal) },
    )
    toast = { id, messages, path: goal }
  }

  const isWaiting = (message: Message): boolean => {
    const key = channelKey(message.channel)
    return isStillNews(message, client.conversation$(key).value, client.messages$(key).value.messages)
  }

  const alert = async (message: Message): Promise<void> => {
    const wish = readAlertWish()
    if (wish === 'off' && !readSoundWish()) return
    // Another tab of the shopper shows a toast already.
    if (await client.isSeenElsewhere()) return
    sound()
    if (wish === 'off') return
    // If texts cannot be loaded, the notification is still shown.
    await translations.load(['chat']).catch(() => undefined)
    const { t } = translations.translations$.value
    // Read or recalled in the meantime.
    if (!isWaiting(message)) return
    const key = channelKey(message.channel)
    const info = client.channelInfo$(key).value
    const news = newsText(message, info)
    const said = news.kind === 'key' && wish === 'text' ? (news.with?.['text'] ?? t(news.key, news.with)) : ''
    const shown = showAlert({
      title: info?.title || t('chat.news.hidden'),
      body: String(said || t('chat.news.hidden')),
      tag: key,
      onOpen: () => go(conversationPath(message.channel)),
    })
    if (shown) alerts.set(key, { message, close: () => shown.close() })
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
  // Closes notifications of messages that were read anywhere, recalled or deleted.
  const closeGone = (): void => {
    for (const [key, { message, close }] of alerts) {
      if (isWaiting(message)) continue
      close()
      alerts.delete(key)
    }
    if (toast && !toast.messages.some(isWaiting)) {
      notices.close(toast.id)
      toast = undefined
    }
  }
  const closeAll = (): void => {
    for (const { close } of alerts.values()) close()
    alerts.clear()
  }
  const reading = client.conversations$.subscribe(closeGone)
  // Recalls made while this device was offline are loaded, because these conversations are not open.
  const connecting = client.status$.subscribe(({ state }) => {
    if (state !== 'connected') return
    const told = [...[...alerts.values()].map(({ message }) => message), ...(toast?.messages ?? [])]
    const channels = new Map(told.map(({ channel }) => [channelKey(channel), channel]))
    for (const channel of channels.values()) void client.syncExtras(channel)
  })
  // A notification would outlive its page, and could not be clicked any more.
  const leaving = lifecycle.life$.subscribe(({ isLeaving }) => {
    if (isLeaving) closeAll()
  })
  return {
    stop: () => {
      listening.unsubscribe()
      reading.unsubscribe()
      connecting.unsubscribe()
      leaving.unsubscribe()
      closeAll()
    },
  }
}
