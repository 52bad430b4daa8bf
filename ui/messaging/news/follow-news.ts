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
/** A notification of the browser, and what it tells of. */
type Alert = { readonly message: Message; readonly close: () => void }

/**
 * Tells of messages that nobody sees coming in: a toast on another page of the app, a notification of the browser
 * when the whole app is out of sight and the shopper has asked for that (requirement E7).
 */
export const followNews = ({ app, chat, place$, go, translations, play }: NewsDeps): { stop(): void } => {
  const { notices, lifecycle } = app
  const { client } = chat
  const sound = createSound(app.clock, play)
  const alerts = new Map<ChannelKey, Alert>()
  let toast: Toast | undefined

  /** A second one joins the first instead of pushing it away. */
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
    // Another tab of the shopper's shows a toast already.
    if (await client.isSeenElsewhere()) return
    sound()
    if (wish === 'off') return
    // Words that cannot be had are no reason to say nothing.
    await translations.load(['chat']).catch(() => undefined)
    const { t } = translations.translations$.value
    // Read or taken back while we were asking.
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
  // Read here or anywhere else, recalled, deleted, or with its conversation: nothing is left to tell.
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
  // What was taken back while this device was off is asked for: nobody has these conversations open.
  const connecting = client.status$.subscribe(({ state }) => {
    if (state !== 'connected') return
    const told = [...[...alerts.values()].map(({ message }) => message), ...(toast?.messages ?? [])]
    const channels = new Map(told.map(({ channel }) => [channelKey(channel), channel]))
    for (const channel of channels.values()) void client.syncExtras(channel)
  })
  // A notification outlives its page, and could not be answered any more.
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
